import UIKit

/// What the tool's own parts look like: quieter than the scene.
enum PanelStyle {
  /// Of what finishes.
  static let finish = UIColor.systemGreen
  /// Of what cancels.
  static let cancel = UIColor.systemOrange
  /// Of what can be moved.
  static let accent = UIColor.systemBlue

  static let text = UIFont.systemFont(ofSize: 13)
  static let strong = UIFont.systemFont(ofSize: 13, weight: .semibold)
  static let small = UIFont.systemFont(ofSize: 11)
  static let smallStrong = UIFont.systemFont(ofSize: 11, weight: .semibold)
  static let number = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
  static let smallNumber = UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .regular)

  /// How wide everything in the panel is. Units: points.
  static let width: CGFloat = 400
  /// From a card's edge to what stands in it. Units: points.
  static let inset: CGFloat = 14
  /// Between cards. Units: points.
  static let gap: CGFloat = 10
  static let cardCorner: CGFloat = 12
}

extension UILabel {
  /// A label of the panel's.
  convenience init(
    _ font: UIFont, _ color: UIColor = .label, lines: Int = 1, text: String = ""
  ) {
    self.init(frame: .zero)
    self.font = font
    textColor = color
    numberOfLines = lines
    self.text = text
  }
}

extension UIControl {
  /// Calls `action` when the control was used.
  @discardableResult
  func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self {
    addAction(UIAction { _ in action() }, for: event)
    return self
  }
}
