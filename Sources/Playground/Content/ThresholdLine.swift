import UIKit

/// A dashed line where a pull counts as far enough; it shows where the card has been.
final class ThresholdLine: UIView {
  var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let text = "finish: " + title
    let style: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel,
    ]
    let size = text.size(withAttributes: style)
    text.draw(
      at: CGPoint(x: 16, y: ((bounds.height - size.height) / 2).rounded()), withAttributes: style)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 16 + size.width + 10, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.width - 16, y: bounds.midY))
    path.lineWidth = 1
    path.setLineDash([5, 4], count: 2, phase: 0)
    UIColor.systemGreen.setStroke()
    path.stroke()
  }
}
