import Playground
import UIKit

extension PanelController {
  /// Whether a value has the keys.
  var hasFocus: Bool { sheet != nil || (values.focus != nil && page == .tune) }

  /// Does what a key asks for.
  func perform(_ command: PanelCommand) {
    if sheet != nil, performOnSheet(command) { return }
    switch command {
    case .presets: open(PresetCard(model.session))
    case .savePreset:
      let card = PresetCard(model.session)
      open(card)
      card.typeName()
    case .showKeys: open(KeysCard())
    case .nextRow: focus(by: 1)
    case .previousRow: focus(by: -1)
    case .leave: values.dropFocus()
    case .smaller: nudge(-1)
    case .larger: nudge(1)
    case .typeValue: values.focused?.number.begin()
    case .resetValue: values.focused.map { model.session.reset($0.tunable.key) }
    case .filter:
      show(.tune)
      _ = values.filter.becomeFirstResponder()
    case .nextPage: turnPage(by: 1)
    case .previousPage: turnPage(by: -1)
    default: model.perform(command)
    }
  }

  // MARK: Sheets

  /// What keys mean while the presets or the keys are shown.
  private func performOnSheet(_ command: PanelCommand) -> Bool {
    switch command {
    case .leave: closeSheet()
    case .showKeys where sheet is KeysCard: closeSheet()
    case .presets where sheet is PresetCard: closeSheet()
    case .nextRow, .larger: (sheet as? PresetCard)?.moveFocus(by: 1)
    case .previousRow, .smaller: (sheet as? PresetCard)?.moveFocus(by: -1)
    case .typeValue: (sheet as? PresetCard)?.pick()
    case .resetValue: break
    default: return false
    }
    return true
  }

  private func open(_ card: Card) {
    closeSheet()
    values.dropFocus()
    sheet = card
    view.addSubview(card)
    (card as? PresetCard)?.onClose = { [weak self] in self?.closeSheet() }
    view.setNeedsLayout()
  }

  func closeSheet() {
    guard let card = sheet else { return }
    sheet = nil
    card.endEditing(true)
    card.removeFromSuperview()
  }

  func layOutSheet() {
    guard let sheet else { return }
    let height = min(sheet.height, view.bounds.height - 90)
    sheet.frame =
      sheet is KeysCard
      ? CGRect(
        x: 0, y: 20, width: PanelStyle.width, height: min(sheet.height, view.bounds.height - 40))
      : CGRect(x: 80, y: 66, width: PanelStyle.width - 80, height: height)
  }

  private func focus(by step: Int) {
    if page != .tune { show(.tune) }
    values.moveFocus(by: step)
  }

  private func nudge(_ direction: Double) {
    guard let row = values.focused else { return }
    let value = model.session[row.tunable.key]
    model.session.set(
      row.tunable.key, to: value + direction * row.tunable.increment(stepSize()))
  }

  private func turnPage(by step: Int) {
    let all = PanelPage.allCases
    guard let index = all.firstIndex(of: page) else { return }
    show(all[(index + step + all.count) % all.count])
  }
}
