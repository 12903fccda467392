import UIKit

/// A few words on a card, under a coloured heading.
final class PitfallNote: UIView {
  private let heading: UILabel
  private let words = UILabel("", size: 15, lines: 0)

  init(_ title: String, color: UIColor) {
    heading = UILabel(title.uppercased(), size: 12, weight: .semibold, color: color)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    for part in [heading, words] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { words.text ?? "" }
    set {
      words.text = newValue
      superview?.setNeedsLayout()
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(0, size.width - 32), height: 0)
    return CGSize(width: size.width, height: words.sizeThatFits(room).height + 48)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 32)
    heading.frame = CGRect(x: 16, y: 12, width: width, height: 16)
    words.frame = CGRect(x: 16, y: 32, width: width, height: max(0, bounds.height - 44))
  }
}

/// Lines of code on a card.
final class PitfallCode: UIView {
  private let words: UILabel

  init(_ code: String) {
    words = UILabel(code, size: 12, lines: 0)
    super.init(frame: .zero)
    words.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    addSubview(words)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(0, size.width - 24), height: 0)
    return CGSize(width: size.width, height: words.sizeThatFits(room).height + 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = bounds.insetBy(dx: 12, dy: 12)
  }
}
