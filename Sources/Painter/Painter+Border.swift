extension Painter {
  /// A border: straight edges filled, round corners by mask.
  func drawBorder(
    _ node: PaintNode, at rect: PaintRect, into target: PaintPicture, _ run: PieceRun
  ) {
    let side = node.corners.isNone ? 0 : node.corners.side
    let start = fills.count
    for index in run.first..<(run.first + run.count) {
      for part in 0..<8 {
        let piece = Self.straightPart(
          part, of: rect, width: node.detail, side: side, mask: node.corners.mask
        ).intersection(pieces[index])
        if !piece.isEmpty { fills.append(piece) }
      }
    }
    let operation: PaintOperator = node.color.alpha == 255 ? .source : .over
    fill(from: start, color: node.color, operation: operation, target: target)
    guard !node.corners.isNone else { return }
    // A line as wide as its corner fills the corner's square.
    let mask =
      node.detail < side
      ? masks.line(node.corners, width: node.detail, self) : masks.corners(node.corners, self)
    forEachCornerPiece(node.corners, of: rect, run) { piece, x, y in
      drawMask(mask, x, y, node.color, piece, target)
    }
  }

  /// A part of a border outside its round corners' squares: 0 top, 1 bottom, 2 left, 3 right, from 4
  /// on what a line wider than the squares leaves beside each.
  ///
  /// - Parameters:
  ///   - side: of a corner's square.
  ///   - mask: which corners are round.
  private static func straightPart(
    _ part: Int, of rect: PaintRect, width: Int32, side: Int32, mask: UInt8
  ) -> PaintRect {
    func isRound(_ corner: Int) -> Bool { mask & (1 << UInt8(corner)) != 0 }
    func along(_ corner: Int) -> Int32 { isRound(corner) ? side : 0 }
    func down(_ corner: Int) -> Int32 { isRound(corner) ? max(side, width) : width }
    switch part {
    case 0:
      return PaintRect(
        left: rect.left + along(0), top: rect.top, right: rect.right - along(1),
        bottom: rect.top + width)
    case 1:
      return PaintRect(
        left: rect.left + along(2), top: rect.bottom - width, right: rect.right - along(3),
        bottom: rect.bottom)
    case 2:
      return PaintRect(
        left: rect.left, top: rect.top + down(0), right: rect.left + width,
        bottom: rect.bottom - down(2))
    case 3:
      return PaintRect(
        left: rect.right - width, top: rect.top + down(1), right: rect.right,
        bottom: rect.bottom - down(3))
    default:
      let corner = part - 4
      guard isRound(corner) else { return .empty }
      let left = corner & 1 == 0 ? rect.left : rect.right - side
      let top = corner & 2 == 0 ? rect.top + side : rect.bottom - width
      return PaintRect(left: left, top: top, right: left + side, bottom: top + width - side)
    }
  }
}
