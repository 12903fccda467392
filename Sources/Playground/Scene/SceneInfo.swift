import Foundation

/// One scene of the playground: what it is called, what can be set, and how it is made.
public struct SceneInfo {
  /// What the command line calls it; never changes.
  public let id: String
  public let title: String
  /// One sentence: which idea it shows; whose it is, the first preset says.
  public let idea: String
  /// What to do with it, in a few words.
  public let hint: String
  /// What it can start as; the first is the default.
  public let states: [String]
  public let tunables: [Tunable]
  /// The first is what the idea's source says.
  public let presets: [TunablePreset]
  /// What a hand does to show it by itself.
  public let demo: SceneDemo
  /// Makes the scene. A state it does not know is taken for the default; `start` checks first.
  public let make: @MainActor (_ values: TunableValues, _ state: String) -> SceneRun
  /// What the scene decides about a finger that lets go, with these values. Nil for a scene that
  /// decides nothing.
  public let judge: Judge?
  /// The rule it decides by, for a scene that decides by one with these values.
  public let rule: Rule?

  /// Asks a scene what it would decide.
  public typealias Judge = @MainActor (_ values: TunableValues, _ release: Release) -> Verdict

  /// A scene's rule with its values.
  public typealias Rule = @MainActor (_ values: TunableValues) -> ReleaseRule

  /// - Parameters:
  ///   - judge: for a scene that decides by no `ReleaseRule`.
  ///   - rule: for a scene that reads its four tunables otherwise than `ReleaseRule` does.
  public init(
    id: String, title: String, idea: String, hint: String, states: [String],
    tunables: [Tunable], presets: [TunablePreset], demo: SceneDemo = .none,
    make: @escaping @MainActor (_ values: TunableValues, _ state: String) -> SceneRun,
    judge: Judge? = nil, rule: Rule? = nil
  ) {
    self.id = id
    self.title = title
    self.idea = idea
    self.hint = hint
    self.states = states
    self.tunables = tunables
    self.presets = presets
    self.demo = demo
    self.make = make
    // Scenes with the four tunables of a `ReleaseRule` decide by it, unless they say otherwise.
    let hasTunables = ReleaseRule.keys.isSubset(of: tunables.map(\.key))
    let rule = judge == nil && hasTunables ? rule ?? { ReleaseRule($0) } : nil
    self.rule = rule
    self.judge = judge ?? rule.map(Self.judge)
  }

  private static func judge(_ rule: @escaping Rule) -> Judge {
    { values, release in rule(values).verdict(on: release) }
  }

  /// The state it starts in when none is asked for.
  public var defaultState: String { states.first ?? "" }

  /// Makes the scene in a state, the default for nil.
  ///
  /// - Throws: `SceneError.unknownState`.
  public func start(_ values: TunableValues, state: String? = nil) throws(SceneError) -> SceneRun {
    let state = state ?? defaultState
    guard states.contains(state) else {
      throw .unknownState(state, scene: id, known: states)
    }
    return make(values, state)
  }
}
