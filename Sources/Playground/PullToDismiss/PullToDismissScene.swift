import UIKit

/// A card comes up over a shrinking page; pulling it down takes it away, and its long content scrolls
/// whenever it is not at its top.
enum PullToDismissScene {
  static let info = SceneInfo(
    id: "pull-to-dismiss", title: "Pull to Dismiss",
    idea: "A card with a long list is pulled away only from the list's top, so that card and list "
      + "never move together.",
    hint: "Press + and pull the card down; scroll its list first, then try again.",
    states: ["home", "presented"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let article = "article A"

  private static let tunables =
    Tunable.release(threshold: 0.4, source: article) + [
      .duration(0.4, source: article),
      Tunable(
        key: "inset", title: "Card below the top", unit: .points, range: 0...200,
        defaultValue: 50, step: 1, source: article),
      Tunable(
        key: "cornerRadius", title: "Top corners", unit: .points, range: 0...40,
        defaultValue: 6, step: 1, source: article),
      Tunable(
        key: "dimming", title: "Dimming of the page behind", unit: .fraction, range: 0...1,
        defaultValue: 0.7, step: 0.05, source: article),
      Tunable(
        key: "scale", title: "Page behind", unit: .scale, range: 0.7...1, defaultValue: 0.9,
        step: 0.01, source: article),
    ] + Tunable.curve("Opening curve", (0, 0, 0.58, 1), source: article)

  private static let presets = [
    TunablePreset(name: "Article A", source: article, values: [:]),
    TunablePreset(
      name: "As the system's sheet", source: "measured on iOS 26: half way or 1000 pt/s",
      values: [
        "threshold": 0.5, "velocity": 1000, "duration": 0.5, "inset": 59, "cornerRadius": 38,
        "dimming": 0.2, "scale": 1,
      ]),
    TunablePreset(
      name: "Deck", source: "DeckTransition, SPStorkController: 240 pt of a card of 794",
      values: [
        "threshold": 0.3, "duration": 0.3, "inset": 58, "cornerRadius": 8, "dimming": 0.2,
        "scale": 0.92,
      ]),
    TunablePreset(
      name: "As in Flutter", source: "flutter cupertino/sheet.dart: 0.48 or two heights a second",
      values: [
        "threshold": 0.48, "velocity": 1550, "veto": 1550, "duration": 0.3, "inset": 68,
        "cornerRadius": 12, "dimming": 0.1, "scale": 0.92,
      ]),
    TunablePreset(
      name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
      values: [
        "threshold": 0.25, "velocity": 400, "veto": 1, "duration": 0.5, "inset": 26,
        "cornerRadius": 8, "dimming": 0.4, "scale": 0.93,
      ]),
    TunablePreset(
      name: "As in Ionic", source: "ionic swipe-to-close.ts: looks a whole second ahead",
      values: [
        "threshold": 0.5, "projection": 1, "duration": 0.45, "inset": 40, "cornerRadius": 10,
        "dimming": 0.4, "scale": 0.93,
      ]),
    TunablePreset(
      name: "As in PanModal", source: "PanModal: half way or 300 pt/s",
      values: [
        "threshold": 0.5, "velocity": 300, "duration": 0.5, "inset": 21, "cornerRadius": 8,
        "dimming": 0.7, "scale": 1,
      ]),
    TunablePreset(
      name: "As in react-modal-sheet", source: "constants.ts: 0.6 to 0.2 s ahead, or 1200 pt/s",
      values: [
        "threshold": 0.6, "velocity": 1200, "veto": 1200, "projection": 0.2, "duration": 0.2,
        "dimming": 0.2, "scale": 1,
      ]),
    TunablePreset(
      name: "As in Flutter's Material sheet", source: "measured: half way or 700 pt/s",
      values: [
        "threshold": 0.5, "velocity": 700, "duration": 0.25, "cornerRadius": 28, "dimming": 0.54,
        "scale": 1,
      ]),
    TunablePreset(
      name: "As in gorhom's bottom sheet", source: "snapPoint.ts: nearest point to 0.2 s ahead",
      values: [
        "threshold": 0.5, "projection": 0.2, "duration": 0.35, "dimming": 0.5, "scale": 1,
      ]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-bottom-sheet.c: half way, half a second ahead",
      values: [
        "threshold": 0.5, "projection": 0.5, "duration": 0.4, "dimming": 0.25, "scale": 1,
      ]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(1, 0, dx: -30, dy: 19)), .wait(0.8),
    .drag(.at(0.5, 0, dy: 70), to: .at(0.5, 0.85), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let home = HomeController(values, startsPresented: state == "presented")
    return SceneRun(root: home) { [weak home] in
      guard let home, let page = home.viewIfLoaded else { return [] }
      guard let card = home.presentedViewController as? CardController,
        let view = card.viewOnScreen
      else { return [("page", page)] }
      let dimming = (card.presentationController as? CardPresentationController)?.dimming
      return [("page", page)] + (dimming.map { [("dimming", $0)] } ?? [])
        + [("card", view), ("content", card.list)]
    }
  }
}
