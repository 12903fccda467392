import Foundation
import Motion

/// How a finger spreads its way over the time.
public nonisolated enum DragEase: String, CaseIterable, Sendable {
  case linear, easeIn, easeOut, easeInOut

  /// The part of the way done after a part of the time. Units: 0…1.
  public func value(at part: Double) -> Double {
    switch self {
    case .linear: part
    case .easeIn: UnitBezier.easeIn.value(at: part)
    case .easeOut: UnitBezier.easeOut.value(at: part)
    case .easeInOut: UnitBezier.easeInOut.value(at: part)
    }
  }
}
