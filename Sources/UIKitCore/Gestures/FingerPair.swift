import Foundation
import Geometry
import Motion

/// Two fingers as a line between them, in the window's space: how long it is and how it is turned.
///
/// A finger lifted or put down elsewhere changes the line but not what the gesture has come to.
struct FingerPair {
  /// Times the line has grown since the gesture's zero point.
  private(set) var scale: CGFloat = 1
  /// How far the line has turned since the gesture's zero point. Units: radians, clockwise.
  private(set) var rotation: CGFloat = 0
  /// How far one finger has moved towards or away from the other. Units: points.
  private(set) var stretch: CGFloat = 0
  /// How far one finger has moved around the other. Units: points.
  private(set) var arc: CGFloat = 0
  private(set) var lastTime: TimeInterval = 0

  private var line: CGVector?
  private var growth = VelocityTracker()
  private var turning = VelocityTracker()

  /// Lines shorter than this have no length to compare with. Units: points. Source: chosen.
  private static let shortest: CGFloat = 1

  /// From now on the fingers are here; fewer or more than two make no line.
  mutating func land(_ places: [CGPoint], time: TimeInterval) {
    line = Self.line(through: places)
    note(time)
  }

  /// The fingers moved.
  mutating func move(to places: [CGPoint], time: TimeInterval) {
    guard let new = Self.line(through: places) else { return }
    defer { note(time) }
    guard let old = line else {
      line = new
      return
    }
    line = new
    let (before, after) = (Self.length(old), Self.length(new))
    scale *= after / before
    stretch += after - before
    let turn = atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
    rotation += turn
    arc += turn * (before + after) / 2
  }

  /// Counts on from another scale and forgets its velocity.
  mutating func rebase(scale: CGFloat) {
    guard scale.isFinite, scale > 0 else { return }
    self.scale = scale
    growth.reset()
    growth.add(time: lastTime, position: CGPoint(x: scale, y: 0))
  }

  /// Counts on from another rotation and forgets its velocity.
  mutating func rebase(rotation: CGFloat) {
    guard rotation.isFinite else { return }
    self.rotation = rotation
    turning.reset()
    turning.add(time: lastTime, position: CGPoint(x: rotation, y: 0))
  }

  /// Takes out of the scale what it took to tell a pinch from two resting fingers.
  mutating func excludeStretch(_ slop: CGFloat) {
    guard let line else { return }
    let length = Self.length(line)
    let start = length - stretch
    let zero = start + (stretch < 0 ? -1 : 1) * min(abs(stretch), slop)
    guard zero >= Self.shortest else { return }
    rebase(scale: length / zero)
  }

  /// Takes out of the rotation what it took to tell a turn from two resting fingers.
  mutating func excludeArc(_ slop: CGFloat) {
    guard arc != 0 else { return }
    rebase(rotation: rotation * max(abs(arc) - slop, 0) / abs(arc))
  }

  /// Units: per second.
  func scaleVelocity(at time: TimeInterval) -> CGFloat { growth.velocity(at: time).x }

  /// Units: radians per second.
  func rotationVelocity(at time: TimeInterval) -> CGFloat { turning.velocity(at: time).x }

  private mutating func note(_ time: TimeInterval) {
    lastTime = max(lastTime, time)
    growth.add(time: time, position: CGPoint(x: scale, y: 0))
    turning.add(time: time, position: CGPoint(x: rotation, y: 0))
  }

  private static func line(through places: [CGPoint]) -> CGVector? {
    guard places.count == 2, places.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    let line = CGVector(dx: places[1].x - places[0].x, dy: places[1].y - places[0].y)
    // Fingers on one spot are taken for fingers side by side.
    return length(line) < shortest ? CGVector(dx: shortest, dy: 0) : line
  }

  private static func length(_ line: CGVector) -> CGFloat { hypot(line.dx, line.dy) }
}
