import Foundation
import QuartzCore

/// An alert's text fields, one below the other in a box each.
final class AlertFields: UIView {
  private var fields: [UITextField] = []

  /// Source: general knowledge of iOS 13 to 18 (F32). Units: points.
  private static let row: CGFloat = 28
  private static let inset: CGFloat = 6
  private static let corner: CGFloat = 5
  /// Below the last field.
  private static let margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ fields: [UITextField]) {
    guard
      fields.count != self.fields.count || zip(fields, self.fields).contains(where: { $0 !== $1 })
    else { return }
    for old in subviews { old.removeFromSuperview() }
    self.fields = fields
    isHidden = fields.isEmpty
    for field in fields {
      let box = UIView(frame: .zero)
      box.backgroundColor = AlertLook.field
      box.layer.cornerRadius = Self.corner
      box.layer.borderColor = UIColor.separator.cgColor
      box.addSubview(field)
      addSubview(box)
    }
    setNeedsLayout()
  }

  var height: CGFloat {
    fields.isEmpty ? 0 : CGFloat(fields.count) * (Self.row + 1) - 1 + Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    for (index, box) in subviews.enumerated() {
      box.frame = CGRect(
        x: AlertLook.padding, y: CGFloat(index) * (Self.row + 1),
        width: max(0, bounds.width - 2 * AlertLook.padding), height: Self.row)
      box.layer.borderWidth = hairline
      box.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      fields[index].frame = box.bounds.insetBy(dx: Self.inset, dy: 2)
    }
  }
}
