import Display
import Foundation

/// The finger of an inner app.
final class InnerInput: InputSource {
  var onInput: (() -> Void)?
  var wantsHover = false
  private var waiting: [PointerSample] = []
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

  func drain(into events: inout [InputEvent]) {
    events += waiting.filter { $0.time <= limit }.map { .pointer($0) }
    waiting.removeAll { $0.time <= limit }
  }
}
