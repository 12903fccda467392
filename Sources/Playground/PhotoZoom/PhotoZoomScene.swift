import UIKit

/// A picture zooms out of a grid into a page of its own, and is dragged back into its cell.
enum PhotoZoomScene {
  static let info = SceneInfo(
    id: "photo-zoom", title: "Photo Zoom",
    idea:
      "A picture zooms out of its grid into a page of its own; dragged down it comes along with "
      + "the finger, shrinks, and flies back into its cell with the finger's speed.",
    hint: "Open a picture, drag it down and throw it.",
    states: ["grid", "photo"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let source = "published photo browsers: a fifth of the height, or 500 pt/s"

  private static let tunables =
    Tunable.release(threshold: 0.2, velocity: 500, veto: 200, source: source) + [
      .duration(0.4, source: "published code: 0.35 to 0.5 s"),
      .damping(0.85, source: "published code: damping 0.7 to 1"),
      Tunable(
        key: "shrink", title: "Shrinks under the finger by", unit: .fraction, range: 0...0.8,
        defaultValue: 0.4, step: 0.05, source: "chosen"),
      Tunable(
        key: "fade", title: "Ground is gone at", unit: .fraction, range: 0.1...1,
        defaultValue: 0.5, step: 0.05, source: "chosen"),
      Resistance.tunable("Pulled up it", .third, source: "chosen"),
    ]

  private static let presets =
    [
      TunablePreset(name: "Photos", source: source, values: [:]),
      TunablePreset(
        name: "Stiff", source: "published code: 120 pt and no velocity, critically damped",
        values: ["threshold": 0.15, "velocity": 0, "veto": 0, "damping": 1, "duration": 0.3]),
      TunablePreset(
        name: "As in PanModal", source: "half way or 300 pt/s",
        values: ["threshold": 0.5, "velocity": 300, "veto": 300, "damping": 0.8]),
      TunablePreset(
        name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
        values: .resisting(
          .vaul,
          ["threshold": 0.25, "velocity": 400, "veto": 1, "duration": 0.5, "damping": 1])),
      TunablePreset(
        name: "As in libadwaita", source: "adw-swipe-tracker.c: half way, half a second ahead",
        values: .resisting(
          .adwaita,
          [
            "threshold": 0.5, "velocity": 0, "veto": 0, "projection": 0.5, "duration": 0.3,
            "damping": 1,
          ])),
      TunablePreset(
        name: "As in react-modal-sheet", source: "constants.ts: 0.6 to 0.2 s ahead, or 1200 pt/s",
        values: [
          "threshold": 0.6, "velocity": 1200, "veto": 1200, "projection": 0.2, "duration": 0.2,
          "damping": 1,
        ]),
      TunablePreset(
        name: "One size", source: "chosen: the picture keeps its size under the finger",
        values: ["shrink": 0]),
    ] + Resistance.presets

  private static let demo = SceneDemo([
    .tap(.at(0.5, 0, dy: 253)), .wait(0.8),
    .drag(.at(0.5, 0.45), to: .at(0.6, 0.8), over: 0.8),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let grid = PhotoGridController()
    let navigation = PhotoNavigationController(grid, values)
    if state == "photo" {
      grid.choose(4)
      navigation.viewControllers = [grid, PhotoController(grid.chosenPlace)]
    }
    return SceneRun(root: navigation) { [weak navigation] in
      guard let navigation, let grid = navigation.viewControllers.first?.viewIfLoaded else {
        return []
      }
      let picture = navigation.zoom.flying ?? navigation.photo?.picture
      return [("grid", grid)] + (picture.map { [("photo", $0)] } ?? [])
    }
  }
}
