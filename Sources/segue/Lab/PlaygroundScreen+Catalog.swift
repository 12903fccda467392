import Playground
import PlaygroundLab

@MainActor
extension PlaygroundScreen {
  /// - Throws: `Failure` for an id the catalogue does not have.
  init(id: String) throws(Failure) {
    do {
      self.init(try SceneCatalog.scene(id: id))
    } catch {
      throw .request("\(error.description); 'segue scenes' tells more")
    }
  }
}
