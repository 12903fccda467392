import UIKit

extension UILabel {
  /// A label in one go.
  convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label,
    lines: Int = 1
  ) {
    self.init(frame: .zero)
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = lines
    self.text = text
  }
}
