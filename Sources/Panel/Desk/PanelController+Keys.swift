import Playground
import UIKit

extension PanelController {
  /// Whether a value has the keys.
  var hasFocus: Bool { values.focus != nil && page == .tune }

  /// Does what a key asks for.
  func perform(_ command: PanelCommand) {
    switch command {
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
