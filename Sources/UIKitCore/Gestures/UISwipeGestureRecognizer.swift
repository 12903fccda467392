import Foundation

/// Recognizes a quick stroke in one of some directions.
///
/// Mirrors: `UISwipeGestureRecognizer` (A58).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways a swipe may go.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The ways it takes.
  open var direction = Direction.right
  /// How many fingers swipe together.
  open var numberOfTouchesRequired = 1

  private var start: (place: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired, let place = centroid else {
      fail("\(numberOfTouches) fingers, \(numberOfTouchesRequired) are wanted")
      return
    }
    let time = touches.map(\.timestamp).max() ?? 0
    start = (place, start?.time ?? time)
    deadline = (start?.time ?? time) + feel.swipeDuration
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard storedState == .possible, !isWaiting, numberOfTouches == numberOfTouchesRequired,
      let start, let place = centroid
    else { return }
    let way = CGPoint(x: place.x - start.place.x, y: place.y - start.place.y)
    guard hypot(way.x, way.y) >= feel.swipeDistance else { return }
    if goes(way) {
      state = .ended
    } else {
      fail("went another way")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isWaiting, storedState == .possible else { return }
    fail("lifted before \(feel.swipeDistance.brief) pt")
  }

  override func deadlinePassed(at time: TimeInterval) {
    guard !isWaiting else { return }
    fail("took longer than \(feel.swipeDuration) s")
  }

  open override func reset() {
    super.reset()
    start = nil
  }

  /// Whether the way is mostly, within 30 degrees, in one of the directions.
  private func goes(_ way: CGPoint) -> Bool {
    let spread = 0.577_35
    let isHorizontal = abs(way.y) <= abs(way.x) * spread
    let isVertical = abs(way.x) <= abs(way.y) * spread
    if isHorizontal { return direction.contains(way.x > 0 ? .right : .left) }
    if isVertical { return direction.contains(way.y > 0 ? .down : .up) }
    return false
  }
}
