public import Foundation

/// The drag that works a screen's transition: where a finger comes down, which way it goes, and how
/// far a whole transition is.
public nonisolated struct Stroke: Equatable, Sendable {
  /// The state the screen must be in; nil where it has none.
  public var state: String?
  /// Units: points.
  public var start: CGPoint
  /// Of length 1.
  public var direction: CGPoint
  /// From 0 to 1 of the transition, behind the slop. Units: points.
  public var length: Double
  /// What a pan needs before it begins. Units: points.
  public var slop: Double

  public init(
    state: String?, start: CGPoint, direction: CGPoint, length: Double, slop: Double = 10
  ) {
    self.state = state
    self.start = start
    self.direction = direction
    self.length = length
    self.slop = slop
  }

  /// Where the finger is after so many points.
  public func point(after way: Double) -> CGPoint {
    CGPoint(x: start.x + direction.x * CGFloat(way), y: start.y + direction.y * CGFloat(way))
  }

  /// Where the finger must be for so much of the transition. Units: 0…1.
  public func point(at percent: Double) -> CGPoint {
    point(after: percent > 0 ? slop + percent * length : 0)
  }

  /// The way in words.
  public var way: String {
    if abs(direction.x) > abs(direction.y) { return direction.x > 0 ? "right" : "left" }
    return direction.y > 0 ? "down" : "up"
  }

  /// What `way` calls a direction; nil for another word.
  public static func direction(of way: String) -> CGPoint? {
    switch way {
    case "down": CGPoint(x: 0, y: 1)
    case "up": CGPoint(x: 0, y: -1)
    case "right": CGPoint(x: 1, y: 0)
    case "left": CGPoint(x: -1, y: 0)
    default: nil
    }
  }

  /// How long a finger takes for all but the last part of a measured release.
  /// Units: milliseconds. Source: chosen, so that it is over when the last part begins.
  private static let approach = 160.0
  /// The last part, at the speed of the release: more than the estimator looks back.
  /// Units: milliseconds. Source: derived, the estimator's window is 100 ms.
  private static let run = 112.0
  /// Between samples. Units: milliseconds.
  private static let gap = 8.0

  /// The steps of a finger that goes `distance` points and lifts there at exactly `velocity`.
  ///
  /// Before, it goes at an even speed to where the last 112 ms begin; backward velocities come back
  /// from further on. At rest it lifts after 200 ms.
  ///
  /// - Parameter velocity: onwards positive, points per second.
  public func steps(distance: Double, velocity: Double) -> [GestureStep] {
    guard velocity != 0 else {
      return [
        .drag(
          DragStep(
            from: start, to: point(after: distance), over: Self.approach + Self.run, hold: 200))
      ]
    }
    if velocity * Self.run / 1000 >= distance {
      // The whole way at this speed.
      return [
        .flick(FlickStep(from: start, to: point(after: distance), velocity: velocity))
      ]
    }
    var steps: [GestureStep] = [.sample(time: 0, .down(start, finger: 0))]
    let corner = distance - velocity * Self.run / 1000
    func add(_ time: Double, _ way: Double) {
      steps.append(.sample(time: time, .move(point(after: way), finger: 0)))
    }
    let count = Int(Self.approach / Self.gap)
    for step in 1...count {
      add(Double(step) * Self.gap, corner * Double(step) / Double(count))
    }
    let rest = Int(Self.run / Self.gap)
    for step in 1...rest {
      let part = Double(step) / Double(rest)
      add(Self.approach + Double(step) * Self.gap, corner + (distance - corner) * part)
    }
    steps.append(
      .sample(time: Self.approach + Self.run, .up(point(after: distance), finger: 0)))
    return steps
  }
}
