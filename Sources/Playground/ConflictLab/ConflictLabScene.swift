import UIKit

/// One card, one list, and every way in which people let the two share a finger.
enum ConflictLabScene {
  static let info = SceneInfo(
    id: "conflict-lab", title: "Conflict Lab",
    idea: "A card with a list in it is pulled away under each policy people use, from the list "
      + "always winning to a hand-over within one drag; what moves, and why, is drawn live.",
    hint: "Choose a policy, scroll the list, then pull it down past its top in one drag.",
    states: ["top", "scrolled"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let measured = "measured on iOS 26: half way or 1000 pt/s"

  private static let tunables =
    [
      Tunable(
        key: "policy", title: "Policy (0 exclusive … 5 within one drag)", unit: .fraction,
        range: 0...Double(HandoverPolicy.allCases.count - 1),
        defaultValue: Double(HandoverPolicy.allCases.count - 1), step: 1,
        source: "chosen: the rule users everywhere ask for")
    ]
    + Tunable.release(
      threshold: 0.5, source: measured, velocity: 1000, velocitySource: measured) + [
      .duration(0.5, source: "measured on iOS 26: the sheet's spring"),
      .damping(1, source: "measured on iOS 26: the sheet's spring"),
    ]

  private static let presets =
    [TunablePreset(name: "Hand-over", source: "chosen", values: [:])]
    + HandoverPolicy.allCases.dropLast().enumerated().map { index, policy in
      TunablePreset(
        name: policy.title, source: policy.source, values: ["policy": Double(index)])
    } + [
      TunablePreset(
        name: "As in PanModal", source: "PanModal: half way or 300 pt/s",
        values: ["velocity": 300]),
      TunablePreset(
        name: "As in Flutter", source: "flutter cupertino/sheet.dart: 0.48 or two heights a second",
        values: ["threshold": 0.48, "velocity": 900, "veto": 900, "duration": 0.3]),
      TunablePreset(
        name: "As in Ionic", source: "ionic swipe-to-close.ts: looks a whole second ahead",
        values: ["threshold": 0.5, "velocity": 0, "projection": 1, "duration": 0.45]),
      TunablePreset(
        name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
        values: ["threshold": 0.25, "velocity": 400, "veto": 1]),
    ]

  private static let demo = SceneDemo([
    .drag(.at(0.6, 0.8), to: .at(0.6, 0.6), over: 0.4), .wait(0.3),
    .drag(.at(0.6, 0.57), to: .at(0.6, 1.3), over: 1.2),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let lab = ConflictLabController(values, startsScrolled: state == "scrolled")
    return SceneRun(root: lab) { [weak lab] in
      guard let lab, lab.isViewLoaded else { return [] }
      return [("card", lab.card), ("content", lab.card.list)]
    }
  }
}

extension HandoverPolicy {
  /// As chips and presets call it.
  var title: String {
    switch self {
    case .exclusive: "Exclusive"
    case .simultaneous: "Both at top"
    case .pinned: "Pinned"
    case .requireFailure: "Require fail"
    case .system: "System"
    case .withinDrag: "Hand-over"
    }
  }

  /// The rule in a sentence.
  var sentence: String {
    switch self {
    case .exclusive: "The deepest pan wins. The list takes every drag; only the header pulls."
    case .simultaneous: "At its top both get the finger: the card moves and the list stretches."
    case .pinned: "Both get the finger at the top, but the list is held there while the card moves."
    case .requireFailure: "The list waits for the pull to fail. Every drag down pulls the card."
    case .system:
      "Exactly one moves, decided as the drag begins: at the top the card, else the list."
    case .withinDrag: "One drag scrolls to the top, then pulls; pushed back it rests, then scrolls."
    }
  }

  /// Where it comes from.
  var source: String {
    switch self {
    case .exclusive: "UIKit's default: depth breaks the tie"
    case .simultaneous: "article A"
    case .pinned: "common in published code"
    case .requireFailure: "require(toFail:)"
    case .system: "measured on iOS 26"
    case .withinDrag: "chosen: the rule users everywhere ask for"
    }
  }
}
