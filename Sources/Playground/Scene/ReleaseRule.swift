public import UIKit

/// When a transition that is let go finishes: far enough, or fast enough, and not thrown back.
public struct ReleaseRule {
  /// What of the way is far enough, 0…1.
  public var threshold: Double
  /// Whether exactly the threshold is enough.
  public var isInclusive: Bool
  /// What is fast enough whatever the way; 0 asks no velocity. Units: points per second.
  public var velocity: Double
  /// Whether it is `velocity` to be exceeded, and 0 a limit like any other.
  public var asksAnyVelocity = false
  /// How long the finger is thought to go on at its velocity; 0 counts where it is. Units: seconds.
  public var projection: Double
  /// What backward velocity takes everything back; 0 asks none. Units: points per second.
  public var veto: Double
  /// What it decides.
  public var subject = Release.Subject.transition

  /// Rounding that must not decide: a finger on the threshold is on it.
  private static let rounding = 1e-6
  /// The same for velocities. Units: points per second.
  private static let velocityRounding = 1e-3

  public init(
    threshold: Double, isInclusive: Bool = true, velocity: Double = 0, projection: Double = 0,
    veto: Double = 0, subject: Release.Subject = .transition
  ) {
    self.threshold = threshold
    self.isInclusive = isInclusive
    self.velocity = velocity
    self.projection = projection
    self.veto = veto
    self.subject = subject
  }

  /// The tunables that say all that it asks.
  public static let keys: Set = ["threshold", "velocity", "projection", "veto"]

  /// As set by the tunables `threshold`, `velocity`, `projection` and `veto`.
  public init(_ values: TunableValues) {
    self.init(
      threshold: values["threshold"], velocity: values["velocity"],
      projection: values["projection"], veto: values["veto"])
  }

  /// The rule in words, such as `percent ≥ 0.40`.
  public var text: String {
    let sign = isInclusive ? "≥" : ">"
    let way = projection > 0 ? "percent + \(Self.short(projection)) s × velocity" : "percent"
    var text = "\(way) \(sign) \(String(format: "%.2f", threshold))"
    if asksAnyVelocity {
      text += " or velocity > \(Self.short(velocity)) pt/s"
    } else if velocity > 0 {
      text += " or velocity ≥ \(Self.short(velocity)) pt/s"
    }
    if veto > 0 { text = "(\(text)) and velocity > −\(Self.short(veto)) pt/s" }
    return text
  }

  /// Decides.
  ///
  /// - Parameters:
  ///   - percent: 0…1 of the way.
  ///   - velocity: onwards positive, points per second.
  ///   - length: the whole way, points.
  public func verdict(percent: CGFloat, velocity: CGFloat, length: CGFloat) -> Verdict {
    let percent = percent.isFinite ? Double(percent) : 0
    let speed = velocity.isFinite ? Double(velocity) : 0
    let way = percent + (length > 0 ? projection * speed / Double(length) : 0)
    let far = VerdictClause(
      name: projection > 0 ? "projected percent" : "percent", value: way, limit: threshold,
      held: isInclusive ? way >= threshold - Self.rounding : way > threshold + Self.rounding)
    var clauses = [far]
    var finishes = far.held
    if self.velocity > 0 || asksAnyVelocity {
      let rounding = asksAnyVelocity ? Self.velocityRounding : -Self.velocityRounding
      let fast = VerdictClause(
        name: "velocity", value: speed, limit: self.velocity,
        held: speed >= self.velocity + rounding, unit: .pointsPerSecond,
        scale: VerdictClause.leastVelocity)
      clauses.append(fast)
      finishes = finishes || fast.held
    }
    if veto > 0 {
      let back = VerdictClause(
        name: "backward velocity", value: speed, limit: -veto,
        held: speed > -veto + Self.velocityRounding, role: .isNeeded, unit: .pointsPerSecond,
        scale: VerdictClause.leastVelocity)
      clauses.append(back)
      finishes = finishes && back.held
    }
    return Verdict(
      outcome: finishes ? .finish : .cancel, percent: CGFloat(percent), velocity: CGFloat(speed),
      rule: text, clauses: clauses, length: length.isFinite ? length : 0, subject: subject)
  }

  /// Decides about a finger that lets go.
  public func verdict(on release: Release) -> Verdict {
    verdict(
      percent: CGFloat(release.percent), velocity: CGFloat(release.velocity),
      length: CGFloat(release.length))
  }

  /// A gesture that was taken away has decided nothing: it cancels.
  public func cancelled(percent: CGFloat, velocity: CGFloat) -> Verdict {
    let percent = percent.isFinite ? percent : 0
    return Verdict(
      outcome: .cancel, percent: percent, velocity: velocity.isFinite ? velocity : 0, rule: text,
      clauses: [
        VerdictClause(
          name: "gesture cancelled", value: 1, limit: 0, held: false, role: .isNeeded, unit: nil,
          scale: 1)
      ], subject: subject)
  }

  private static func short(_ number: Double) -> String { String(format: "%g", number) }
}
