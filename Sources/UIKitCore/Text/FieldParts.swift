import Foundation
import QuartzCore

/// A field's views.
struct FieldParts {
  private(set) var clip = UIView()
  private(set) var selection = SelectionView()
  private(set) var canvas = FieldCanvas()
  private(set) var caret = CaretView()
  private(set) var border: UIImageView?
  private(set) var clearButton: UIButton?
  /// Whether the layer's border is of the field's own making.
  var hasBorder = false

  mutating func setUp(in field: UITextField) {
    clip.isUserInteractionEnabled = false
    clip.clipsToBounds = true
    canvas.field = field
    for view in [selection, canvas, caret] { clip.addSubview(view) }
    field.addSubview(clip)
  }

  mutating func border(in field: UITextField) -> UIImageView {
    if let border { return border }
    let view = UIImageView(frame: .zero)
    border = view
    field.insertSubview(view, at: 0)
    return view
  }

  mutating func clearButton(in field: UITextField) -> UIButton {
    if let clearButton { return clearButton }
    let button = UIButton(type: .custom)
    // Source: measured, iOS 15.
    let image = UIImage(
      systemName: "xmark.circle.fill", withConfiguration: .init(pointSize: 15, weight: .regular))
    button.setImage(
      image?.withTintColor(.tertiaryLabel, renderingMode: .alwaysOriginal), for: .normal)
    button.accessibilityLabel = "Clear text"
    button.addAction(
      UIAction { [weak field] _ in field?.clearPressed() }, for: .primaryActionTriggered)
    clearButton = button
    field.addSubview(button)
    return button
  }
}

/// Draws the part of a field's text that is seen.
final class FieldCanvas: UIView {
  weak var field: UITextField?

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
    guard let field else { return }
    if field.hasText {
      field.drawText(in: bounds)
    } else {
      field.drawPlaceholder(in: bounds)
    }
  }
}
