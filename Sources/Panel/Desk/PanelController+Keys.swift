import Playground
import UIKit

extension PanelController {
  /// Whether a value has the keys.
  var hasFocus: Bool { sheet != nil || focus?.row != nil }

  /// What the keys go through on the page that is shown.
  private var focus: RowFocus? {
    switch page {
    case .tune: values.focus
    case .motion where !motion.rows.isEmpty: motion.focus
    default: nil
    }
  }

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
    case .leave: focus?.set(nil)
    case .smaller: nudge(-1)
    case .larger: nudge(1)
    case .typeValue: focus?.row?.number.begin()
    case .resetValue: focus?.row.map { model.session.reset($0.tunable.key) }
    case .filter:
      show(.tune)
      _ = values.filter.becomeFirstResponder()
    case .choosePlot: choosePlot()
    case .nextPage: turnPage(by: 1)
    case .previousPage: turnPage(by: -1)
    default: model.perform(command)
    }
  }

  // MARK: Sheets

  /// What keys mean while the presets, a choice or the keys are shown.
  private func performOnSheet(_ command: PanelCommand) -> Bool {
    let list = sheet as? any SheetList
    switch command {
    case .leave: closeSheet()
    case .showKeys where sheet is KeysCard: closeSheet()
    case .presets where sheet is PresetCard: closeSheet()
    case .choosePlot where sheet is ChoiceCard: closeSheet()
    case .nextRow, .larger: list?.moveFocus(by: 1)
    case .previousRow, .smaller: list?.moveFocus(by: -1)
    case .typeValue: list?.pick()
    case .resetValue: list?.removePicked()
    default: return false
    }
    return true
  }

  /// Lists what can be plotted.
  func choosePlot() {
    show(.plots)
    let choices = PlotChoice.all(in: model.track)
    let model = model
    open(
      ChoiceCard(
        "PLOT OVER TIME", choices.map(\.title), current: choices.firstIndex(of: model.plotChoice)
      ) { model.plotChoice = choices[$0] })
  }

  private func open(_ card: Card) {
    closeSheet()
    focus?.set(nil)
    sheet = card
    view.addSubview(card)
    (card as? any SheetList)?.onClose = { [weak self] in self?.closeSheet() }
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
      : CGRect(x: 40, y: 66, width: PanelStyle.width - 40, height: height)
  }

  private func focus(by step: Int) {
    if focus == nil { show(.tune) }
    focus?.move(by: step)
    reveal(focus?.row)
  }

  private func nudge(_ direction: Double) {
    guard let row = focus?.row else { return }
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
