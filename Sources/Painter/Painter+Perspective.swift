import Display
import Foundation
import Geometry

extension Painter {
  /// A group seen in perspective: drawn upright, then read through a matrix that divides.
  func node(_ group: RenderGroup, seen projection: PlaneProjection, _ record: ListRecord)
    -> PaintNode?
  {
    let alpha = PixelGrid.byte(group.opacity)
    guard alpha > 0, projection.isFinite, let source = picturePart(group.bounds),
      let slot = resolve(group.list)
    else { return nil }
    record.lists.append(slot)
    var base = PaintNode(key: group.list.id, kind: .group)
    base.slot = slot
    base.source = source
    base.version = lists[Int(slot)]?.generation ?? 0
    base.isListOpaque = group.isOpaque
    let isCut = group.mask != nil || !group.corners.isNone
    // From the picture's pixels to points, seen, and to the list's pixels.
    let placing = PlaneProjection(
      CGAffineTransform(
        a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: CGFloat(source.left) / scale,
        ty: CGFloat(source.top) / scale)
    )
    .concatenating(projection)
    .concatenating(PlaneProjection(CGAffineTransform(scaleX: scale, y: scale)))
    let size = CGRect(x: 0, y: 0, width: CGFloat(source.width), height: CGFloat(source.height))
    guard let inverse = placing.inverted,
      let box = PixelGrid.cover(placing.bounds(of: size), margin: 1),
      let sampling = sampling(seen: inverse, base: box)
    else { return nil }
    var node = base
    if isCut {
      guard let child = cutOut(group, base, record) else { return nil }
      guard child.bounds.width <= Self.largestBake, child.bounds.height <= Self.largestBake
      else { return nil }
      node = PaintNode(key: child.key, kind: .baked)
      node.slot = Int32(record.children.count)
      node.source = base.source
      record.children.append(child)
    }
    node.alpha = alpha
    node.placement = .exact
    node.rect = box
    node.bounds = box
    node.sampling = sampling
    return clipped(node, by: group.clip)
  }

  /// The matrix may carry any common factor: the largest that 16.16 numbers hold is the most exact.
  private func sampling(seen inverse: PlaneProjection, base: PaintRect)
    -> PaintSampling?
  {
    let moved = PlaneProjection(
      CGAffineTransform(translationX: CGFloat(base.left), y: CGFloat(base.top))
    ).concatenating(inverse)
    let (width, height) = (CGFloat(base.width), CGFloat(base.height))
    // The way there divides by something above 0 where there is something to see; so must this.
    let middle = CGPoint(x: width / 2, y: height / 2)
    let sign: CGFloat = moved.depth(middle) < 0 ? -1 : 1
    var largest: CGFloat = 0
    for x in [0, width] {
      for y in [0, height] {
        largest = max(
          largest, abs(moved.a * x + moved.c * y + moved.tx),
          abs(moved.b * x + moved.d * y + moved.ty), abs(moved.depth(CGPoint(x: x, y: y))))
      }
    }
    for entry in [moved.a, moved.b, moved.c, moved.d, moved.tx, moved.ty, moved.pw] {
      largest = max(largest, abs(entry))
    }
    guard largest.isFinite, largest > 0 else { return nil }
    let k = sign * 16000 / largest
    guard let xx = PixelGrid.fixed(moved.a * k), let xy = PixelGrid.fixed(moved.c * k),
      let x0 = PixelGrid.fixed(moved.tx * k), let yx = PixelGrid.fixed(moved.b * k),
      let yy = PixelGrid.fixed(moved.d * k), let y0 = PixelGrid.fixed(moved.ty * k),
      let px = PixelGrid.fixed(moved.px * k), let py = PixelGrid.fixed(moved.py * k),
      let pw = PixelGrid.fixed(moved.pw * k)
    else { return nil }
    var sampling = PaintSampling(
      xx: xx, xy: xy, x0: x0, yx: yx, yy: yy, y0: y0, isBilinear: true, repeat: .none)
    (sampling.px, sampling.py, sampling.pw) = (px, py, pw)
    return sampling
  }
}
