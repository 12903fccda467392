import Drawing
import Foundation
import QuartzCore

/// A band of a text view's text: only bands in sight have bitmaps.
final class TextTile: UIView {
  /// Units: points. Source: chosen, a band is less than a screen.
  static let height: CGFloat = 400

  weak var text: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    drawsContent = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let text, let context = UIGraphicsGetCurrentContext() else { return }
    let origin = text.textOrigin
    let top = frame.minY
    text.shownLayout.draw(
      in: context, at: CGPoint(x: origin.x - frame.minX, y: origin.y - top),
      linesWithin: (top - origin.y)...(top - origin.y + bounds.height))
  }
}

/// What a finger does to a text view's selection.
struct TextPointing {
  var press: UILongPressGestureRecognizer?
  /// Whether a second click is held and selects.
  var isSelecting = false
  /// Whether a finger is down that has not dragged.
  var isPressed = false

  mutating func cancel() {
    isSelecting = false
    isPressed = false
  }
}
