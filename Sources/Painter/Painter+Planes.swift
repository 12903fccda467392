import Foundation

extension Painter {
  /// Draws a picture in perspective, tile by tile: over a small tile a plane matrix comes so near to
  /// the one that divides that no pixel tells, and costs a fraction.
  ///
  /// Tiles depend on the picture's place alone, so that whatever part is drawn, its pixels are the
  /// same.
  func drawPlane(
    _ picture: PaintPicture, _ node: PaintNode, at rect: PaintRect, opacity: PaintInput,
    into target: PaintPicture, _ run: PieceRun
  ) {
    let plane = PlaneTiles(node.sampling, source: sourceSize(of: node))
    for index in run.first..<(run.first + run.count) {
      let piece = pieces[index].offsetBy(x: -rect.left, y: -rect.top)
      let whole = PaintRect(x: 0, y: 0, width: rect.width, height: rect.height)
      drawTiles(of: whole, plane, piece) { part, x, y, sampling in
        composite(
          .over, source: .picture(picture, x: x, y: y, sampling: sampling), mask: opacity,
          target: target, rect: part.offsetBy(x: rect.left, y: rect.top))
      }
    }
  }

  private func sourceSize(of node: PaintNode) -> (width: Double, height: Double) {
    (Double(node.source.width), Double(node.source.height))
  }

  /// - Parameters:
  ///   - tile: counted from the picture's place.
  ///   - piece: what is wanted of it.
  ///   - body: draws a part, of which the first pixel meets (x, y) of the sampling's space.
  private func drawTiles(
    of tile: PaintRect, _ plane: PlaneTiles, _ piece: PaintRect,
    _ body: (PaintRect, Int32, Int32, PaintSampling) -> Void
  ) {
    let part = tile.intersection(piece)
    guard !part.isEmpty else { return }
    switch plane.look(at: tile) {
    case .nothing: return
    case .plain(let sampling):
      body(part, part.left - tile.left, part.top - tile.top, sampling)
    case .divided:
      body(part, part.left, part.top, plane.sampling)
    case .bent:
      var first = tile
      var second = tile
      if tile.width >= tile.height {
        first.right = tile.left + Int32(tile.width / 2)
        second.left = first.right
      } else {
        first.bottom = tile.top + Int32(tile.height / 2)
        second.top = first.bottom
      }
      drawTiles(of: first, plane, piece, body)
      drawTiles(of: second, plane, piece, body)
    }
  }
}

/// How a picture in perspective is read, and how near plane matrices come to it.
private nonisolated struct PlaneTiles {
  enum Look {
    case nothing
    case plain(PaintSampling)
    /// Too small to cut further: to be read through the matrix that divides.
    case divided
    case bent
  }

  let sampling: PaintSampling
  let source: (width: Double, height: Double)

  /// How far a position may be off, picture pixels. Source: chosen, not seen even on text.
  static var slack: Double { 0.1 }
  static var smallest: Int { 8 }

  init(_ sampling: PaintSampling, source: (width: Double, height: Double)) {
    self.sampling = sampling
    self.source = source
  }

  /// Where in the picture a position lies; nil behind the eye.
  private func place(_ x: Int32, _ y: Int32) -> SIMD2<Double>? { place(Double(x), Double(y)) }

  private func place(_ x: Double, _ y: Double) -> SIMD2<Double>? {
    let depth = Double(sampling.px) * x + Double(sampling.py) * y + Double(sampling.pw)
    guard depth > 1 else { return nil }
    return SIMD2(
      (Double(sampling.xx) * x + Double(sampling.xy) * y + Double(sampling.x0)) / depth,
      (Double(sampling.yx) * x + Double(sampling.yy) * y + Double(sampling.y0)) / depth)
  }

  func look(at tile: PaintRect) -> Look {
    let isSmall = max(tile.width, tile.height) <= Self.smallest
    guard let a = place(tile.left, tile.top), let b = place(tile.right, tile.top),
      let c = place(tile.left, tile.bottom), let d = place(tile.right, tile.bottom),
      let middle = place(
        Double(tile.left) + Double(tile.width) / 2, Double(tile.top) + Double(tile.height) / 2)
    else { return isSmall ? .divided : .bent }
    let low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    // A pixel more on each side is mixed into what is seen.
    if high.x < -1 || high.y < -1 || low.x > source.width + 1 || low.y > source.height + 1 {
      return .nothing
    }
    let center = (a + b + c + d) / 4
    let twist = (a - b - c + d) / 4
    let bend = middle - center
    let error = max(abs(twist.x), abs(twist.y), abs(bend.x), abs(bend.y))
    guard error.isFinite, error <= Self.slack || isSmall else { return isSmall ? .divided : .bent }
    let along = (b - a + d - c) / (2 * Double(tile.width))
    let down = (c - a + d - b) / (2 * Double(tile.height))
    // Half the bend, so that the error is spread over middle and edges.
    let start =
      center + bend / 2 - along * Double(tile.width) / 2 - down * Double(tile.height) / 2
    func fixed(_ value: Double) -> Int32? {
      let scaled = (value * 65536).rounded()
      return scaled.isFinite && abs(scaled) < 2_147_000_000 ? Int32(scaled) : nil
    }
    guard let xx = fixed(along.x), let yx = fixed(along.y), let xy = fixed(down.x),
      let yy = fixed(down.y), let x0 = fixed(start.x), let y0 = fixed(start.y)
    else { return isSmall ? .nothing : .bent }
    return .plain(
      PaintSampling(
        xx: xx, xy: xy, x0: x0, yx: yx, yy: yy, y0: y0, isBilinear: true, repeat: .none))
  }
}
