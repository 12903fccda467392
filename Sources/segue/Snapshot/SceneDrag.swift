import Foundation
import Geometry
import GestureLab
import Playground
import PlaygroundLab

/// The drag that shows a scene's transition: where a finger comes down, which way it goes, and how
/// far a whole transition is.
///
/// Nothing is known of a scene beforehand: it is found out by trying.
@MainActor
struct SceneDrag {
  /// The state the scene must be in.
  let state: String
  private let stroke: Stroke

  /// What was found, by scene, device and values: a search costs a few dozen replays.
  private static var found: [String: Stroke?] = [:]

  /// The drag of a scene on a device; nil for a scene that no drag moves.
  init?(_ request: SceneRequest) {
    let size = request.device.size
    let settings = request.values.tunables.map {
      GestureFile.Setting(key: $0.key, value: request.values[$0.key])
    }
    let key = "\(request.info.id) \(size) \(settings.map(\.value))"
    if Self.found[key] == nil {
      Self.found[key] = try? StrokeFinder.find(
        on: PlaygroundScreen(request.info), device: size, settings: settings)
    }
    guard let stroke = Self.found[key] ?? nil else { return nil }
    self.stroke = stroke
    state = stroke.state ?? request.info.defaultState
  }

  /// Units: points.
  var start: CGPoint { stroke.start }

  /// Where the finger must be for `percent` (0…1) of the transition.
  func point(at percent: Double) -> CGPoint { stroke.point(at: percent) }

  /// The demonstration drag as a gesture: 0.6 of the way in 0.4 s, then let go.
  func demonstration(_ request: SceneRequest) -> GestureFile {
    GestureFile(
      scene: request.info.id, state: state, device: request.device.size,
      settings: request.values.tunables.map { .init(key: $0.key, value: request.values[$0.key]) },
      steps: [
        .drag(
          DragStep(
            from: start, to: point(at: PictureStudio.dragPercent),
            over: PictureStudio.dragTime * 1000))
      ])
  }
}
