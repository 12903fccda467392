import Foundation

/// How an offset moves by itself, on both axes.
struct ScrollMotion {
  var x: AxisMotion
  var y: AxisMotion

  /// Where it will come to rest.
  var destination: CGPoint { CGPoint(x: x.destination, y: y.destination) }

  /// Where it is.
  var offset: CGPoint { CGPoint(x: x.value, y: y.value) }

  var isAtRest: Bool { x.isAtRest && y.isAtRest }

  /// Whether it is where it is going.
  var willStay: Bool { x.destination == x.value && y.destination == y.value }

  mutating func advance(to time: TimeInterval) {
    x.advance(to: time)
    y.advance(to: time)
  }

  mutating func shift(by distance: CGPoint) {
    if distance.x != 0 { x.shift(by: Double(distance.x)) }
    if distance.y != 0 { y.shift(by: Double(distance.y)) }
  }
}
