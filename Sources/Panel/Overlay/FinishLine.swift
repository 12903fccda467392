import Foundation
import Geometry
import UIKit

/// The dashed line where the way is far enough, with its number; it can be taken hold of.
final class FinishLine: UIView {
  private let label = UILabel(PanelStyle.smallStrong, .white)
  var isHorizontal = true { didSet { if isHorizontal != oldValue { setNeedsDisplay() } } }

  /// How far from the line it can still be taken. Units: points. Source: chosen.
  static let reach: CGFloat = 14

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    label.textAlignment = .center
    label.backgroundColor = PanelStyle.finish
    label.layer.cornerRadius = 9
    label.clipsToBounds = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the line at a place along the way.
  func show(_ text: String, at along: CGFloat, in size: CGSize, isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    if label.text != text { label.text = text }
    let place = along.rounded()
    frame =
      isHorizontal
      ? CGRect(x: place - 1, y: 0, width: 2, height: size.height)
      : CGRect(x: 0, y: place - 1, width: size.width, height: 2)
    let width: CGFloat = 86
    label.frame =
      isHorizontal
      ? CGRect(x: 1 - width / 2, y: 96, width: width, height: 18)
      : CGRect(x: (size.width - width - 12).rounded(), y: -8, width: width, height: 18)
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    if isHorizontal {
      path.move(to: CGPoint(x: 1, y: 0))
      path.addLine(to: CGPoint(x: 1, y: bounds.height))
    } else {
      path.move(to: CGPoint(x: 0, y: 1))
      path.addLine(to: CGPoint(x: bounds.width, y: 1))
    }
    path.lineWidth = 2
    path.setLineDash([6, 5], count: 2, phase: 0)
    PanelStyle.finish.setStroke()
    path.stroke()
  }
}
