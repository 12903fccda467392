import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIToolbarTests {
  @Test func `Flexible spaces share what is left`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(title: "A", action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "A", action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "A", action: nil),
    ]

    bar.layoutIfNeeded()

    let frames = bar.subviews.compactMap { $0 as? BarButtonView }.map(\.frame)
    #expect(frames.count == 5)
    #expect(frames[0].minX == 8)
    #expect(frames[4].maxX.rounded() == 312)
    #expect(abs(frames[2].midX - 160) <= 1)
  }

  @Test func `A fixed space is as long as it says`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [.fixedSpace(50), UIBarButtonItem(title: "A", action: nil)]

    bar.layoutIfNeeded()

    #expect(bar.subviews.compactMap { $0 as? BarButtonView }.last?.frame.minX == 58)
  }
}
