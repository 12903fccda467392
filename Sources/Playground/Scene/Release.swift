/// A finger as it let go: all that a rule can know of it.
public nonisolated struct Release: Equatable, Sendable {
  /// What there is to decide.
  public enum Subject: String, Sendable {
    /// Whether a transition goes on to its end.
    case transition
    /// Whether what has several rests goes on to the next one.
    case resting
    /// Whether it goes for good.
    case leaving
  }

  /// 0…1 of the way.
  public var percent: Double
  /// Onwards positive. Units: points per second.
  public var velocity: Double
  /// The whole way. Units: points.
  public var length: Double
  public var subject: Subject

  public init(
    percent: Double, velocity: Double, length: Double, subject: Subject = .transition
  ) {
    self.percent = percent
    self.velocity = velocity
    self.length = length
    self.subject = subject
  }
}

extension Release {
  /// As it stands in a verdict.
  @MainActor public init(_ verdict: Verdict) {
    self.init(
      percent: Double(verdict.percent), velocity: Double(verdict.velocity),
      length: Double(verdict.length), subject: verdict.subject)
  }

  /// Where the finger would come to rest if it went on for a while, 0…1 of the way.
  public func landing(after seconds: Double) -> Double {
    length > 0 ? percent + velocity * seconds / length : percent
  }
}
