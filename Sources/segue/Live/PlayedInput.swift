import Display
import Foundation
import GestureLab

/// The window's input with a gesture's moments between, each when its time has come.
@MainActor
final class PlayedInput: InputSource {
  var onInput: (() -> Void)? {
    didSet { real.onInput = onInput }
  }

  var wantsHover: Bool {
    get { real.wantsHover }
    set { real.wantsHover = newValue }
  }

  /// Told of each moment before it is given out: whoever watches the real input sees nothing of it.
  var onMoment: ((InputEvent) -> Void)?

  private let real: any InputSource
  private let clock: any FrameClock
  private let moments: [GestureMoment]
  private var next = 0
  private var zero: TimeInterval?

  init(_ moments: [GestureMoment], among real: any InputSource, clock: any FrameClock) {
    self.moments = moments
    self.real = real
    self.clock = clock
  }

  /// Whether the gesture is over.
  var isOver: Bool { next == moments.count }

  /// Whether it was started.
  var hasBegun: Bool { zero != nil }

  /// Begins at a frame's time.
  func start(at time: TimeInterval) {
    guard zero == nil else { return }
    zero = time
    clock.requestTick()
  }

  func drain(into events: inout [InputEvent]) {
    real.drain(into: &events)
    guard let zero, !isOver else { return }
    let now = clock.now - zero
    while next < moments.count, moments[next].time / 1000 <= now {
      let event = moments[next].event(from: zero)
      onMoment?(event)
      events.append(event)
      next += 1
    }
    if !isOver { clock.requestTick() }
  }
}
