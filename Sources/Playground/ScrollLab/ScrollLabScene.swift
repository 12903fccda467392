import UIKit

/// Scroll views by themselves: how they stretch, run out and page, and how they share a finger with
/// those around them and with the edge of the screen.
enum ScrollLabScene {
  static let info = SceneInfo(
    id: "scroll-lab", title: "Scroll Lab",
    idea: "Rubber band, deceleration, paging, scroll views in scroll views on the same and on "
      + "crossed axes, a picture to zoom and an edge pan beside them; a banner says who has the "
      + "finger.",
    hint: "Pull past the top, throw, page sideways, pinch the picture (Control-drag), pull in from "
      + "the left edge.",
    states: ["top", "middle"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let tunables = [
    Tunable(
      key: "deceleration", title: "Speed left after a millisecond", unit: .fraction,
      range: 0.98...0.9995, defaultValue: 0.998, step: 0.0005, source: "documented: normal"),
    Tunable(
      key: "slop", title: "Drag begins after", unit: .points, range: 0...30, defaultValue: 10,
      step: 1, source: "documented: 10 points"),
    Tunable(
      key: "edgeZone", title: "Edge zone", unit: .points, range: 5...60, defaultValue: 20, step: 1,
      source: "observed: 20 points"),
    Tunable(
      key: "touchDelay", title: "Content waits for", unit: .seconds, range: 0...0.5,
      defaultValue: 0.15, step: 0.01, source: "observed: 150 ms"),
    Tunable(
      key: "rubberBand", title: "Rubber band gives", unit: .fraction, range: 0.05...1,
      defaultValue: 0.55, step: 0.05, source: "measured: 0.55"),
  ]

  private static let presets = [
    TunablePreset(name: "System", source: "UIKit", values: [:]),
    TunablePreset(
      name: "Fast", source: "UIScrollView.DecelerationRate.fast", values: ["deceleration": 0.99]),
    TunablePreset(
      name: "Eager", source: "common on desktops: no slop, no delay",
      values: ["slop": 3, "touchDelay": 0]),
    TunablePreset(
      name: "Half", source: "published code: x / 2 at first", values: ["rubberBand": 0.5]),
    TunablePreset(
      name: "As in libadwaita",
      source: "adw-swipe-tracker.c: 16 px of slop, hardly any overshoot",
      values: ["slop": 16, "touchDelay": 0, "rubberBand": 0.05]),
    TunablePreset(
      name: "As in React Navigation", source: "gestureActivationCriteria.tsx: 5 px, edge of 50 px",
      values: ["slop": 5, "edgeZone": 50]),
    TunablePreset(
      name: "As in Framework7", source: "framework7 swipe-back.js: no slop, edge of 30 px",
      values: ["slop": 0, "edgeZone": 30]),
  ]

  private static let demo = SceneDemo([
    .flick(.at(0.5, 0.6), to: .at(0.5, 0.3), over: 0.15), .wait(1.4),
    .flick(.at(0.5, 0.3), to: .at(0.5, 0.6), over: 0.15), .wait(1.4),
    .drag(.at(0.5, 0.45), to: .at(0.5, 0.85), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let lab = ScrollLabController(values, startsInMiddle: state == "middle")
    return SceneRun(root: lab) { [weak lab] in
      guard let lab, lab.isViewLoaded else { return [] }
      return [("page", lab.page), ("drawer", lab.drawer)] + lab.page.namedScrollers
    }
  }
}
