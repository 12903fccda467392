/// The gallery itself, where scenes are asked for by id: it can be shown, photographed and replayed
/// like any of them.
public enum GalleryScene {
  public static let info = SceneInfo(
    id: "gallery", title: "Gallery",
    idea: "Every scene as a card, to be opened and come back from.",
    hint: "Click a card, or choose with the arrow keys and Return; Escape comes back.",
    states: ["cards"], tunables: [],
    presets: [TunablePreset(name: "Gallery", source: "chosen", values: [:])], make: make)

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let stage = PlaygroundStage()
    // Whoever keeps the scene keeps its stage.
    return SceneRun(root: stage.run.root) { stage.run.namedViews() }
  }
}
