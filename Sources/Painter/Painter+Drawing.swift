import Foundation

extension Painter {
  /// Draws the visible pieces of one node.
  func draw(
    _ node: PaintNode, of record: ListRecord, into target: PaintPicture, dx: Int32, dy: Int32,
    firstPiece: Int, pieceCount: Int
  ) {
    let rect = node.rect.offsetBy(x: dx, y: dy)
    let run = PieceRun(first: firstPiece, count: pieceCount)
    switch node.kind {
    case .solid:
      drawSolid(node, at: rect, into: target, run)
    case .shadow:
      drawShadow(node, at: rect, into: target, run)
    case .border:
      drawBorder(node, at: rect, into: target, run)
    case .content:
      let picture = contentPicture(node.slot)
      let x = node.placement == .whole ? node.source.left : 0
      let y = node.placement == .whole ? node.source.top : 0
      drawPicture(picture, x: x, y: y, node, at: rect, into: target, run)
    case .group:
      let picture = listPicture(node.slot, part: node.source, isOpaque: node.isListOpaque)
      if node.mask >= 0 {
        drawMasked(picture, node, of: record, at: rect, into: target, run)
      } else {
        drawPicture(picture, x: 0, y: 0, node, at: rect, into: target, run)
      }
    case .baked:
      let child = record.children[Int(node.slot)]
      let bake = bakePicture(width: child.bounds.width, height: child.bounds.height)
      draw(child, of: record, bakedInto: bakes[bake].picture)
      drawPicture(bakes[bake].picture, x: 0, y: 0, node, at: rect, into: target, run)
      bakes[bake].isBusy = false
    }
  }

  /// Draws a child upright into a picture of just its size.
  private func draw(_ child: PaintNode, of record: ListRecord, bakedInto target: PaintPicture) {
    let whole = PaintRect(x: 0, y: 0, width: child.bounds.width, height: child.bounds.height)
    let start = fills.count
    fills.append(whole)
    fill(from: start, color: .clear, operation: .source, target: target)
    let piece = pieces.count
    pieces.append(whole)
    draw(
      child, of: record, into: target, dx: -child.bounds.left, dy: -child.bounds.top,
      firstPiece: piece, pieceCount: 1)
    pieces.truncate(to: piece)
  }

  private func drawSolid(
    _ node: PaintNode, at rect: PaintRect, into target: PaintPicture, _ run: PieceRun
  ) {
    let operation: PaintOperator = node.color.alpha == 255 ? .source : .over
    let start = fills.count
    forEachBodyPiece(node.corners, of: rect, run) { fills.append($0) }
    fill(from: start, color: node.color, operation: operation, target: target)
    guard !node.corners.isNone else { return }
    let mask = masks.corners(node.corners, self)
    forEachCornerPiece(node.corners, of: rect, run) { piece, x, y in
      composite(
        .over, source: .color(node.color), mask: .picture(mask, x: x, y: y), target: target,
        rect: piece)
    }
  }

  /// Draws a picture: its body as it is, its round corners by their masks.
  private func drawPicture(
    _ picture: PaintPicture, x: Int32, y: Int32, _ node: PaintNode, at rect: PaintRect,
    into target: PaintPicture, _ run: PieceRun
  ) {
    guard picture != .none else { return }
    let operation: PaintOperator = node.isOpaque ? .source : .over
    let opacity: PaintInput = node.alpha == 255 ? .none : .color(.alpha(node.alpha))
    guard node.sampling.isAffine else {
      drawPlane(picture, node, at: rect, opacity: opacity, into: target, run)
      return
    }
    forEachBodyPiece(node.corners, of: rect, run) { piece in
      composite(
        operation, source: input(picture, x: x, y: y, node, rect, piece), mask: opacity,
        target: target, rect: piece)
    }
    guard !node.corners.isNone else { return }
    let mask = masks.corners(node.corners, self)
    forEachCornerPiece(node.corners, of: rect, run) { piece, maskX, maskY in
      var maskInput = PaintInput.picture(mask, x: maskX, y: maskY)
      if node.alpha < 255 {
        maskInput = fadedMask(
          maskInput, alpha: node.alpha, width: piece.width, height: piece.height)
      }
      composite(
        .over, source: input(picture, x: x, y: y, node, rect, piece), mask: maskInput,
        target: target, rect: piece)
    }
  }

