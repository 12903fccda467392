import Foundation
import Motion

/// A finger's way, or that of the middle of several, in the window's space.
///
/// A finger more or less moves the middle but not the way (A49).
struct Drag {
  /// Where the first finger came down.
  private(set) var start = CGPoint.zero
  /// The way since then.
  private(set) var way = CGPoint.zero
  /// What the recognizer tells: the way since its zero point.
  private(set) var translation = CGPoint.zero
  private(set) var lastTime: TimeInterval = 0

  /// The last step of it.
  private(set) var lastStep = CGPoint.zero

  /// When somebody set the translation last.
  private(set) var rebasedAt: TimeInterval?

  private var place: CGPoint?
  private var tracker = VelocityTracker()

  /// Is as new, but for the memory it has.
  mutating func clear() {
    var tracker = tracker
    tracker.reset()
    self = Drag(tracker: tracker)
  }

  init() {}

  private init(tracker: VelocityTracker) {
    self.tracker = tracker
  }

  /// How far it is from the start, straight.
  var distance: CGFloat { hypot(way.x, way.y) }

  /// A finger came down or went up: from now on the middle is here.
  mutating func land(at place: CGPoint, time: TimeInterval) {
    if self.place == nil { start = place }
    self.place = place
    note(time)
  }

  /// The middle moved.
  mutating func move(to place: CGPoint, time: TimeInterval) {
    guard place.x.isFinite, place.y.isFinite else { return }
    let place = CGPoint(x: Self.within(place.x), y: Self.within(place.y))
    let last = self.place ?? place
    self.place = place
    let step = CGPoint(x: place.x - last.x, y: place.y - last.y)
    lastStep = step
    way.x += step.x
    way.y += step.y
    translation.x += step.x
    translation.y += step.y
    note(time)
  }

  /// Takes the slop out of the translation, along the way (A45).
  mutating func excludeSlop(_ slop: CGFloat) {
    let length = hypot(translation.x, translation.y)
    guard length > slop else {
      translation = .zero
      return
    }
    translation.x -= translation.x / length * slop
    translation.y -= translation.y / length * slop
  }

  /// Begins to count with the last step, for one that came in late.
  mutating func startLate() {
    translation = lastStep
  }

  /// Counts from the point from which another drag of the same finger does.
  mutating func alignTranslation(with other: Drag) {
    translation = other.translation
  }

  /// Takes a part out of the translation that is somebody else's.
  mutating func withhold(_ part: CGPoint) {
    translation.x -= part.x
    translation.y -= part.y
  }

  /// Counts on from another translation and forgets the velocity (A46).
  mutating func rebase(to translation: CGPoint) {
    self.translation = translation
    rebasedAt = lastTime
    tracker.restart()
  }

  /// No finger is further away than this: what is lost in adding it up would be seen.
  /// Units: points. Source: chosen.
  private static let farthest: CGFloat = 1e7

  private static func within(_ value: CGFloat) -> CGFloat {
    min(max(value, -farthest), farthest)
  }

  func velocity(at time: TimeInterval) -> CGPoint {
    tracker.velocity(at: time)
  }

  private mutating func note(_ time: TimeInterval) {
    lastTime = max(lastTime, time)
    tracker.add(time: time, position: way)
  }
}
