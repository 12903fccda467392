public import Display
public import Foundation

/// A finger that does what it is told, in the user's words. Times pass frame by frame meanwhile.
///
/// Units: points of the screen, seconds, points per second.
public final class Finger {
  private unowned let world: Simulation
  private var position = CGPoint.zero
  private var secondPosition = CGPoint.zero

  /// Samples per second while moving, as a mouse gives. Source: chosen, the usual USB mouse.
  public var sampleRate = 125.0

  init(_ world: Simulation) {
    self.world = world
  }

  /// Touches at `point`.
  public func down(at point: CGPoint) {
    send(.down, at: point, time: world.clock.now)
    world.advanceFrame()
  }

  /// Moves in a straight line to `point` in `seconds`, evenly.
  public func move(to point: CGPoint, over seconds: TimeInterval) {
    let start = world.clock.now
    let from = position
    let count = max(1, Int((seconds * sampleRate).rounded()))
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      let here = CGPoint(
        x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part)
      send(.move, at: here, time: start + seconds * Double(part))
    }
    world.advance(by: seconds)
  }

  /// Stays where it is.
  public func hold(for seconds: TimeInterval) {
    world.advance(by: seconds)
  }

  /// Lifts.
  public func up() {
    send(.up, at: position, time: world.clock.now)
    world.advanceFrame()
  }

  /// Touches and lifts.
  public func tap(at point: CGPoint) {
    down(at: point)
    hold(for: 0.05)
    up()
  }

  /// Touches, moves, waits so long that the speed is forgotten, and lifts.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.3,
    hold: TimeInterval = 0.2
  ) {
    down(at: start)
    move(to: end, over: seconds)
    self.hold(for: hold)
    up()
  }

  /// Touches, moves at `velocity` points per second and lifts while moving.
  public func flick(from start: CGPoint, to end: CGPoint, velocity: CGFloat) {
    let length = hypot(end.x - start.x, end.y - start.y)
    down(at: start)
    move(to: end, over: TimeInterval(length / max(velocity, 1)))
    up()
  }

  /// What happens when the system takes the finger away.
  public func interrupt(_ reason: Interruption.Reason) {
    world.input.schedule(
      .interruption(Interruption(reason: reason, time: world.clock.now)), at: world.clock.now)
    world.advanceFrame()
  }

  /// Presses and releases a key.
  public func key(_ key: KeyStroke.Key, modifiers: KeyModifiers = []) {
    press(key, "", modifiers)
    world.advanceFrame()
  }

  /// Types a text, a key for each character.
  public func type(_ text: String) {
    for character in text {
      switch character {
      case "\n": press(.return, "\r", [])
      case "\t": press(.tab, "\t", [])
      case " ": press(.space, " ", [])
      default: press(.character(character), String(character), [])
      }
      world.advanceFrame()
    }
  }

  private func press(_ key: KeyStroke.Key, _ text: String, _ modifiers: KeyModifiers) {
    let now = world.clock.now
    for isDown in [true, false] {
      world.input.schedule(
        .key(
          KeyStroke(
            key: key, characters: text, isDown: isDown, modifiers: modifiers, time: now)),
        at: now)
    }
  }

  // MARK: Two fingers

  /// Two fingers come down, move in straight lines, rest so long that their speed is forgotten, and
  /// lift.
  public func pinch(
    from start: (CGPoint, CGPoint), to end: (CGPoint, CGPoint), over seconds: TimeInterval = 0.4,
    hold: TimeInterval = 0.2
  ) {
    down(at: start.0, start.1)
    move(to: end.0, end.1, over: seconds)
    self.hold(for: hold)
    upBoth()
  }

  /// Two fingers `distance` apart about a centre come to be `end` apart, side by side unless turned.
  ///
  /// - Parameters:
  ///   - angle: of the line between them, radians, clockwise from the horizontal.
  ///   - turn: how far the line is turned meanwhile, radians.
  public func pinch(
    about center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    turning turn: CGFloat = 0, over seconds: TimeInterval = 0.4, hold: TimeInterval = 0.2
  ) {
    let fingers = Self.pair(about: center, apart: start, angle: angle)
    down(at: fingers.0, fingers.1)
    // Fingers that turn go along an arc: a straight line between would bring them together.
    let parts = turn == 0 ? 1 : 12
    for part in 1...parts {
      let share = CGFloat(part) / CGFloat(parts)
      let next = Self.pair(
        about: center, apart: start + (end - start) * share, angle: angle + turn * share)
      move(to: next.0, next.1, over: seconds / Double(parts))
    }
    self.hold(for: hold)
    upBoth()
  }

  /// Touches with two fingers.
  public func down(at first: CGPoint, _ second: CGPoint) {
    send(.down, at: first, time: world.clock.now)
    send(.down, contact: 1, at: second, time: world.clock.now)
    world.advanceFrame()
  }

  /// Moves both in straight lines in `seconds`, evenly.
  public func move(to first: CGPoint, _ second: CGPoint, over seconds: TimeInterval) {
    let start = world.clock.now
    let (from, other) = (position, secondPosition)
    let count = max(1, Int((seconds * sampleRate).rounded()))
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      let time = start + seconds * Double(part)
      send(.move, at: Self.between(from, first, part), time: time)
      send(.move, contact: 1, at: Self.between(other, second, part), time: time)
    }
    world.advance(by: seconds)
  }

  /// The second finger comes down where it is told, with the first down or not.
  public func secondDown(at point: CGPoint) {
    send(.down, contact: 1, at: point, time: world.clock.now)
    world.advanceFrame()
  }

  /// Lifts the second finger.
  public func secondUp() {
    send(.up, contact: 1, at: secondPosition, time: world.clock.now)
    world.advanceFrame()
  }

  /// Lifts both.
  public func upBoth() {
    send(.up, at: position, time: world.clock.now)
    send(.up, contact: 1, at: secondPosition, time: world.clock.now)
    world.advanceFrame()
  }

  // MARK: Mouse

  /// The pointer goes to a place with no button held.
  public func hover(at point: CGPoint) {
    send(.hover, at: point, time: world.clock.now, device: .mouse)
    world.advanceFrame()
  }

  /// A wheel clicks, or a touchpad scrolls, over a place.
  ///
  /// - Parameter delta: how far the content should move; positive y shows what lies below. Points.
  public func scroll(at point: CGPoint, by delta: CGPoint, isContinuous: Bool = false) {
    world.input.schedule(
      .scroll(
        ScrollSample(
          position: point, delta: delta, isContinuous: isContinuous, time: world.clock.now)),
      at: world.clock.now)
    world.advanceFrame()
  }

  private static func pair(
    about center: CGPoint, apart: CGFloat, angle: CGFloat
  ) -> (CGPoint, CGPoint) {
    let half = CGPoint(x: cos(angle) * apart / 2, y: sin(angle) * apart / 2)
    return (
      CGPoint(x: center.x - half.x, y: center.y - half.y),
      CGPoint(x: center.x + half.x, y: center.y + half.y)
    )
  }

  private static func between(_ start: CGPoint, _ end: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  private func send(
    _ phase: PointerSample.Phase, contact: Int = 0, at point: CGPoint, time: TimeInterval,
    device: PointerSample.Device = .scripted
  ) {
    if contact == 0 { position = point } else { secondPosition = point }
    world.input.schedule(
      .pointer(
        PointerSample(phase: phase, contact: contact, position: point, time: time, device: device)),
      at: time)
  }
}
