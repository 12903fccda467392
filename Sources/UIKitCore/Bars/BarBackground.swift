import Foundation

/// What is behind a bar's content: one colour and a hairline of a device pixel.
final class BarBackground: UIView {
  enum LineEdge {
    case top, bottom
  }

  private let line = UIView()
  private let edge: LineEdge

  init(line edge: LineEdge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(color: UIColor?, line lineColor: UIColor?) {
    // Clear shades of the bar's own colours, so that a change fades without going through grey.
    backgroundColor = color ?? UIBarAppearance.defaultBackground.withAlphaComponent(0)
    line.backgroundColor = lineColor ?? UIBarAppearance.defaultShadow.withAlphaComponent(0)
  }

  /// The line is outside, next to the bar, as UIKit's is. Set with the frame, so that both move in one
  /// animation.
  func place(_ frame: CGRect) {
    self.frame = frame
    line.frame = CGRect(
      x: 0, y: edge == .top ? -onePixel : frame.height, width: frame.width, height: onePixel)
  }
}
