import Playground
import UIKit

/// What was meant: marks gestures, and proposes the thresholds that separate them best.
final class FitCard: Card {
  private let model: PanelModel
  private let title = UILabel(PanelStyle.smallStrong, .secondaryLabel, text: "I MEANT TO")
  let finish = ToolButton(title: "Finish", isFilled: true)
  let cancel = ToolButton(title: "Cancel", isFilled: true)
  let apply = ToolButton(title: "Apply", isFilled: true)
  private let text = UILabel(PanelStyle.small, .secondaryLabel)

  init(_ model: PanelModel) {
    self.model = model
    super.init()
    for part in [title, finish, cancel, apply, text] { addSubview(part) }
    finish.on(.touchUpInside) { [weak model] in model?.perform(.markFinish) }
    cancel.on(.touchUpInside) { [weak model] in model?.perform(.markCancel) }
    apply.on(.touchUpInside) { [weak model] in model?.perform(.fit) }
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { 68 }

  /// What is proposed.
  var proposal: String { text.text ?? "" }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(title, PanelStyle.inset, 12, 80, 20)
    put(finish, 96, 8, 64, 28)
    put(cancel, 166, 8, 64, 28)
    put(apply, bounds.width - PanelStyle.inset - 64, 8, 64, 28)
    put(text, PanelStyle.inset, 42, bounds.width - 2 * PanelStyle.inset, 18)
  }

  override func refresh() {
    let intent = model.history.selected.flatMap(model.intent(of:))
    finish.isOn = intent == .finish
    cancel.isOn = intent == .cancel
    finish.isEnabled = model.history.selected != nil
    cancel.isEnabled = finish.isEnabled
    let fit = model.fit
    apply.isEnabled = fit != nil
    text.text =
      fit.map { "Best: \($0.text)" }
      ?? "Mark gestures, and thresholds are proposed that separate them."
  }
}
