import Foundation
import Geometry

/// Where two shapes touch: one point or two, and the way out.
struct ContactArea {
  /// From the first shape to the second, of length 1.
  var normal: CGVector
  /// Each with how deep the shapes lie in each other there.
  var points: [(place: CGVector, depth: CGFloat)]

  /// Nil where the shapes do not touch. A shape of two corners is a line that can be hit from both
  /// sides.
  init?(_ one: [CGVector], _ other: [CGVector]) {
    guard let first = Self.leastOverlap(of: one, with: other),
      let second = Self.leastOverlap(of: other, with: one)
    else { return nil }
    // The face of the one the other lies least deep in; the first one's unless it is clearly worse.
    let isFirst = first.depth <= second.depth + 0.05
    let (reference, incident) = isFirst ? (one, other) : (other, one)
    let face = isFirst ? first : second
    guard let points = Self.clip(incident, to: reference, face) else { return nil }
    normal = isFirst ? face.normal : face.normal.scaled(-1)
    self.points = points
  }

  private struct Face {
    var index: Int
    var normal: CGVector
    var depth: CGFloat
  }

  /// The face of `shape` that `other` lies least deep behind; nil when it lies before one.
  private static func leastOverlap(of shape: [CGVector], with other: [CGVector]) -> Face? {
    var least: Face?
    for index in shape.indices {
      let edge = shape[(index + 1) % shape.count] - shape[index]
      let length = hypot(edge.dx, edge.dy)
      guard length > 1e-9 else { continue }
      var normal = CGVector(dx: edge.dy / length, dy: -edge.dx / length)
      if shape.count == 2 {
        // A line is hit from where the other's middle is.
        let middle = other.reduce(CGVector.zero, +).scaled(1 / CGFloat(other.count))
        if normal.dot(middle - shape[index]) < 0 { normal = normal.scaled(-1) }
      }
      let start = normal.dot(shape[index])
      let nearest = other.map { normal.dot($0) }.min() ?? 0
      let depth = start - nearest
      guard depth > 0 else { return nil }
      if least == nil || depth < least?.depth ?? 0 {
        least = Face(index: index, normal: normal, depth: depth)
      }
    }
    return least
  }

  /// What of the other shape's most opposite edge lies behind the face, between its ends.
  private static func clip(
    _ incident: [CGVector], to reference: [CGVector], _ face: Face
  ) -> [(place: CGVector, depth: CGFloat)]? {
    let from = reference[face.index]
    let to = reference[(face.index + 1) % reference.count]
    let along = CGVector(dx: -face.normal.dy, dy: face.normal.dx)
    let ends = [along.dot(from), along.dot(to)].sorted()
    var best = (value: CGFloat.infinity, index: 0)
    for index in incident.indices {
      let edge = incident[(index + 1) % incident.count] - incident[index]
      let length = max(hypot(edge.dx, edge.dy), 1e-9)
      var facing = face.normal.dot(CGVector(dx: edge.dy / length, dy: -edge.dx / length))
      if incident.count == 2 { facing = -abs(facing) }
      if facing < best.value { best = (facing, index) }
    }
    var (a, b) = (incident[best.index], incident[(best.index + 1) % incident.count])
    for (limit, sign) in [(ends[0], CGFloat(1)), (ends[1], CGFloat(-1))] {
      let (da, db) = ((along.dot(a) - limit) * sign, (along.dot(b) - limit) * sign)
      if da < 0, db < 0 { return nil }
      if da < 0 { a = a + (b - a).scaled(da / (da - db)) }
      if db < 0 { b = b + (a - b).scaled(db / (db - da)) }
    }
    let start = face.normal.dot(from)
    let points = [a, b].compactMap { point -> (place: CGVector, depth: CGFloat)? in
      let depth = start - face.normal.dot(point)
      return depth > 0 ? (point, depth) : nil
    }
    return points.isEmpty ? nil : points
  }
}

/// Two bodies, or a body and a boundary, held apart during one step.
final class DynamicContact {
  private struct Point {
    let armOne: CGVector
    let armOther: CGVector
    let depth: CGFloat
    let bounce: CGFloat
    var pushed: CGFloat = 0
    var rubbed: CGFloat = 0
  }

  private let one: DynamicBody
  private let other: DynamicBody?
  private let normal: CGVector
  private let friction: CGFloat
  private var points: [Point]
  let place: CGPoint

  /// Below it nothing bounces, so that what lies comes to rest. Source: chosen; points a second.
  private static let bounceSpeed: CGFloat = 40
  /// How deep things may lie in each other. Source: chosen; points.
  private static let slop: CGFloat = 0.1

  init(_ one: DynamicBody, _ other: DynamicBody?, _ area: ContactArea) {
    self.one = one
    self.other = other
    normal = area.normal
    // Source: documented for the engine underneath, the livelier and the mean of the rougher.
    let elasticity = max(one.elasticity, other?.elasticity ?? one.elasticity)
    friction = sqrt(max(0, one.friction * (other?.friction ?? one.friction)))
    let middle = area.points.reduce(CGVector.zero) { $0 + $1.place }
      .scaled(1 / CGFloat(area.points.count))
    place = CGPoint(x: middle.dx, y: middle.dy)
    points = area.points.map { point in
      let armOne = CGVector(dx: point.place.dx - one.center.x, dy: point.place.dy - one.center.y)
      let armOther =
        other.map {
          CGVector(dx: point.place.dx - $0.center.x, dy: point.place.dy - $0.center.y)
        } ?? .zero
      let speed =
        ((other?.velocity(at: armOther) ?? .zero) - one.velocity(at: armOne)).dot(area.normal)
      return Point(
        armOne: armOne, armOther: armOther, depth: point.depth,
        bounce: speed < -Self.bounceSpeed ? -elasticity * speed : 0)
    }
  }

  /// Takes away what brings the two closer, and some of what rubs.
  func solve(step: CGFloat) {
    let along = CGVector(dx: -normal.dy, dy: normal.dx)
    for index in points.indices {
      let point = points[index]
      let way = relativeVelocity(point)
      let push = slackness(point, normal)
      if push > 0 {
        let parting = max(0, point.depth - Self.slop) * 0.2 / step
        let wanted = max(point.bounce, parting)
        let total = max(0, point.pushed + (wanted - way.dot(normal)) / push)
        apply(normal.scaled(total - point.pushed), point)
        points[index].pushed = total
      }
      let rub = slackness(point, along)
      if rub > 0 {
        let most = friction * points[index].pushed
        let wish = point.rubbed - relativeVelocity(point).dot(along) / rub
        let total = min(max(wish, -most), most)
        apply(along.scaled(total - point.rubbed), point)
        points[index].rubbed = total
      }
    }
  }

  private func relativeVelocity(_ point: Point) -> CGVector {
    (other?.velocity(at: point.armOther) ?? .zero) - one.velocity(at: point.armOne)
  }

  private func slackness(_ point: Point, _ way: CGVector) -> CGFloat {
    one.slackness(at: point.armOne, along: way)
      + (other?.slackness(at: point.armOther, along: way) ?? 0)
  }

  private func apply(_ impulse: CGVector, _ point: Point) {
    one.apply(impulse: impulse.scaled(-1), at: point.armOne)
    other?.apply(impulse: impulse, at: point.armOther)
  }
}
