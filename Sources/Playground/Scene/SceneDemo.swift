import UIKit

/// What a hand does to show a scene by itself, from how it looks at first and back to there.
public struct SceneDemo {
  /// A place on a device of any size: a part of the way across its safe area, and points from there.
  public struct Place {
    let part: CGPoint
    let offset: CGVector
    /// Whether it counts from the device's own left edge.
    var isAtEdge = false
    /// Where it is on a device that lies on its side, for what is arranged otherwise there.
    private var wide: (part: CGPoint, offset: CGVector)?

    private init(part: CGPoint, offset: CGVector, isAtEdge: Bool = false) {
      self.part = part
      self.offset = offset
      self.isAtEdge = isAtEdge
    }

    /// - Parameters:
    ///   - x: from the left, 0…1.
    ///   - y: from the top, 0…1.
    ///   - dx: points to the right of that.
    ///   - dy: points below that.
    static func at(_ x: CGFloat, _ y: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0) -> Place {
      Place(part: CGPoint(x: x, y: y), offset: CGVector(dx: dx, dy: dy))
    }

    /// The same place, but for a device that lies on its side.
    func butWide(_ other: Place) -> Place {
      var place = self
      place.wide = (other.part, other.offset)
      return place
    }

    /// Where drags from the left edge begin.
    static func edge(_ y: CGFloat) -> Place {
      Place(part: CGPoint(x: 0, y: y), offset: CGVector(dx: 4, dy: 0), isAtEdge: true)
    }

    func point(in area: CGRect) -> CGPoint {
      var (part, offset) = (part, offset)
      if let wide, area.width > area.height { (part, offset) = wide }
      return CGPoint(
        x: (isAtEdge ? 0 : area.minX) + part.x * area.width + offset.dx,
        y: area.minY + part.y * area.height + offset.dy)
    }
  }

  enum Step {
    case tap(Place)
    /// Gently begun and ended, with a moment's rest before the finger lifts.
    case drag(Place, to: Place, over: TimeInterval)
    /// Thrown.
    case flick(Place, to: Place, over: TimeInterval)
    case wait(TimeInterval)
  }

  let steps: [Step]

  /// Nothing is shown.
  public static let none = SceneDemo([])

  init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { steps.isEmpty }

  /// One touch of the finger.
  struct Touch {
    let phase: UITouch.Phase
    let point: CGPoint
    /// Since the beginning. Units: seconds.
    let time: TimeInterval
  }

  /// As a usual mouse moves. Units: samples a second.
  private static let rate = 125.0
  private static let tapTime: TimeInterval = 0.08
  /// How long a drag rests at its end: no speed is left. Units: seconds.
  private static let restTime: TimeInterval = 0.18

  /// All that the finger does, in order, and when it has done with it.
  func touches(in area: CGRect) -> (touches: [Touch], end: TimeInterval) {
    var touches: [Touch] = []
    var time: TimeInterval = 0
    for step in steps {
      switch step {
      case .tap(let place):
        let point = place.point(in: area)
        touches.append(Touch(phase: .began, point: point, time: time))
        time += Self.tapTime
        touches.append(Touch(phase: .ended, point: point, time: time))
      case .drag(let start, let end, let seconds):
        let (from, to) = (start.point(in: area), end.point(in: area))
        touches += Self.path(from, to, at: time, over: seconds) { 0.5 - 0.5 * cos(.pi * $0) }
        time += seconds + Self.restTime
        touches.append(Touch(phase: .ended, point: to, time: time))
      case .flick(let start, let end, let seconds):
        let (from, to) = (start.point(in: area), end.point(in: area))
        touches += Self.path(from, to, at: time, over: seconds) { $0 }
        time += seconds
        touches.append(Touch(phase: .ended, point: to, time: time))
      case .wait(let seconds): time += seconds
      }
    }
    return (touches, time)
  }

  private static func path(
    _ start: CGPoint, _ end: CGPoint, at time: TimeInterval, over seconds: TimeInterval,
    ease: (Double) -> Double
  ) -> [Touch] {
    let count = max(1, Int((seconds * rate).rounded()))
    return [Touch(phase: .began, point: start, time: time)]
      + (1...count).map { number in
        let part = Double(number) / Double(count)
        let way = CGFloat(ease(part))
        return Touch(
          phase: .moved,
          point: CGPoint(
            x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way),
          time: time + seconds * part)
      }
  }
}
