import Display
import Foundation
import Geometry

extension Painter {
  /// - Parameter m: from the quad's space to the list's pixels.
  func node(_ quad: RenderQuad, _ m: CGAffineTransform, _ record: ListRecord) -> PaintNode? {
    guard m.isSound else { return nil }
    switch quad.fill {
    case .color(let color):
      let paint = PixelGrid.color(color, opacity: quad.opacity)
      guard paint.alpha > 0 else { return nil }
      if m.isUpright { return clipped(solid(quad, m, paint), by: quad.clip) }
      return turned(m, rect: quad.rect, clip: quad.clip, record) { solid(quad, $0, paint) }
    case .content(let content, let unit):
      let alpha = PixelGrid.byte(quad.opacity)
      let width = CGFloat(content.width)
      let height = CGFloat(content.height)
      let part = CGRect(
        x: unit.origin.x * width, y: unit.origin.y * height, width: unit.size.width * width,
        height: unit.size.height * height)
      guard alpha > 0, part.size.width > 0, part.size.height > 0 else { return nil }
      if m.isUpright {
        return clipped(bitmap(quad, content, part, alpha, m, record), by: quad.clip)
      }
      if quad.corners.isNone, unit == CGRect(x: 0, y: 0, width: 1, height: 1),
        let node = turnedBitmap(quad, content, alpha, m, record)
      {
        return clipped(node, by: quad.clip)
      }
      return turned(m, rect: quad.rect, clip: quad.clip, record) {
        bitmap(quad, content, part, alpha, $0, record)
      }
    }
  }

  private func clipped(_ node: PaintNode?, by clip: CGRect?) -> PaintNode? {
    node.flatMap { clipped($0, by: clip) }
  }

  private func solid(_ quad: RenderQuad, _ m: CGAffineTransform, _ color: PaintColor)
    -> PaintNode?
  {
    guard let rect = PixelGrid.snap(quad.rect.applying(m)) else { return nil }
    var node = PaintNode(key: quad.layer, kind: .solid)
    node.color = color
    node.isOpaque = color.alpha == 255
    node.rect = rect
    node.bounds = rect
    node.corners = PaintCorners(
      quad.corners, pixelsPerPoint: (m.a * m.d).squareRoot(), in: rect)
    return node
  }

  /// - Parameter part: of the bitmap, in its pixels.
  private func bitmap(
    _ quad: RenderQuad, _ content: RenderContent, _ part: CGRect, _ alpha: UInt8,
    _ m: CGAffineTransform, _ record: ListRecord
  ) -> PaintNode? {
    let place = quad.rect.applying(m).standardized
    guard let snapped = PixelGrid.snap(place) else { return nil }
    var node = PaintNode(key: quad.layer, kind: .content)
    node.alpha = alpha
    node.version = content.version
    let growthX = place.size.width / part.size.width
    let growthY = place.size.height / part.size.height
    if let source = wholePart(part, of: content, in: place), isPlain(m) {
      node.rect = PaintRect(
        left: snapped.left, top: snapped.top, right: snapped.left + Int32(source.width),
        bottom: snapped.top + Int32(source.height))
      node.source = source
    } else if content.isOpaque || !quad.corners.isNone || max(growthX, growthY) > Self.softGrowth {
      node.rect = snapped
      node.placement = .scaled
      guard
        let read = stretch(snapped, to: part)
      else { return nil }
      node.sampling = read
    } else {
      let inverse = CGAffineTransform(
        a: 1 / growthX, b: 0, c: 0, d: 1 / growthY, tx: part.origin.x - place.origin.x / growthX,
        ty: part.origin.y - place.origin.y / growthY)
      let isAll =
        part.size.width >= CGFloat(content.width)
        && part.size.height
          >= CGFloat(content.height)
      guard let rect = isAll ? PixelGrid.cover(place, margin: 1) : snapped,
        let read = sampling(inverse, base: rect, isPadded: false)
      else { return nil }
      node.rect = rect
      node.placement = .exact
      node.sampling = read
    }
    node.isOpaque = content.isOpaque && alpha == 255 && node.placement != .exact
    node.bounds = node.rect
    node.corners = PaintCorners(
      quad.corners, pixelsPerPoint: (m.a * m.d).squareRoot(), in: node.rect)
    node.slot = slot(for: content, record)
    return node
  }

  /// The bitmap read straight through the matrix; nil where it would be blown up too much to have
  /// good edges.
  private func turnedBitmap(
    _ quad: RenderQuad, _ content: RenderContent, _ alpha: UInt8, _ m: CGAffineTransform,
    _ record: ListRecord
  ) -> PaintNode? {
    let box = quad.rect.standardized
    let placing = CGAffineTransform(
      a: box.size.width / CGFloat(content.width), b: 0, c: 0,
      d: box.size.height / CGFloat(content.height), tx: box.origin.x, ty: box.origin.y
    ).concatenating(m)
    let growth = max(
      placing.a.magnitude + placing.b.magnitude, placing.c.magnitude + placing.d.magnitude)
    guard placing.isSound, abs(placing.determinant) > 1e-9, growth < Self.softGrowth,
      let rect = PixelGrid.cover(box.applying(m), margin: 1),
      let read = sampling(placing.inverted(), base: rect, isPadded: false)
    else { return nil }
    var node = PaintNode(key: quad.layer, kind: .content)
    node.alpha = alpha
    node.version = content.version
    node.placement = .exact
    node.rect = rect
    node.bounds = rect
    node.sampling = read
    node.slot = slot(for: content, record)
    return node
  }

  /// The bitmap's part on whole pixels, if it needs no stretching to stand in `place`.
  private func wholePart(_ part: CGRect, of content: RenderContent, in place: CGRect) -> PaintRect?
  {
    guard abs(place.size.width - part.size.width) < 1,
      abs(place.size.height - part.size.height) < 1,
      let source = PixelGrid.snap(part),
      PaintRect(x: 0, y: 0, width: content.width, height: content.height).contains(source),
      abs(part.origin.x - CGFloat(source.left)) < 0.02,
      abs(part.origin.y - CGFloat(source.top)) < 0.02
    else { return nil }
    return source
  }

  /// How to read `source` so that it fills `rect` exactly.
  func stretch(_ rect: PaintRect, to source: CGRect) -> PaintSampling? {
    guard let xx = PixelGrid.fixed(source.size.width / CGFloat(rect.width)),
      let yy = PixelGrid.fixed(source.size.height / CGFloat(rect.height)),
      let x0 = PixelGrid.fixed(source.origin.x), let y0 = PixelGrid.fixed(source.origin.y)
    else { return nil }
    return PaintSampling(
      xx: xx, xy: 0, x0: x0, yx: 0, yy: yy, y0: y0, isBilinear: true, repeat: .pad)
  }

  private func slot(for content: RenderContent, _ record: ListRecord) -> Int32 {
    let slot = contentSlot(for: content)
    record.contents.append(slot)
    return slot
  }
}
