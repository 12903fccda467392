import Foundation
public import Playground

/// A finger as it let go: all that a rule can know of it.
public nonisolated struct Release: Equatable, Sendable {
  /// 0…1 of the way.
  public var percent: Double
  /// Onwards positive. Units: points per second.
  public var velocity: Double
  /// The whole way. Units: points.
  public var length: Double

  public init(percent: Double, velocity: Double, length: Double) {
    self.percent = percent
    self.velocity = velocity
    self.length = length
  }
}

extension Release {
  /// As it stands in a verdict.
  @MainActor public init(_ verdict: Verdict) {
    self.init(
      percent: Double(verdict.percent), velocity: Double(verdict.velocity),
      length: Double(verdict.length))
  }

  /// Where the finger would come to rest if it went on for a while, 0…1 of the way.
  public func landing(after seconds: Double) -> Double {
    length > 0 ? percent + velocity * seconds / length : percent
  }
}
