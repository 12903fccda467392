import Foundation
import Geometry
import Playground

/// The drag that shows a scene's transition: where a finger comes down, which way it goes, and how
/// far a whole transition is.
@MainActor
struct SceneDrag {
  /// The state the scene must be in.
  let state: String
  /// Units: points.
  let start: CGPoint
  /// Of length 1.
  let direction: CGVector
  /// From 0 to 1 of the transition. Units: points.
  let length: CGFloat

  /// What a pan needs before it begins; the translation leaves it out. Units: points.
  /// Source: documented, fact A45.
  static let slop: CGFloat = 10

  /// The drag of a scene on a device; nil for a scene that nothing is known of.
  init?(_ request: SceneRequest) {
    let size = request.device.size
    switch request.info.id {
    case "swipe-back":
      state = "detail"
      start = CGPoint(x: 30, y: (size.height * 0.6).rounded())
      direction = CGVector(dx: 1, dy: 0)
      length = size.width
    case "pull-to-dismiss":
      state = "presented"
      start = CGPoint(x: (size.width / 2).rounded(), y: request.values["inset"] + 30)
      direction = CGVector(dx: 0, dy: 1)
      length = size.height - CGFloat(request.values["inset"])
    case "conflict-lab":
      state = "scrolled"
      start = CGPoint(x: (size.width / 2).rounded(), y: (size.height * 0.56).rounded())
      direction = CGVector(dx: 0, dy: 1)
      length = size.height * 0.42
    case "scroll-lab":
      state = "top"
      start = CGPoint(x: (size.width / 2).rounded(), y: (size.height * 0.3).rounded())
      direction = CGVector(dx: 0, dy: 1)
      length = size.height * 0.6
    default:
      return nil
    }
  }

  /// Where the finger must be for `percent` (0…1) of the transition.
  func point(at percent: Double) -> CGPoint {
    let way = percent > 0 ? Self.slop + CGFloat(percent) * length : 0
    return CGPoint(x: start.x + direction.dx * way, y: start.y + direction.dy * way)
  }
}
