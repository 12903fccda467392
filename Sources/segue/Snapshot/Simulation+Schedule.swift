import Display
import Foundation
import Simulator

@MainActor
extension Simulation {
  /// Writes one sample of the finger down for `time`.
  func schedule(_ phase: PointerSample.Phase, at point: CGPoint, time: TimeInterval) {
    input.schedule(
      .pointer(PointerSample(phase: phase, position: point, time: time, device: .scripted)),
      at: time)
  }
}
