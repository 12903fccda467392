import UIKit

/// All keys, in two columns.
final class KeysCard: Card {
  private let title = UILabel(UIFont.systemFont(ofSize: 17, weight: .semibold), text: "Keys")
  private var rows: [(key: UILabel, text: UILabel)] = []

  private static let rowHeight: CGFloat = 20

  override init() {
    super.init()
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(title)
    for binding in KeyMap.all {
      let key = UILabel(PanelStyle.smallStrong, .label, text: binding.label)
      key.textAlignment = .center
      key.backgroundColor = .tertiarySystemFill
      key.layer.cornerRadius = 4
      key.clipsToBounds = true
      let text = UILabel(PanelStyle.text, text: binding.command.title)
      addSubview(key)
      addSubview(text)
      rows.append((key, text))
    }
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { CGFloat(rows.count) * Self.rowHeight + 56 }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(title, PanelStyle.inset, 12, 200, 22)
    for (index, row) in rows.enumerated() {
      let y = 44 + CGFloat(index) * Self.rowHeight
      put(row.key, PanelStyle.inset, y + 1, 74, Self.rowHeight - 3)
      put(row.text, PanelStyle.inset + 88, y, bounds.width - 120, Self.rowHeight)
    }
  }
}
