public import Display
public import Foundation

/// A finger that does what it is told, in the user's words. Times pass frame by frame meanwhile.
///
/// Units: points of the screen, seconds, points per second.
public final class Finger {
  private unowned let world: Simulation
  private var position = CGPoint.zero

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

  private func send(_ phase: PointerSample.Phase, at point: CGPoint, time: TimeInterval) {
    position = point
    world.input.schedule(
      .pointer(PointerSample(phase: phase, position: point, time: time, device: .scripted)),
      at: time)
  }
}
