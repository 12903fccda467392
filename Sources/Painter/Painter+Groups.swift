import Display
import Foundation
import Geometry

extension Painter {
  func node(_ group: RenderGroup, _ record: ListRecord) -> PaintNode? {
    if let projection = group.projection { return node(group, seen: projection, record) }
    let m = pixels(group.transform)
    let alpha = PixelGrid.byte(group.opacity)
    guard alpha > 0, m.isSound, abs(m.determinant) > 1e-9,
      let source = picturePart(group.bounds), let slot = resolve(group.list)
    else { return nil }
    record.lists.append(slot)
    var node = PaintNode(key: group.list.id, kind: .group)
    node.slot = slot
    node.source = source
    node.version = lists[Int(slot)]?.generation ?? 0
    node.isListOpaque = group.isOpaque
    let placing = CGAffineTransform(
      a: group.transform.a, b: group.transform.b, c: group.transform.c, d: group.transform.d,
      tx: m.tx, ty: m.ty)
    let isTurned = !m.isUpright
    if group.mask != nil || (isTurned && !group.corners.isNone) {
      return finished(group, node, placing, alpha, record)
    }
    node.alpha = alpha
    if isTurned {
      guard place(&node, exactly: placing) else { return nil }
    } else if isPlain(m) {
      let corner = CGPoint(
        x: group.bounds.standardized.origin.x, y: group.bounds.standardized.origin.y
      )
      .applying(m)
      let left = PixelGrid.edge(corner.x)
      let top = PixelGrid.edge(corner.y)
      node.rect = PaintRect(
        left: left, top: top, right: left + Int32(source.width),
        bottom: top + Int32(source.height))
    } else {
      let isSnapped =
        group.isOpaque || !group.corners.isNone || max(placing.a, placing.d) > Self.softGrowth
      guard isSnapped ? stretch(&node, placing) : place(&node, exactly: placing) else {
        return nil
      }
    }
    node.isOpaque = group.isOpaque && alpha == 255 && node.placement != .exact
    node.bounds = node.rect
    node.corners = PaintCorners(
      group.corners, pixelsPerPoint: (abs(m.determinant)).squareRoot(), in: node.rect)
    return clipped(node, by: group.clip)
  }

  /// A list's bounds in its pixels, cut to what a picture may measure.
  func picturePart(_ bounds: CGRect) -> PaintRect? {
    guard
      var part = PixelGrid.snap(bounds.applying(CGAffineTransform(scaleX: scale, y: scale)))
    else { return nil }
    part.right = min(part.right, part.left + Self.largestPicture)
    part.bottom = min(part.bottom, part.top + Self.largestPicture)
    part.bottom = min(part.bottom, part.top + Int32(Self.mostPixels / part.width))
    return part
  }

  /// Fits whole pixel edges: an opaque page shows no seam at its edges.
  private func stretch(_ node: inout PaintNode, _ placing: CGAffineTransform) -> Bool {
    guard let rect = PixelGrid.snap(node.source.cgRect.applying(placing)) else { return false }
    node.rect = rect
    if rect.width == node.source.width, rect.height == node.source.height { return true }
    let size = CGRect(
      x: 0, y: 0, width: CGFloat(node.source.width), height: CGFloat(node.source.height))
    guard let read = stretch(rect, to: size) else { return false }
    node.sampling = read
    node.placement = .scaled
    return true
  }

  /// Follows the matrix exactly, with soft edges.
  private func place(_ node: inout PaintNode, exactly placing: CGAffineTransform) -> Bool {
    let box = node.source.cgRect
    let growth = max(
      1, placing.a.magnitude + placing.c.magnitude, placing.b.magnitude + placing.d.magnitude)
    guard let rect = PixelGrid.cover(box.applying(placing), margin: growth),
      let read = sampling(
        placing.inverted().concatenating(
          CGAffineTransform(translationX: -box.origin.x, y: -box.origin.y)),
        base: rect, isPadded: false)
    else { return false }
    node.rect = rect
    node.sampling = read
    node.placement = .exact
    return true
  }

  /// A group that is cut by its mask and corners in a picture of its own before it is placed.
  private func finished(
    _ group: RenderGroup, _ base: PaintNode, _ placing: CGAffineTransform, _ alpha: UInt8,
    _ record: ListRecord
  ) -> PaintNode? {
    guard let child = cutOut(group, base, record) else { return nil }
    let origin = CGAffineTransform(
      translationX: CGFloat(base.source.left), y: CGFloat(base.source.top))
    return bake(
      child, placing: origin.concatenating(placing), alpha: alpha, clip: group.clip, record)
  }

  /// The group's picture with its corners and its mask, at the origin.
  func cutOut(_ group: RenderGroup, _ base: PaintNode, _ record: ListRecord) -> PaintNode? {
    var child = base
    child.rect = PaintRect(x: 0, y: 0, width: base.source.width, height: base.source.height)
    child.bounds = child.rect
    child.corners = PaintCorners(group.corners, pixelsPerPoint: scale, in: child.rect)
    if let mask = group.mask {
      guard let paintMask = self.mask(mask, for: base.source, record) else { return nil }
      child.mask = Int32(record.masks.count)
      record.masks.append(paintMask)
    }
    return child
  }

  private func mask(_ mask: RenderMask, for source: PaintRect, _ record: ListRecord) -> PaintMask? {
    let m = pixels(mask.transform)
    guard m.isSound, abs(m.determinant) > 1e-9, let part = picturePart(mask.bounds),
      let slot = resolve(mask.list)
    else { return nil }
    record.lists.append(slot)
    var result = PaintMask(
      slot: slot, version: lists[Int(slot)]?.generation ?? 0, source: part, isWhole: isPlain(m),
      x: 0, y: 0, sampling: .plain)
    if result.isWhole {
      let corner = mask.bounds.standardized.origin.applying(m)
      result.x = source.left - PixelGrid.edge(corner.x)
      result.y = source.top - PixelGrid.edge(corner.y)
      return result
    }
    let placing = CGAffineTransform(
      a: mask.transform.a, b: mask.transform.b, c: mask.transform.c, d: mask.transform.d,
      tx: m.tx, ty: m.ty)
    let inverse = placing.inverted().concatenating(
      CGAffineTransform(translationX: -CGFloat(part.left), y: -CGFloat(part.top)))
    guard let read = sampling(inverse, base: source, isPadded: false) else { return nil }
    result.sampling = read
    return result
  }
}