  /// Puts a group cut by its mask into a picture of its own, then rounds that.
  private func drawMasked(
    _ picture: PaintPicture, _ node: PaintNode, of record: ListRecord, at rect: PaintRect,
    into target: PaintPicture, _ run: PieceRun
  ) {
    let mask = record.masks[Int(node.mask)]
    let maskPicture = listPicture(mask.slot, part: mask.source, isOpaque: false)
    guard picture != .none, maskPicture != .none else { return }
    for index in run.first..<(run.first + run.count) {
      let piece = pieces[index]
      let x = piece.left - rect.left
      let y = piece.top - rect.top
      composite(
        .source, source: .picture(picture, x: x, y: y),
        mask: .picture(maskPicture, x: x + mask.x, y: y + mask.y, sampling: mask.sampling),
        target: target, rect: piece)
    }
    guard !node.corners.isNone else { return }
    let corners = masks.corners(node.corners, self)
    forEachCornerPiece(node.corners, of: rect, run) { piece, x, y in
      composite(
        .inReverse, source: .picture(corners, x: x, y: y), mask: .none, target: target,
        rect: piece)
    }
  }

  /// What of a node's picture lies under `piece`.
  private func input(
    _ picture: PaintPicture, x: Int32, y: Int32, _ node: PaintNode, _ rect: PaintRect,
    _ piece: PaintRect
  ) -> PaintInput {
    let left = piece.left - rect.left
    let top = piece.top - rect.top
    if node.placement == .whole { return .picture(picture, x: x + left, y: y + top) }
    if max(left.magnitude, top.magnitude) < 16000 {
      return .picture(picture, x: left, y: top, sampling: node.sampling)
    }
    // Far from the corner, positions would not fit X's 16 bits: the matrix takes the way, and
    // gives the same pixels since it is whole numbers either way.
    var moved = node.sampling
    let x0 = Int64(moved.x0) + Int64(moved.xx) * Int64(left) + Int64(moved.xy) * Int64(top)
    let y0 = Int64(moved.y0) + Int64(moved.yx) * Int64(left) + Int64(moved.yy) * Int64(top)
    guard let x0 = Int32(exactly: x0), let y0 = Int32(exactly: y0) else { return .none }
    moved.x0 = x0
    moved.y0 = y0
    return .picture(picture, x: 0, y: 0, sampling: moved)
  }

  /// Gives the parts of the pieces that lie outside the corner squares.
  func forEachBodyPiece(
    _ corners: PaintCorners, of rect: PaintRect, _ run: PieceRun, _ body: (PaintRect) -> Void
  ) {
    for index in run.first..<(run.first + run.count) {
      if corners.isNone {
        body(pieces[index])
        continue
      }
      for part in 0..<3 {
        let piece = rect.bodyPart(part, side: corners.side, mask: corners.mask)
          .intersection(pieces[index])
        if !piece.isEmpty { body(piece) }
      }
    }
  }

  /// Gives the parts of the pieces inside the squares of round corners, and where in the corner
  /// mask each begins.
  func forEachCornerPiece(
    _ corners: PaintCorners, of rect: PaintRect, _ run: PieceRun,
    _ body: (PaintRect, Int32, Int32) -> Void
  ) {
    let side = corners.side
    for corner in 0..<4 where corners.mask & (1 << UInt8(corner)) != 0 {
      let square = rect.cornerSquare(corner, side: side)
      let originX = corner & 1 == 1 ? rect.right - 2 * side : rect.left
      let originY = corner & 2 == 2 ? rect.bottom - 2 * side : rect.top
      for index in run.first..<(run.first + run.count) {
        let piece = square.intersection(pieces[index])
        if !piece.isEmpty { body(piece, piece.left - originX, piece.top - originY) }
      }
    }
  }
}

/// Which of the scratch pieces belong to the node being drawn.
nonisolated struct PieceRun: BitwiseCopyable {
  var first: Int
  var count: Int
}
