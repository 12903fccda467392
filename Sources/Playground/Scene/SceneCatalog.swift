/// Every scene there is.
public enum SceneCatalog {
  /// In the order they are shown.
  public static let all: [SceneInfo] = [
    SwipeBackScene.info, PullToDismissScene.info, CircleRevealScene.info,
    SideMenuScene.info, FadeEdgeScene.info,
    ScrollLabScene.info, ConflictLabScene.info,
  ]

  /// - Throws: `SceneError.unknownScene`.
  public static func scene(id: String) throws(SceneError) -> SceneInfo {
    guard let scene = all.first(where: { $0.id == id }) else {
      throw .unknownScene(id: id, known: all.map(\.id))
    }
    return scene
  }
}
