import Playground
import UIKit

/// The presets: the scene's own, those saved, and a field that saves the values in use.
final class PresetCard: Card, SheetList, UITextFieldDelegate {
  private let session: TuningSession
  private let field = UITextField(frame: .zero)
  private let message = UILabel(PanelStyle.small, .systemRed)
  private let list = UIScrollView(frame: .zero)
  private var rows: [PresetRow] = []
  private var shown: Shown?

  /// What the rows show; they are made anew only where that has changed.
  private struct Shown: Equatable {
    let presets: [TunablePreset]
    let saved: [TunablePreset]
    let current: String?
  }

  /// The row the keys are on.
  private(set) var focus = 0
  /// The preset with the tick, for tests and for those who cannot see it.
  var current: String? { shown?.current }
  /// Told when it is done with.
  var onClose: (() -> Void)?

  init(_ session: TuningSession) {
    self.session = session
    super.init()
    castShadow()
    field.font = PanelStyle.text
    field.placeholder = "Save these values as…"
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 8
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 28))
    field.leftViewMode = .always
    field.delegate = self
    field.autocorrectionType = .no
    for part in [list, field, message] { addSubview(part) }
    refresh()
    focus = max(0, session.shelf.all.firstIndex { $0.name == session.currentPreset?.name } ?? 0)
    showFocus()
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { min(CGFloat(rows.count) * PresetRow.height, 380) + 60 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let listHeight = bounds.height - 60
    put(list, 0, 6, bounds.width, listHeight)
    for (index, row) in rows.enumerated() {
      put(row, 6, CGFloat(index) * PresetRow.height, bounds.width - 12, PresetRow.height)
    }
    list.contentSize = CGSize(
      width: bounds.width, height: CGFloat(rows.count) * PresetRow.height)
    put(field, 12, listHeight + 12, bounds.width - 24, 28)
    put(message, 14, listHeight + 41, bounds.width - 28, 14)
  }

  override func refresh() {
    let shelf = session.shelf
    let current = session.currentPreset?.name
    let now = Shown(presets: shelf.all, saved: shelf.saved, current: current)
    guard now != shown else { return }
    shown = now
    for row in rows { row.removeFromSuperview() }
    rows = shelf.all.map { preset in
      let isSaved = shelf.saved.contains { $0.name == preset.name }
      let row = PresetRow(preset, isCurrent: preset.name == current, isSaved: isSaved)
      row.on(.touchUpInside) { [weak self] in self?.apply(preset) }
      row.remove.on(.touchUpInside) { [weak self] in
        self?.session.forget(preset.name)
        self?.refresh()
      }
      list.addSubview(row)
      return row
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
    showFocus()
  }

  /// The keys go to the next preset, or the one before.
  func moveFocus(by step: Int) {
    guard !rows.isEmpty else { return }
    focus = (focus + step + rows.count) % rows.count
    showFocus()
    let row = CGRect(
      x: 0, y: CGFloat(focus) * PresetRow.height, width: 1, height: PresetRow.height)
    list.scrollRectToVisible(row, animated: false)
  }

  /// Takes the preset the keys are on.
  func pick() {
    let all = session.shelf.all
    if all.indices.contains(focus) { apply(all[focus]) }
  }

  /// Forgets the preset the keys are on, if it is one of the user's.
  func removePicked() {
    let all = session.shelf.all
    guard all.indices.contains(focus) else { return }
    session.forget(all[focus].name)
    focus = min(focus, max(session.shelf.all.count - 1, 0))
    refresh()
  }

  /// Begins to type a name.
  func typeName() { _ = field.becomeFirstResponder() }

  private func apply(_ preset: TunablePreset) {
    session.apply(preset)
    onClose?()
  }

  private func showFocus() {
    for (index, row) in rows.enumerated() { row.isFocus = index == focus }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    do {
      try session.save(as: textField.text ?? "")
      textField.text = nil
      message.text = nil
      textField.resignFirstResponder()
      refresh()
    } catch {
      message.text = error.description
    }
    return false
  }
}

/// One preset: its name, and where its values come from.
final class PresetRow: UIControl {
  private let name = UILabel(PanelStyle.strong)
  private let source = UILabel(PanelStyle.small, .secondaryLabel)
  private let check = UIImageView(frame: .zero)
  let remove = ToolButton(symbol: "trash")

  static let height: CGFloat = 42

  init(_ preset: TunablePreset, isCurrent: Bool, isSaved: Bool) {
    super.init(frame: .zero)
    name.text = preset.name
    source.text = preset.source
    check.image = UIImage(
      systemName: "checkmark",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
    check.tintColor = PanelStyle.accent
    check.contentMode = .center
    check.isHidden = !isCurrent
    remove.isHidden = !isSaved
    layer.cornerRadius = 8
    for part in [check, name, source, remove] { addSubview(part) }
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
    name.frame = CGRect(x: 28, y: 4, width: bounds.width - 64, height: 18)
    source.frame = CGRect(x: 28, y: 22, width: bounds.width - 64, height: 15)
    remove.frame = CGRect(x: bounds.width - 34, y: 7, width: 28, height: 28)
  }
}
