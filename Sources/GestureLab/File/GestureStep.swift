public import Foundation

/// One line of a gesture file's second part.
///
/// A sample says its own time. The others are generators: they begin when the step before them has
/// ended and expand to samples by the rules of `GestureExpansion`.
public nonisolated enum GestureStep: Equatable, Sendable {
  /// Units: milliseconds since the frame the gesture's time begins with.
  case sample(time: Double, GestureInput)
  /// Touches for `over` and lifts. Units: milliseconds.
  case tap(at: CGPoint, over: Double)
  /// Touches, rests and lifts. Units: milliseconds.
  case hold(at: CGPoint, over: Double)
  case drag(DragStep)
  case flick(FlickStep)
  case scroll(WheelTurn)
  /// A key goes down and up.
  case key(KeyPress)
  /// Nothing happens. Units: milliseconds.
  case wait(Double)

  /// How long a tap touches when nothing is said. Units: milliseconds. Source: chosen, a quick tap.
  public static let tapTime = 50.0
}

/// A finger that goes from one place to another in a given time.
public nonisolated struct DragStep: Equatable, Sendable {
  public var start: CGPoint
  public var end: CGPoint
  /// Units: milliseconds.
  public var duration: Double
  /// Units: samples a second.
  public var rate: Double
  public var ease: DragEase
  /// How long the finger rests before it lifts. Units: milliseconds.
  public var hold: Double

  /// A usual mouse. Units: samples a second. Source: chosen.
  public static let usualRate = 125.0

  public init(
    from start: CGPoint, to end: CGPoint, over duration: Double,
    rate: Double = DragStep.usualRate, ease: DragEase = .linear, hold: Double = 0
  ) {
    self.start = start
    self.end = end
    self.duration = duration
    self.rate = rate
    self.ease = ease
    self.hold = hold
  }
}

/// A finger that lifts while it moves, at exactly the velocity asked for.
public nonisolated struct FlickStep: Equatable, Sendable {
  public var start: CGPoint
  public var end: CGPoint
  /// Units: points per second.
  public var velocity: Double
  /// Units: samples a second.
  public var rate: Double

  public init(
    from start: CGPoint, to end: CGPoint, velocity: Double, rate: Double = DragStep.usualRate
  ) {
    self.start = start
    self.end = end
    self.velocity = velocity
    self.rate = rate
  }
}

/// A wheel's or a touchpad's turn at a place; positive y shows what lies below.
public nonisolated struct WheelTurn: Equatable, Sendable {
  public var position: CGPoint
  /// Clicks of a wheel, or points when fine.
  public var amount: CGPoint
  /// Whether a touchpad made it: `amount` is in points.
  public var isFine: Bool

  /// How far a click moves the content. Units: points. Source: chosen, as the window does it.
  public static let click = 53.0

  public init(at position: CGPoint, by amount: CGPoint, isFine: Bool = false) {
    self.position = position
    self.amount = amount
    self.isFine = isFine
  }

  /// Units: points.
  public var delta: CGPoint {
    let unit = isFine ? 1 : Self.click
    return CGPoint(x: amount.x * unit, y: amount.y * unit)
  }
}
