import UIKit

/// Names and values in rows on a round card.
final class FactCard: UIView {
  private let names: [UILabel]
  private let values: [UILabel]
  private let lines: [UIView]
  /// Units: points.
  private static let row: CGFloat = 44

  init(_ facts: [(name: String, value: String)]) {
    names = facts.map { UILabel($0.name, size: 17) }
    values = facts.map { UILabel($0.value, size: 17, color: .secondaryLabel) }
    lines = facts.dropLast().map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    for value in values { value.textAlignment = .right }
    for line in lines { line.backgroundColor = .separator }
    for part in names + values + lines { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(names.count) * Self.row)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hair = 1 / max(traitCollection.displayScale, 1)
    for (index, (name, value)) in zip(names, values).enumerated() {
      let y = CGFloat(index) * Self.row
      let own = name.sizeThatFits(bounds.size).width.rounded(.up)
      name.frame = CGRect(x: 16, y: y, width: own, height: Self.row)
      value.frame = CGRect(
        x: 16 + own + 12, y: y, width: max(0, bounds.width - own - 44), height: Self.row)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 16, y: CGFloat(index + 1) * Self.row - hair, width: max(0, bounds.width - 16),
        height: hair)
    }
  }
}
