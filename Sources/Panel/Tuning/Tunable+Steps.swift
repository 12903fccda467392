public import Playground

extension Tunable {
  /// The allowed value nearest to one, on a whole step.
  public nonisolated func nearest(to value: Double) -> Double {
    guard value.isFinite else { return defaultValue }
    let cut = min(max(value, range.lowerBound), range.upperBound)
    guard step > 0 else { return cut }
    let steps = ((cut - range.lowerBound) / step).rounded()
    // Through whole numbers, so that 0.3 is 0.3 and not 0.30000000000000004.
    let exact = range.lowerBound + steps * step
    let scale = 1e6
    return min(max((exact * scale).rounded() / scale, range.lowerBound), range.upperBound)
  }

  /// How much a key changes the value.
  public nonisolated func increment(_ size: StepSize) -> Double {
    switch size {
    case .fine: step
    case .normal: max(step, (range.upperBound - range.lowerBound) / 100)
    case .coarse: max(step, (range.upperBound - range.lowerBound) / 10)
    }
  }

  /// Where a value lies in the range, 0…1.
  public nonisolated func part(of value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - range.lowerBound) / length, 0), 1)
  }

  /// The value at a part of the range.
  public nonisolated func value(at part: Double) -> Double {
    range.lowerBound + min(max(part, 0), 1) * (range.upperBound - range.lowerBound)
  }
}

/// How large a step held keys ask for.
public nonisolated enum StepSize: Sendable {
  /// The least there is; with Alt.
  case fine
  case normal
  /// A tenth of the range; with Shift.
  case coarse
}
