/// Every scene there is.
public enum SceneCatalog {
  /// Scenes that belong together.
  public struct Group {
    public let title: String
    public let scenes: [SceneInfo]
  }

  /// In the order they are shown.
  public static let groups: [Group] = [
    Group(
      title: "From the Articles",
      scenes: [
        SwipeBackScene.info, PullToDismissScene.info, CircleRevealScene.info, SideMenuScene.info,
        PullUpPlayerScene.info, TabFadeScene.info, CardSheetScene.info, FadeEdgeScene.info,
      ]),
    Group(
      title: "System",
      scenes: [
        SystemNavigationScene.info, DetentsScene.info, PhotoZoomScene.info, CardStackScene.info,
      ]),
    Group(
      title: "Lab",
      scenes: [
        InterruptibleScene.info, ScrollLabScene.info, ConflictLabScene.info, PitfallsScene.info,
      ]),
  ]

  /// The scenes of all groups.
  public static let all: [SceneInfo] = groups.flatMap(\.scenes)

  /// - Throws: `SceneError.unknownScene`.
  public static func scene(id: String) throws(SceneError) -> SceneInfo {
    if id == GalleryScene.info.id { return GalleryScene.info }
    guard let scene = all.first(where: { $0.id == id }) else {
      throw .unknownScene(id: id, known: all.map(\.id))
    }
    return scene
  }
}
