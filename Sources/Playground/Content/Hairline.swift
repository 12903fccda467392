import UIKit

/// A line of one device pixel, at the top of a view a point high.
final class Hairline: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
  }
}
