import UIKit

/// Land, water, paths and a pin, drawn: the same for the same place.
final class PlaceMap: UIView {
  private let place: Place
  private let pin = UIImageView(
    image: UIImage(
      systemName: "mappin", withConfiguration: .init(pointSize: 34, weight: .semibold)))
  private let label: UILabel

  init(_ place: Place) {
    self.place = place
    label = UILabel(place.name, size: 13, weight: .semibold)
    super.init(frame: .zero)
    contentMode = .redraw
    isOpaque = true
    pin.tintColor = .systemRed
    label.textAlignment = .center
    addSubview(pin)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var goal: CGPoint {
    CGPoint(x: bounds.midX.rounded(), y: (bounds.height * 0.46).rounded())
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = pin.image?.size ?? .zero
    pin.frame = CGRect(
      x: goal.x - size.width / 2, y: goal.y - size.height, width: size.width, height: size.height)
    label.frame = CGRect(x: goal.x - 90, y: goal.y + 4, width: 180, height: 18)
  }

  override func draw(_ rect: CGRect) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    func shade(_ light: CGFloat, _ dark: CGFloat, hue: CGFloat, saturation: CGFloat) -> UIColor {
      UIColor(
        hue: hue, saturation: saturation, brightness: isDark ? dark : light, alpha: 1)
    }
    shade(0.95, 0.17, hue: 0.12, saturation: 0.05).setFill()
    UIBezierPath(rect: bounds).fill()
    shade(0.88, 0.24, hue: 0.33, saturation: 0.2).setFill()
    for index in 0..<5 { wood(index).fill() }
    shade(0.93, 0.32, hue: 0.56, saturation: 0.28).setStroke()
    let river = way(from: 0.12, to: 0.78, bend: 90, seed: 3)
    river.lineWidth = 34
    river.stroke()
    for (index, width) in [9, 5, 5, 5].enumerated() as EnumeratedSequence<[CGFloat]> {
      let path = way(
        from: part(index * 2 + 20), to: part(index * 2 + 21), bend: 60, seed: index + 7)
      shade(0.8, 0.1, hue: 0.12, saturation: 0.06).setStroke()
      path.lineWidth = width + 2
      path.stroke()
      shade(1, 0.4, hue: 0.12, saturation: 0.02).setStroke()
      path.lineWidth = width
      path.stroke()
    }
  }

  /// From the left edge to the right one, by two bends.
  private func way(from start: CGFloat, to end: CGFloat, bend: CGFloat, seed: Int) -> UIBezierPath {
    let (width, height) = (bounds.width, bounds.height)
    let path = UIBezierPath()
    path.lineCapStyle = .round
    path.move(to: CGPoint(x: -20, y: start * height))
    path.addCurve(
      to: CGPoint(x: width + 20, y: end * height),
      controlPoint1: CGPoint(x: width * 0.35, y: start * height + (part(seed) - 0.5) * bend * 4),
      controlPoint2: CGPoint(x: width * 0.6, y: end * height + (part(seed + 1) - 0.5) * bend * 4))
    return path
  }

  private func wood(_ index: Int) -> UIBezierPath {
    let size = CGSize(
      width: bounds.width * (0.25 + part(index + 60) * 0.4),
      height: bounds.height * (0.08 + part(index + 70) * 0.12))
    let center = CGPoint(
      x: bounds.width * part(index + 40), y: bounds.height * part(index + 50))
    return UIBezierPath(
      roundedRect: CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height),
      cornerRadius: min(size.width, size.height) * 0.45)
  }

  /// 0…1, the same for the same place and number.
  private func part(_ index: Int) -> CGFloat { place.landscape.noise(index) }
}
