import Foundation

/// One action in an alert.
final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)

  var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      if isPressed {
        backgroundColor = AlertLook.pressed
      } else {
        // It answers at once and lets go slowly.
        UIView.animate(
          withDuration: 0.3, delay: 0, options: .allowUserInteraction,
          animations: { self.backgroundColor = self.ground })
      }
    }
  }

  private let ground: UIColor?

  init(_ action: UIAlertAction, isBold: Bool, size: CGFloat, ground: UIColor?) {
    self.action = action
    self.ground = ground
    super.init(frame: .zero)
    backgroundColor = ground
    label.text = action.title
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    look()
  }

  required init?(coder: NSCoder) { nil }

  /// How wide the title wants to be.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width
  }

  func look() {
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    look()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}

/// What an alert says: a title and a message.
final class AlertHead: UIView {
  private let title = UILabel(frame: .zero)
  private let message = UILabel(frame: .zero)
  private let isSheet: Bool

  init(isSheet: Bool) {
    self.isSheet = isSheet
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    message.font = .systemFont(ofSize: 13)
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = isSheet ? AlertLook.sheetText : .label
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ message: String?) {
    self.title.text = title
    self.message.text = message
    setNeedsLayout()
  }

  func height(for width: CGFloat) -> CGFloat {
    let (title, message) = heights(for: width)
    guard title + message > 0 else { return 0 }
    return title + gap(title, message) + message + 2 * margin
  }

  private var margin: CGFloat { isSheet ? AlertLook.sheetHeadMargin : AlertLook.alertHeadMargin }

  private func gap(_ title: CGFloat, _ message: CGFloat) -> CGFloat {
    title > 0 && message > 0 ? (isSheet ? 10 : 3) : 0
  }

  private func heights(for width: CGFloat) -> (CGFloat, CGFloat) {
    let room = CGSize(
      width: width - 2 * AlertLook.padding, height: CGFloat.greatestFiniteMagnitude)
    func height(_ label: UILabel) -> CGFloat {
      (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).height.rounded(.up)
    }
    return (height(title), height(message))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (titleHeight, messageHeight) = heights(for: bounds.width)
    let width = bounds.width - 2 * AlertLook.padding
    title.frame = CGRect(x: AlertLook.padding, y: margin, width: width, height: titleHeight)
    message.frame = CGRect(
      x: AlertLook.padding, y: margin + titleHeight + gap(titleHeight, messageHeight),
      width: width, height: messageHeight)
  }
}
