import UIKit

/// A list to choose one thing from, by click or by keys.
final class ChoiceCard: Card, SheetList {
  private let title: UILabel
  private let list = UIScrollView(frame: .zero)
  private let rows: [ChoiceRow]
  private let pickRow: (Int) -> Void
  /// The row the keys are on.
  private(set) var focus: Int
  var onClose: (() -> Void)?

  /// - Parameters:
  ///   - current: the one that holds now.
  ///   - pick: told which was chosen.
  init(_ name: String, _ choices: [String], current: Int?, pick: @escaping (Int) -> Void) {
    title = UILabel(PanelStyle.smallStrong, .secondaryLabel, text: name)
    pickRow = pick
    focus = current ?? 0
    rows = choices.enumerated().map { ChoiceRow($1, isCurrent: $0 == current) }
    super.init()
    castShadow()
    addSubview(title)
    addSubview(list)
    for (index, row) in rows.enumerated() {
      row.on(.touchUpInside) { [weak self] in self?.pick(index) }
      list.addSubview(row)
    }
    showFocus()
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { min(CGFloat(rows.count) * ChoiceRow.height, 420) + 42 }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(title, PanelStyle.inset, 12, bounds.width - 2 * PanelStyle.inset, 16)
    put(list, 0, 34, bounds.width, bounds.height - 42)
    for (index, row) in rows.enumerated() {
      put(row, 6, CGFloat(index) * ChoiceRow.height, bounds.width - 12, ChoiceRow.height)
    }
    list.contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * ChoiceRow.height)
    revealFocus()
  }

  func moveFocus(by step: Int) {
    guard !rows.isEmpty else { return }
    focus = (focus + step + rows.count) % rows.count
    showFocus()
    revealFocus()
  }

  func pick() { pick(focus) }

  private func pick(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    pickRow(index)
    onClose?()
  }

  private func showFocus() {
    for (index, row) in rows.enumerated() { row.isFocus = index == focus }
  }

  private func revealFocus() {
    list.scrollRectToVisible(
      CGRect(x: 0, y: CGFloat(focus) * ChoiceRow.height, width: 1, height: ChoiceRow.height),
      animated: false)
  }
}

/// One thing that can be chosen.
final class ChoiceRow: UIControl {
  private let name = UILabel(PanelStyle.text)
  private let check = UIImageView(frame: .zero)

  static let height: CGFloat = 28

  init(_ text: String, isCurrent: Bool) {
    super.init(frame: .zero)
    name.text = text
    check.image = UIImage(
      systemName: "checkmark",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
    check.tintColor = PanelStyle.accent
    check.contentMode = .center
    check.isHidden = !isCurrent
    layer.cornerRadius = 7
    addSubview(check)
    addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  var isFocus = false { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor =
      isHighlighted ? .systemFill : isFocus ? .quaternarySystemFill : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    check.frame = CGRect(x: 4, y: 0, width: 20, height: bounds.height)
    name.frame = CGRect(x: 28, y: 0, width: bounds.width - 34, height: bounds.height)
  }
}
