import Drawing
import Foundation
import Geometry

/// One of the four pieces that make a display's corners round: what is outside the curve, filled.
final class DeviceCorner: UIView {
  enum Place: CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }

    func frame(in bounds: CGRect) -> CGRect {
      let side = DeviceCorner.side
      return CGRect(
        x: isLeft ? bounds.minX : bounds.maxX - side, y: isTop ? bounds.minY : bounds.maxY - side,
        width: side, height: side)
    }
  }

  /// Source: documented on the look's page, points.
  static let radius: CGFloat = 44
  /// As far as a continuous curve of that radius reaches, in whole points.
  static let side = (radius * ContinuousCorner.reach).rounded(.up)

  let place: Place
  var color = UIColor.black {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  init(_ place: Place) {
    self.place = place
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = Self.side
    // Drawn for the top left; the others are its mirror images.
    context.translateBy(x: place.isLeft ? 0 : side, y: place.isTop ? 0 : side)
    context.scaleBy(x: place.isLeft ? 1 : -1, y: place.isTop ? 1 : -1)
    context.setFillColor(color.cgColor)
    context.beginPath()
    context.addPath(ContinuousCorner.outside(radius: Self.radius))
    context.fillPath()
  }
}

/// The curve of a corner that bends gradually, as Apple's do.
enum ContinuousCorner {
  /// How far the curve begins from the corner, in radii.
  ///
  /// Source: measured, the numbers of UIKit's rounded rectangles, as are those below.
  static let reach: CGFloat = 1.528_665

  /// What a top left corner at the origin cuts off.
  static func outside(radius: CGFloat) -> CGPath {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * radius, y: y * radius) }
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: point(reach, 0))
    path.addCurve(
      to: point(0.631_494, 0.074_911), control1: point(1.088_493, 0),
      control2: point(0.868_407, 0))
    path.addCurve(
      to: point(0.074_911, 0.631_494), control1: point(0.372_824, 0.169_060),
      control2: point(0.169_060, 0.372_824))
    path.addCurve(
      to: point(0, reach), control1: point(0, 0.868_407), control2: point(0, 1.088_493))
    path.closeSubpath()
    return path
  }
}
