import UIKit

/// All keys, in two columns.
final class KeysCard: Card {
  private let title = UILabel(UIFont.systemFont(ofSize: 17, weight: .semibold), text: "Keys")
  private(set) var rows: [(key: UILabel, text: UILabel)] = []

  private static let rowHeight: CGFloat = 20
  private let note = UILabel(
    PanelStyle.small, .secondaryLabel, lines: 3,
    text:
      "With ⇧ a value's step is ten times as large, with Alt the least there is. While something "
      + "is typed every key is the text's. In the gallery letters find scenes; there Ctrl and a key "
      + "is the panel's.")

  override init() {
    super.init()
    castShadow()
    addSubview(title)
    addSubview(note)
    for binding in KeyMap.all where !binding.isTwin {
      let key = UILabel(PanelStyle.smallStrong, .label, text: binding.label)
      key.textAlignment = .center
      key.backgroundColor = .tertiarySystemFill
      key.layer.cornerRadius = 4
      key.clipsToBounds = true
      let text = UILabel(UIFont.systemFont(ofSize: 12), text: binding.command.title)
      addSubview(key)
      addSubview(text)
      rows.append((key, text))
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let columns = 2

  private var columnRows: Int { (rows.count + Self.columns - 1) / Self.columns }

  override var height: CGFloat { CGFloat(columnRows) * Self.rowHeight + 106 }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(title, PanelStyle.inset, 12, 200, 22)
    put(
      note, PanelStyle.inset, bounds.height - 56, bounds.width - 2 * PanelStyle.inset, 44)
    let width = (bounds.width - 2 * PanelStyle.inset) / CGFloat(Self.columns)
    for (index, row) in rows.enumerated() {
      let x = PanelStyle.inset + CGFloat(index / columnRows) * width
      let y = 44 + CGFloat(index % columnRows) * Self.rowHeight
      put(row.key, x, y + 1, 44, Self.rowHeight - 4)
      put(row.text, x + 51, y, width - 55, Self.rowHeight)
    }
  }
}
