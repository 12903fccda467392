public import Display
public import Foundation

/// What a hand does at one moment.
public nonisolated enum GestureInput: Equatable, Sendable {
  case down(CGPoint, finger: Int)
  case move(CGPoint, finger: Int)
  case up(CGPoint, finger: Int)
  case scroll(WheelTurn)
  case keyDown(KeyPress)
  case keyUp(KeyPress)
  /// The gesture is taken away.
  case cancel(Interruption.Reason)
}

/// A moment of a gesture, ready to be played.
public nonisolated struct GestureMoment: Equatable, Sendable {
  /// Since the gesture's zero. Units: milliseconds.
  public var time: Double
  public var input: GestureInput

  public init(time: Double, input: GestureInput) {
    self.time = time
    self.input = input
  }

  /// As the frame loop takes it.
  ///
  /// - Parameter zero: the gesture's zero on the frame clock, seconds.
  public func event(from zero: TimeInterval, isRepeat: Bool = false) -> InputEvent {
    let time = zero + self.time / 1000
    switch input {
    case .down(let place, let finger): return Self.touch(.down, place, finger, time)
    case .move(let place, let finger): return Self.touch(.move, place, finger, time)
    case .up(let place, let finger): return Self.touch(.up, place, finger, time)
    case .scroll(let turn):
      return .scroll(
        ScrollSample(
          position: turn.position, delta: turn.delta, isContinuous: turn.isFine, time: time))
    case .keyDown(let press):
      return .key(press.stroke(isDown: true, isRepeat: isRepeat, time: time))
    case .keyUp(let press):
      return .key(press.stroke(isDown: false, isRepeat: false, time: time))
    case .cancel(let reason):
      return .interruption(Interruption(reason: reason, time: time))
    }
  }

  private static func touch(
    _ phase: PointerSample.Phase, _ place: CGPoint, _ finger: Int, _ time: TimeInterval
  ) -> InputEvent {
    .pointer(
      PointerSample(
        phase: phase, contact: finger, position: place, time: time, device: .scripted))
  }

  /// What the window took in, as a moment of a gesture; nil for what is none of the hand's doing.
  ///
  /// - Parameter zero: the gesture's zero on the frame clock, seconds.
  public init?(_ event: InputEvent, zero: TimeInterval) {
    func milliseconds(_ time: TimeInterval) -> Double {
      // Whole microseconds: finer than any device tells, and short to write.
      ((time - zero) * 1_000_000).rounded() / 1000
    }
    switch event {
    case .pointer(let sample):
      time = milliseconds(sample.time)
      let place = CGPoint(x: Self.brief(sample.position.x), y: Self.brief(sample.position.y))
      switch sample.phase {
      case .down: input = .down(place, finger: sample.contact)
      case .move: input = .move(place, finger: sample.contact)
      case .up: input = .up(place, finger: sample.contact)
      case .hover: return nil
      }
    case .scroll(let sample):
      time = milliseconds(sample.time)
      let unit = sample.isContinuous ? 1 : WheelTurn.click
      let amount = CGPoint(
        x: Self.brief(sample.delta.x / unit), y: Self.brief(sample.delta.y / unit))
      let place = CGPoint(x: Self.brief(sample.position.x), y: Self.brief(sample.position.y))
      input = .scroll(WheelTurn(at: place, by: amount, isFine: sample.isContinuous))
    case .key(let stroke):
      time = milliseconds(stroke.time)
      let press = KeyPress(key: stroke.key, modifiers: stroke.modifiers)
      input = stroke.isDown ? .keyDown(press) : .keyUp(press)
    case .interruption(let interruption):
      time = milliseconds(interruption.time)
      input = .cancel(interruption.reason)
    case .surface:
      return nil
    }
    guard time.isFinite else { return nil }
  }

  /// As precise as files are: nine places would be noise, six are more than any device has.
  private static func brief(_ value: CGFloat) -> CGFloat {
    value.isFinite ? (value * 1e6).rounded() / 1e6 : 0
  }
}
