import Foundation
import Testing

@testable import UIKitCore

@Suite struct LabelBaselineTests {
  @Test func `Text that becomes smaller stays on its line, in the middle or at its top`() {
    func line(_ adjustment: UIBaselineAdjustment, shrinks: Bool) -> CGFloat {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: shrinks ? 60 : 600, height: 60))
      label.font = .systemFont(ofSize: 30)
      label.text = "A long text"
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = adjustment
      return label.baselines(in: label.bounds).first
    }
    let whole = line(.alignBaselines, shrinks: false)

    #expect(abs(line(.alignBaselines, shrinks: true) - whole) < 0.01)
    #expect(line(.alignCenters, shrinks: true) < whole - 2)
    #expect(line(.none, shrinks: true) < line(.alignCenters, shrinks: true))
    #expect(line(.alignCenters, shrinks: false) == whole)
  }
}
