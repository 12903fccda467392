import Playground
import PlaygroundLab

typealias SceneScreen = PlaygroundScreen

extension PlaygroundScreen {
  /// The scene with an id.
  init(_ id: String) throws {
    self.init(try SceneCatalog.scene(id: id))
  }
}
