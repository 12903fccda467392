import Foundation
import Geometry

/// A key path below an animatable property: `position.x`, `transform.scale`, `bounds.size.height`.
nonisolated struct LayerPath: Equatable {
  let key: LayerKey
  /// What follows the property's name, empty for the property itself.
  let member: String

  init?(_ keyPath: String) {
    // Nearly always the property itself is meant.
    if let key = LayerKey.named[keyPath] {
      self.key = key
      member = ""
      return
    }
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    guard let first = parts.first, let key = LayerKey.named[String(first)] else { return nil }
    self.key = key
    member = parts.count > 1 ? String(parts[1]) : ""
  }

  func read(_ values: LayerValues) -> AnimationValue {
    let whole = values[key]
    guard !member.isEmpty else { return whole }
    switch (whole, member) {
    case (.point(let p), "x"): return .scalar(p.x)
    case (.point(let p), "y"): return .scalar(p.y)
    case (.size(let s), "width"): return .scalar(s.width)
    case (.size(let s), "height"): return .scalar(s.height)
    case (.rect(let r), "origin"): return .point(r.origin)
    case (.rect(let r), "origin.x"): return .scalar(r.origin.x)
    case (.rect(let r), "origin.y"): return .scalar(r.origin.y)
    case (.rect(let r), "size"): return .size(r.size)
    case (.rect(let r), "size.width"): return .scalar(r.size.width)
    case (.rect(let r), "size.height"): return .scalar(r.size.height)
    case (.transform(let t), _):
      return t.isAffine
        ? readTransform(TransformParts(t.affine), t) : readSpatial(SpatialParts(t), t)
    default: return .none
    }
  }

  func write(_ value: AnimationValue, to values: inout LayerValues) {
    guard !member.isEmpty else {
      values[key] = value
      return
    }
    switch (values[key], value) {
    case (.point(var p), .scalar(let v)):
      if member == "x" { p.x = v } else if member == "y" { p.y = v }
      values[key] = .point(p)
    case (.size(var s), .scalar(let v)):
      if member == "width" { s.width = v } else if member == "height" { s.height = v }
      values[key] = .size(s)
    case (.rect(var r), .point(let v)) where member == "origin":
      r.origin = v
      values[key] = .rect(r)
    case (.rect(var r), .size(let v)) where member == "size":
      r.size = v
      values[key] = .rect(r)
    case (.rect(var r), .scalar(let v)):
      switch member {
      case "origin.x": r.origin.x = v
      case "origin.y": r.origin.y = v
      case "size.width": r.size.width = v
      case "size.height": r.size.height = v
      default: break
      }
      values[key] = .rect(r)
    case (.transform(let t), _): values[key] = .transform(writeTransform(t, value))
    default: break
    }
  }

  private func readTransform(_ parts: TransformParts, _ t: CATransform3D) -> AnimationValue {
    switch member {
    case "scale": .scalar((parts.scale.width + parts.scale.height) / 2)
    case "scale.x": .scalar(parts.scale.width)
    case "scale.y": .scalar(parts.scale.height)
    case "scale.z": .scalar(1)
    case "rotation", "rotation.z": .scalar(parts.rotation)
    case "rotation.x", "rotation.y": .scalar(0)
    case "translation": .size(CGSize(width: t.m41, height: t.m42))
    case "translation.x": .scalar(t.m41)
    case "translation.y": .scalar(t.m42)
    case "translation.z": .scalar(t.m43)
    default: .none
    }
  }

  private func writeTransform(_ t: CATransform3D, _ value: AnimationValue) -> CATransform3D {
    let turnsOut = member == "rotation.x" || member == "rotation.y"
    if !t.isAffine || turnsOut || member.hasSuffix(".z") && member != "rotation.z" {
      return writeSpatial(t, value)
    }
    var parts = TransformParts(t.affine)
    switch (member, value) {
    case ("scale", .scalar(let v)): parts.scale = CGSize(width: v, height: v)
    case ("scale.x", .scalar(let v)): parts.scale.width = v
    case ("scale.y", .scalar(let v)): parts.scale.height = v
    case ("rotation", .scalar(let v)), ("rotation.z", .scalar(let v)): parts.rotation = v
    case ("translation", .size(let v)):
      parts.translation = CGPoint(x: v.width, y: v.height)
    case ("translation", .point(let v)): parts.translation = v
    case ("translation.x", .scalar(let v)): parts.translation.x = v
    case ("translation.y", .scalar(let v)): parts.translation.y = v
    default: return t
    }
    return CATransform3D(parts.transform)
  }
}
