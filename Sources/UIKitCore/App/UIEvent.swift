public import Foundation

/// What happened: all touches of one delivery. Mirrors: `UIEvent`.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public nonisolated enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform
  }

  public nonisolated enum EventSubtype: Int, Sendable {
    case none
  }

  public let type: EventType
  public let subtype = EventSubtype.none
  public internal(set) var timestamp: TimeInterval
  public internal(set) var allTouches: Set<UITouch>?

  init(type: EventType, timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
    self.type = type
    self.timestamp = timestamp
    allTouches = touches
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    guard let allTouches else { return nil }
    // As a rule all are of one window, and the set itself will do.
    if allTouches.allSatisfy({ $0.window === window }) { return allTouches }
    return allTouches.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  /// Every sample is delivered by itself, so the samples behind a touch are the touch.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}
