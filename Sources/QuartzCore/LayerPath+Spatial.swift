import Foundation
import Geometry

// Members of transforms that leave the plane.
nonisolated extension LayerPath {
  func readSpatial(_ parts: SpatialParts, _ t: CATransform3D) -> AnimationValue {
    let turn = parts.angles
    return switch member {
    case "scale": .scalar((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case "scale.x": .scalar(parts.scale.x)
    case "scale.y": .scalar(parts.scale.y)
    case "scale.z": .scalar(parts.scale.z)
    case "rotation", "rotation.z": .scalar(turn.z)
    case "rotation.x": .scalar(turn.x)
    case "rotation.y": .scalar(turn.y)
    case "translation": .size(CGSize(width: t.m41, height: t.m42))
    case "translation.x": .scalar(t.m41)
    case "translation.y": .scalar(t.m42)
    case "translation.z": .scalar(t.m43)
    default: .none
    }
  }

  func writeSpatial(_ t: CATransform3D, _ value: AnimationValue) -> CATransform3D {
    var parts = SpatialParts(t)
    var turn = parts.angles
    switch (member, value) {
    case ("scale", .scalar(let v)): parts.scale = (v, v, v)
    case ("scale.x", .scalar(let v)): parts.scale.x = v
    case ("scale.y", .scalar(let v)): parts.scale.y = v
    case ("scale.z", .scalar(let v)): parts.scale.z = v
    case ("rotation", .scalar(let v)), ("rotation.z", .scalar(let v)):
      turn.z = v
      parts.setAngles(turn)
    case ("rotation.x", .scalar(let v)):
      turn.x = v
      parts.setAngles(turn)
    case ("rotation.y", .scalar(let v)):
      turn.y = v
      parts.setAngles(turn)
    case ("translation", .size(let v)):
      (parts.translation.x, parts.translation.y) = (v.width, v.height)
    case ("translation", .point(let v)): (parts.translation.x, parts.translation.y) = (v.x, v.y)
    case ("translation.x", .scalar(let v)): parts.translation.x = v
    case ("translation.y", .scalar(let v)): parts.translation.y = v
    case ("translation.z", .scalar(let v)): parts.translation.z = v
    default: return t
    }
    return parts.transform
  }
}
