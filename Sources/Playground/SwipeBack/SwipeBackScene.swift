import UIKit

/// A list pushes a page; a drag to the right that starts anywhere on the page takes it back.
enum SwipeBackScene {
  static let info = SceneInfo(
    id: "swipe-back", title: "Swipe Back",
    idea: "A drag to the right that starts anywhere on a page pops it under the finger, not only "
      + "one from the edge.",
    hint: "Open a place, then drag it to the right from anywhere.",
    states: ["list", "detail"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let article = "article A"

  private static let tunables =
    Tunable.release(threshold: 0.4, source: article) + [
      .duration(0.4, source: article),
      Tunable(
        key: "parallax", title: "Page below starts at", unit: .fraction, range: 0...1,
        defaultValue: 0.5, step: 0.05, source: article),
      Tunable(
        key: "dimming", title: "Dimming of the page below", unit: .fraction, range: 0...1,
        defaultValue: 0, step: 0.05, source: article),
      Tunable(
        key: "shadowRadius", title: "Shadow radius", unit: .points, range: 0...30,
        defaultValue: 4, step: 0.5, source: article),
      Tunable(
        key: "shadowOpacity", title: "Shadow opacity", unit: .fraction, range: 0...1,
        defaultValue: 0.8, step: 0.05, source: article),
    ]

  private static let presets = [
    TunablePreset(name: "Article A", source: article, values: [:]),
    TunablePreset(
      name: "System", source: "replicas of the system's pop: half way or 300 pt/s",
      values: [
        "threshold": 0.5, "velocity": 300, "veto": 300, "duration": 0.35, "parallax": 0.3,
        "dimming": 0.1, "shadowRadius": 4.5, "shadowOpacity": 0.15,
      ]),
    TunablePreset(
      name: "As in React Navigation", source: "react-navigation Card.tsx: d + 0.3 v > L/2",
      values: [
        "threshold": 0.5, "projection": 0.3, "parallax": 0.3, "dimming": 0.1,
        "shadowOpacity": 0.05, "duration": 0.35,
      ]),
    TunablePreset(
      name: "As in Flutter",
      source: "flutter cupertino/route.dart: one width a second, else half way",
      values: [
        "threshold": 0.5, "velocity": 390, "veto": 390, "duration": 0.35, "parallax": 0.35,
        "dimming": 0.1, "shadowRadius": 8, "shadowOpacity": 0.05,
      ]),
    TunablePreset(
      name: "As in Ionic", source: "ionic swipe-back.ts: half way or 200 pt/s, never backwards",
      values: [
        "threshold": 0.5, "velocity": 200, "veto": 1, "duration": 0.3, "parallax": 0.3,
        "dimming": 0.1, "shadowOpacity": 0.05,
      ]),
    TunablePreset(
      name: "As in Framework7", source: "framework7 swipe-back.js: half way, no velocity",
      values: [
        "threshold": 0.5, "parallax": 0.2, "dimming": 0.1, "shadowOpacity": 0.3,
      ]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-swipe-tracker.c: half way, half a second ahead",
      values: [
        "threshold": 0.5, "projection": 0.5, "duration": 0.22, "parallax": 0, "dimming": 0.15,
        "shadowOpacity": 0.1,
      ]),
    TunablePreset(
      name: "As in WebKitGTK", source: "ViewGestureControllerGtk.cpp: half way or 400 pt/s",
      values: [
        "threshold": 0.5, "velocity": 400, "veto": 400, "duration": 0.3, "shadowRadius": 20,
        "shadowOpacity": 0.06,
      ]),
    TunablePreset(
      name: "Eager", source: "common in published code: 0.3 or 1000 pt/s, 0.35 s",
      values: ["threshold": 0.3, "velocity": 1000, "duration": 0.35, "parallax": 0.3]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(0.5, 0, dy: 150)), .wait(0.8),
    .drag(.at(0.15, 0.6), to: .at(0.85, 0.6), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let list = PlaceListController(Place.samples)
    let navigation = SwipeBackNavigationController(rootViewController: list, values: values)
    if state == "detail", let place = Place.samples.first {
      navigation.viewControllers = [list, list.page(about: place)]
    }
    return SceneRun(root: navigation) { [weak navigation] in
      guard let navigation else { return [] }
      let below = navigation.viewControllers.first?.viewIfLoaded.map { [("list", $0)] } ?? []
      guard let detail = navigation.detailOnScreen, let page = detail.viewIfLoaded else {
        return below
      }
      return below + [("detail", page), ("toolbar", detail.toolbar)]
    }
  }
}
