import UIKit

/// A note on the page: what it is called, how it begins, and from when it is.
final class NoteCard: UIView {
  private let title: UILabel
  private let text: UILabel
  private let time: UILabel

  init(title: String, text: String, time: String) {
    self.title = UILabel(title, size: 17, weight: .semibold)
    self.text = UILabel(text, size: 15, color: .secondaryLabel)
    self.time = UILabel(time, size: 13, color: .tertiaryLabel)
    super.init(frame: .zero)
    self.time.textAlignment = .right
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    for part in [self.title, self.text, self.time] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 32)
    title.frame = CGRect(x: 16, y: 15, width: max(0, width - 80), height: 24)
    time.frame = CGRect(x: 16 + width - 80, y: 16, width: 80, height: 20)
    text.frame = CGRect(x: 16, y: 42, width: width, height: 20)
  }
}
