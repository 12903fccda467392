import UIKit

/// What stands where the values will be while no scene is open.
final class WelcomeCard: Card {
  private let title = UILabel(
    UIFont.systemFont(ofSize: 17, weight: .semibold), text: "Open a scene: its values come here")
  private let text = UILabel(
    PanelStyle.text, .secondaryLabel, lines: 0,
    text:
      "Click a card, or type a part of its name and press Return; Escape comes back.\n\nThen drag "
      + "the device: the panel says why it finished or cancelled, plots how it went, and every "
      + "number of it is yours to change.")
  private let keys = UILabel(
    PanelStyle.small, .secondaryLabel, lines: 0,
    text: "Here letters find scenes; with Ctrl they are the panel's: Ctrl P hides it, Ctrl L turns "
      + "it dark. ? shows all keys.")

  override init() {
    super.init()
    for part in [title, text, keys] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { 190 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * PanelStyle.inset
    put(title, PanelStyle.inset, 14, width, 22)
    put(text, PanelStyle.inset, 42, width, 100)
    put(keys, PanelStyle.inset, 148, width, 30)
  }
}
