public import Playground

/// What a scene would decide: its own rule, asked about any release and any values.
///
/// The panel never knows better than the scene: what it shows of finishing and cancelling comes from
/// here.
public struct SceneRule {
  /// Of the tunables those it reads; nil where that is not known.
  public let keys: Set<String>?
  private let tunables: [Tunable]
  private let decide: (TunableValues, Release) -> Verdict

  /// - Parameters:
  ///   - keys: of the tunables those it reads; nil where that is not known.
  ///   - decide: the scene's rule with these values.
  public init(
    _ tunables: [Tunable], reading keys: Set<String>? = nil,
    decide: @escaping (TunableValues, Release) -> Verdict
  ) {
    self.tunables = tunables
    self.keys = keys
    self.decide = decide
  }

  /// The rule of a scene; nil for one that decides nothing at release, or not by these values.
  public init?(_ info: SceneInfo) {
    guard let judge = info.judge else { return nil }
    // A judge of the scene's own may read whatever it likes.
    let keys = info.rule == nil ? nil : ReleaseRule.keys
    self.init(info.tunables, reading: keys, decide: judge)
  }

  /// What of `values` it decides by: as long as that is the same, so is whatever it was asked.
  func read(from values: [String: Double]) -> [String: Double] {
    guard let keys else { return values }
    return values.filter { keys.contains($0.key) }
  }

  /// What the scene decides about `release` with these values.
  public func verdict(on release: Release, with values: [String: Double]) -> Verdict {
    decide(TunableValues(tunables, values), release)
  }

  /// Asks about many releases with the same values.
  public func asker(with values: [String: Double]) -> (Release) -> Bool {
    let tuned = TunableValues(tunables, values)
    return { decide(tuned, $0).outcome == .finish }
  }

  /// Asks about releases with the same values but for a few.
  public func asker(
    varying values: [String: Double]
  ) -> (_ changes: [String: Double], Release) -> Verdict {
    let tuned = TunableValues(tunables, values)
    return { changes, release in
      for (key, value) in changes { try? tuned.set(key, to: value) }
      return decide(tuned, release)
    }
  }
}

extension TunableValues {
  /// Defaults, but for what is given and fits.
  convenience init(_ tunables: [Tunable], _ values: [String: Double]) {
    self.init(tunables)
    for (key, value) in values { try? set(key, to: value) }
  }
}
