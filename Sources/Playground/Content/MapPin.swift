import UIKit

/// A pin in the map, or a star.
final class MapPin: UIView {
  /// On the map's own paper. Units: points.
  let place: CGPoint
  private let symbol = UIImageView(
    image: UIImage(systemName: "star.fill", withConfiguration: .init(pointSize: 12)))

  init(at place: CGPoint) {
    self.place = place
    super.init(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    isUserInteractionEnabled = false
    backgroundColor = .systemOrange
    layer.cornerRadius = 14
    layer.borderWidth = 2
    layer.borderColor = UIColor.white.cgColor
    symbol.tintColor = .white
    symbol.contentMode = .center
    symbol.frame = bounds
    addSubview(symbol)
  }

  required init?(coder: NSCoder) { nil }
}
