import Foundation

extension Painter {
  /// Puts a shadow together: corners from one mask, edges from repeated strips, the middle filled.
  func drawShadow(
    _ node: PaintNode, at rect: PaintRect, into target: PaintPicture, _ run: PieceRun
  ) {
    guard run.count > 0 else { return }
    let shape = ShadowShape(sigma: node.detail, corners: node.corners, rect: rect)
    let patch = masks.shadow(shape, self)
    let outer = rect.outset(by: shape.margin)
    // Where the repeated middle begins and ends; nothing is repeated where they meet.
    let left = outer.left + Int32(shape.maskWidth + 1) / 2
    let right = outer.right - Int32(shape.maskWidth / 2)
    let top = outer.top + Int32(shape.maskHeight + 1) / 2
    let bottom = outer.bottom - Int32(shape.maskHeight / 2)
    let xs = (outer.left, left, right, outer.right)
    let ys = (outer.top, top, bottom, outer.bottom)
    let start = fills.count
    for index in run.first..<(run.first + run.count) {
      let piece = pieces[index]
      for band in 0..<3 {
        let (y0, y1) = band == 0 ? (ys.0, ys.1) : band == 1 ? (ys.1, ys.2) : (ys.2, ys.3)
        for side in 0..<3 {
          let (x0, x1) = side == 0 ? (xs.0, xs.1) : side == 1 ? (xs.1, xs.2) : (xs.2, xs.3)
          let cell = PaintRect(left: x0, top: y0, right: x1, bottom: y1)
          let part = cell.intersection(piece)
          guard !part.isEmpty else { continue }
          // Mask positions count from the outer edge the cell is bound to.
          let maskX =
            side == 2 ? part.left - outer.right + Int32(shape.maskWidth) : part.left - outer.left
          let maskY =
            band == 2 ? part.top - outer.bottom + Int32(shape.maskHeight) : part.top - outer.top
          switch (side == 1, band == 1) {
          case (true, true): fills.append(part)
          case (false, false): drawMask(patch.all, maskX, maskY, node.color, part, target)
          case (true, false):
            forEachStrip(from: x0, part.left, part.right) { from, to in
              drawMask(
                patch.column, (from - x0) % ShadowPatch.run, maskY, node.color,
                PaintRect(left: from, top: part.top, right: to, bottom: part.bottom), target)
            }
          case (false, true):
            forEachStrip(from: y0, part.top, part.bottom) { from, to in
              drawMask(
                patch.row, maskX, (from - y0) % ShadowPatch.run, node.color,
                PaintRect(left: part.left, top: from, right: part.right, bottom: to), target)
            }
          }
        }
      }
    }
    let operation: PaintOperator = node.color.alpha == 255 ? .source : .over
    fill(from: start, color: node.color, operation: operation, target: target)
  }

  func drawMask(
    _ mask: PaintPicture, _ x: Int32, _ y: Int32, _ color: PaintColor, _ rect: PaintRect,
    _ target: PaintPicture
  ) {
    composite(
      .over, source: .color(color), mask: .picture(mask, x: x, y: y), target: target, rect: rect)
  }

  /// Cuts `low ..< high` where strips that begin at `origin` end.
  private func forEachStrip(
    from origin: Int32, _ low: Int32, _ high: Int32, _ body: (Int32, Int32) -> Void
  ) {
    var from = low
    while from < high {
      let end = origin + ((from - origin) / ShadowPatch.run + 1) * ShadowPatch.run
      body(from, min(end, high))
      from = min(end, high)
    }
  }
}
