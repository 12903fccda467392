import Foundation
import UIKit

/// The finger's last samples as dots: small layers that only move, so that nothing is drawn anew.
final class PointerTrail {
  private var dots: [UIView] = []
  private let view: UIView

  /// How many are shown. Source: chosen, a third of a second of a usual mouse.
  private static let count = 42

  init(in view: UIView) {
    self.view = view
    for index in 0..<Self.count {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      dot.backgroundColor = PanelStyle.accent
      dot.layer.cornerRadius = 2
      dot.alpha = 0.25 + 0.75 * CGFloat(index) / CGFloat(Self.count)
      dot.isHidden = true
      dot.isUserInteractionEnabled = false
      view.addSubview(dot)
      dots.append(dot)
    }
  }

  /// Shows the last samples before a time.
  func show(_ samples: ArraySlice<GestureTrack.Sample>) {
    let shown = samples.suffix(Self.count).compactMap(\.position)
    for (index, dot) in dots.reversed().enumerated() {
      guard index < shown.count else {
        dot.isHidden = true
        continue
      }
      dot.isHidden = false
      dot.center = shown[shown.count - 1 - index]
    }
  }
}
