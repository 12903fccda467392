import Display
import Foundation

/// The finger of an inner app.
final class InnerInput: InputSource {
  var onInput: (() -> Void)?
  var wantsHover = false
  private var waiting: [PointerSample] = []
  private var interruption: Interruption?
  /// Up to when touches are handed over. Units: seconds.
  private var limit: TimeInterval = 0

  var isEmpty: Bool { waiting.isEmpty }

  func schedule(_ phase: UITouch.Phase, at point: CGPoint, time: TimeInterval) {
    let phases: [UITouch.Phase: PointerSample.Phase] = [
      .began: .down, .moved: .move, .ended: .up,
    ]
    guard let phase = phases[phase] else { return }
    waiting.append(PointerSample(phase: phase, position: point, time: time, device: .scripted))
  }

  /// Whether a touch is to be handed over by then.
  func isDue(at time: TimeInterval) -> Bool {
    limit = time + 1e-9
    return waiting.contains { $0.time <= limit }
  }

  /// Takes the finger away at the next turn; it does nothing more.
  func takeAway(at time: TimeInterval) {
    waiting = []
    interruption = Interruption(reason: .unmapped, time: time)
  }

  func drain(into events: inout [InputEvent]) {
    if let interruption { events.append(.interruption(interruption)) }
    interruption = nil
    events += waiting.filter { $0.time <= limit }.map { .pointer($0) }
    waiting.removeAll { $0.time <= limit }
  }
}
