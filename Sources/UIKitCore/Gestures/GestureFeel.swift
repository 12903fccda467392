public import Foundation
import Motion

/// The distances and times that decide between gestures.
///
/// Every recognizer takes them when it is made; `current` is what the next ones get.
@preconcurrency @MainActor
public struct GestureFeel: Equatable, Sendable {
  /// How far a finger goes before it pans, straight from where it came down.
  /// Units: points. Source: documented (A43).
  public var panSlop: CGFloat = 10
  /// How far two fingers go apart or together before they pinch. Units: points. Source: chosen, as
  /// far as a pan.
  public var pinchSlop: CGFloat = 10
  /// How far two fingers go around each other before they turn. Units: points along the arc.
  /// Source: chosen, as far as a pan.
  public var rotationSlop: CGFloat = 10
  /// How near to an edge an edge pan must start. Units: points. Source: observed (A53).
  public var edgeZone: CGFloat = 20
  /// How far a finger may stray while it taps. Units: points. Source: general knowledge (A56).
  public var tapMovement: CGFloat = 45
  /// How long a finger may rest while it taps. Units: seconds. Source: chosen.
  public var tapDuration: TimeInterval = 0.75
  /// How long a tap may be waited for. Units: seconds. Source: general knowledge (A56).
  public var tapInterval: TimeInterval = 0.35
  /// How far a swipe must go. Units: points. Source: general knowledge (A58).
  public var swipeDistance: CGFloat = 50
  /// How long a swipe may take. Units: seconds. Source: general knowledge (A58).
  public var swipeDuration: TimeInterval = 0.5
  /// How long a scroll view keeps a touch from its content. Units: seconds. Source: observed (B9).
  public var contentTouchDelay: TimeInterval = 0.15

  /// How readily a scroll view gives when it is pulled past its edges, 0…1. Source: measured (B21).
  public var rubberBand: Double = RubberBand.scrollCoefficient

  /// How long after its last step a wheel or a touchpad counts as let go: neither says so itself.
  /// Units: seconds. Source: chosen, longer than the gap between a slow wheel's clicks in one turn.
  public var scrollPause: TimeInterval = 0.15

  public init() {}

  /// What recognizers made from now on get.
  public static var current = GestureFeel()
}
