import Foundation
import Testing

/// Where a scene's transition is taken hold of, and how long its way is.
nonisolated struct TransitionCase: Sendable, CustomTestStringConvertible {
  let scene: String
  let state: String
  let kind: String
  /// Units: points.
  let start: CGPoint
  let direction: CGPoint
  /// From 0 to 1. Units: points.
  let length: Double

  var testDescription: String { scene }

  /// What the pan leaves out (A45). Units: points.
  static let slop = 10.0

  static let all = [
    TransitionCase(
      scene: "swipe-back", state: "detail", kind: "pop", start: CGPoint(x: 40, y: 500),
      direction: CGPoint(x: 1, y: 0), length: 390),
    TransitionCase(
      scene: "pull-to-dismiss", state: "presented", kind: "dismiss",
      start: CGPoint(x: 195, y: 90), direction: CGPoint(x: 0, y: 1), length: 794),
  ]

  /// The whole point nearest to `percent` of the way, and what it really is.
  func place(at percent: Double) -> (point: CGPoint, percent: Double) {
    let way = (percent * length).rounded()
    let point = CGPoint(
      x: start.x + direction.x * (way + Self.slop), y: start.y + direction.y * (way + Self.slop))
    return (point, way / length)
  }
}
