import Display
import Foundation
import Geometry

extension Painter {
  /// The record of a list, brought up to date; nil for a list that holds itself.
  func resolve(_ list: RenderList) -> Int32? {
    let slot = listSlot(for: list.id)
    guard let record = lists[Int(slot)], !record.isBusy else { return nil }
    if record.seenFrame == frameNumber { return slot }
    record.seenFrame = frameNumber
    if record.isKnown, record.version == list.version { return slot }
    record.isBusy = true
    record.turnOver()
    flatten(list.items, into: record)
    record.isBusy = false
    record.version = list.version
    counters.listTraversals += 1
    compare(record)
    return slot
  }

  /// Compares a record's nodes with its old ones and notes the difference.
  func compare(_ record: ListRecord) {
    record.damage.removeAll()
    record.damageFrame = frameNumber
    findDamage(of: record)
    if !record.damage.isEmpty { record.generation += 1 }
    record.isKnown = true
    if record.picture != .none {
      record.pending.insert(record.damage, clippedTo: record.pictureBounds)
    }
  }

  /// Appends the nodes of `items` to those of `record`.
  func flatten(_ items: [RenderItem], into record: ListRecord) {
    for item in items {
      let node =
        switch item {
        case .quad(let quad): node(quad, pixels(quad.transform), record)
        case .shadow(let shadow): node(shadow, pixels(shadow.transform), record)
        case .border(let border): node(border, pixels(border.transform), record)
        case .group(let group): node(group, record)
        }
      if let node { record.nodes.append(node) }
    }
  }

  /// The matrix that leads to device pixels instead of points.
  func pixels(_ t: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: t.a * scale, b: t.b * scale, c: t.c * scale, d: t.d * scale, tx: t.tx * scale,
      ty: t.ty * scale)
  }

  /// Whether a matrix to pixels only moves.
  func isPlain(_ m: CGAffineTransform) -> Bool {
    m.isUpright && abs(m.a - scale) <= 1e-5 * scale && abs(m.d - scale) <= 1e-5 * scale
  }

  /// Cuts a node by a clip in the list's space; nil when nothing is left.
  func clipped(_ node: PaintNode, by clip: CGRect?) -> PaintNode? {
    var node = node
    if let clip {
      guard
        let cut = PixelGrid.snap(clip.applying(CGAffineTransform(scaleX: scale, y: scale)))
      else { return nil }
      node.bounds = node.bounds.intersection(cut)
    }
    return node.bounds.isEmpty ? nil : node
  }

  /// How to read a source through `inverse`, which leads from the list's pixels to the source's,
  /// for positions relative to `base`.
  func sampling(_ inverse: CGAffineTransform, base: PaintRect, isPadded: Bool) -> PaintSampling? {
    let x = CGFloat(base.left)
    let y = CGFloat(base.top)
    guard let xx = PixelGrid.fixed(inverse.a), let xy = PixelGrid.fixed(inverse.c),
      let x0 = PixelGrid.fixed(inverse.a * x + inverse.c * y + inverse.tx),
      let yx = PixelGrid.fixed(inverse.b), let yy = PixelGrid.fixed(inverse.d),
      let y0 = PixelGrid.fixed(inverse.b * x + inverse.d * y + inverse.ty)
    else { return nil }
    return PaintSampling(
      xx: xx, xy: xy, x0: x0, yx: yx, yy: yy, y0: y0, isBilinear: true,
      repeat: isPadded ? .pad : .none)
  }

  /// A node that draws `child` upright into a picture of its own, then places that picture.
  ///
  /// - Parameters:
  ///   - child: in pixels of its own.
  ///   - placing: from the child's pixels to the list's.
  func bake(
    _ child: PaintNode, placing: CGAffineTransform, alpha: UInt8, clip: CGRect?,
    _ record: ListRecord
  ) -> PaintNode? {
    guard child.bounds.width <= Self.largestBake, child.bounds.height <= Self.largestBake,
      placing.isSound, abs(placing.determinant) > 1e-9
    else { return nil }
    var node = PaintNode(key: child.key, kind: .baked)
    node.alpha = alpha
    let box = child.bounds.cgRect
    if placing.isUpright, abs(placing.a - 1) < 1e-5, abs(placing.d - 1) < 1e-5 {
      let corner = box.origin.applying(placing)
      let left = PixelGrid.edge(corner.x)
      let top = PixelGrid.edge(corner.y)
      node.rect = PaintRect(
        left: left, top: top, right: left + Int32(child.bounds.width),
        bottom: top + Int32(child.bounds.height))
    } else {
      let growth = max(1, placing.a.magnitude, placing.b.magnitude, placing.c.magnitude)
      guard
        let rect = PixelGrid.cover(
          box.applying(placing), margin: max(growth, placing.d.magnitude)),
        let read = sampling(
          placing.inverted().concatenating(
            CGAffineTransform(translationX: -box.origin.x, y: -box.origin.y)),
          base: rect, isPadded: false)
      else { return nil }
      node.rect = rect
      node.placement = .exact
      node.sampling = read
    }
    node.bounds = node.rect
    guard var node = clipped(node, by: clip) else { return nil }
    node.slot = Int32(record.children.count)
    record.children.append(child)
    return node
  }

  /// An upright matrix at the natural size of `m`, with `rect`'s corner at the origin; used for
  /// what is drawn upright before it is turned.
  func upright(_ m: CGAffineTransform, for rect: CGRect) -> CGAffineTransform? {
    let box = rect.standardized
    let limit = CGFloat(Self.largestBake / 2)
    let x = min((m.a * m.a + m.b * m.b).squareRoot(), limit / max(box.size.width, 1e-6))
    let y = min((m.c * m.c + m.d * m.d).squareRoot(), limit / max(box.size.height, 1e-6))
    let result = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: -box.origin.x * x, ty: -box.origin.y * y)
    return x > 1e-6 && y > 1e-6 && result.isSound ? result : nil
  }

  /// Draws upright, then turns: `make` gives the node for an upright matrix.
  func turned(
    _ m: CGAffineTransform, rect: CGRect, clip: CGRect?, _ record: ListRecord,
    make: (CGAffineTransform) -> PaintNode?
  ) -> PaintNode? {
    guard abs(m.determinant) > 1e-9, let local = upright(m, for: rect), let child = make(local)
    else { return nil }
    return bake(
      child, placing: local.inverted().concatenating(m), alpha: 255, clip: clip, record)
  }
}
