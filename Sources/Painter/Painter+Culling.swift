/// One node about to be drawn, and where its visible pieces are kept.
nonisolated struct PaintEntry: BitwiseCopyable {
  var list: Int32
  var node: Int32
  /// From the list's pixels to the target's.
  var dx: Int32
  var dy: Int32
  /// The pixels the node may touch, in the target.
  var bounds: PaintRect
  var firstPiece = 0
  var pieceCount = 0
}

extension Painter {
  /// More opaque rectangles than this are not kept in mind, more pieces of one node not told
  /// apart. Source: chosen.
  private static var mostCovers: Int { 48 }
  private static var mostPieces: Int { 24 }
  /// An opaque rectangle smaller than this hides too little to be worth the question.
  private static var leastCover: Int { 256 }
  /// Nor is a thinner one: what it cuts in two costs more than what it hides. Source: chosen, so that
  /// a home indicator does not cut every page into strips.
  private static var leastCoverSide: Int32 { 8 }

  /// Draws what of a list lies in `region` into `target`.
  ///
  /// - Parameters:
  ///   - dx: from the list's pixels to the target's.
  ///   - dy: likewise.
  ///   - region: in the target's pixels.
  ///   - isClearing: whether the region is made transparent first.
  func render(
    _ slot: Int32, into target: PaintPicture, dx: Int32, dy: Int32, region: PaintDamage,
    isClearing: Bool
  ) {
    let firstEntry = entries.count
    let firstPiece = pieces.count
    gather(slot, dx: dx, dy: dy, clip: region.bounds, region: region, depth: 0)
    cull(from: firstEntry, region: region)
    if isClearing {
      let start = fills.count
      for rect in region { fills.append(rect) }
      fill(from: start, color: .clear, operation: .source, target: target)
    }
    for index in firstEntry..<entries.count {
      let entry = entries[index]
      guard entry.pieceCount > 0, let record = lists[Int(entry.list)] else { continue }
      draw(
        record.nodes[Int(entry.node)], of: record, into: target, dx: entry.dx, dy: entry.dy,
        firstPiece: entry.firstPiece, pieceCount: entry.pieceCount)
    }
    entries.truncate(to: firstEntry)
    pieces.truncate(to: firstPiece)
  }

  /// Collects the nodes that touch `region`, back to front, groups drawn in place opened up.
  private func gather(
    _ slot: Int32, dx: Int32, dy: Int32, clip: PaintRect, region: PaintDamage, depth: Int
  ) {
    guard let record = lists[Int(slot)], depth < 64 else { return }
    for index in record.nodes.indices {
      let node = record.nodes[index]
      let bounds = node.bounds.offsetBy(x: dx, y: dy).intersection(clip)
      guard !bounds.isEmpty, region.intersects(bounds) else { continue }
      if isDrawnInPlace(node) {
        gather(
          node.slot, dx: dx + node.rect.left - node.source.left,
          dy: dy + node.rect.top - node.source.top, clip: bounds, region: region,
          depth: depth + 1)
      } else {
        entries.append(
          PaintEntry(list: slot, node: Int32(index), dx: dx, dy: dy, bounds: bounds))
      }
    }
  }

  /// Whether a group's items are drawn where they show instead of into a picture first: the same
  /// pixels, and cheaper while the list changes all the time or holds next to nothing.
  private func isDrawnInPlace(_ node: PaintNode) -> Bool {
    guard node.kind == .group, node.isOpaque, node.placement == .whole, node.corners.isNone,
      let list = lists[Int(node.slot)]
    else { return false }
    return hasChanged(node.slot) || list.nodes.count <= 3
  }

  /// Finds the visible pieces of every entry, front to back.
  private func cull(from firstEntry: Int, region: PaintDamage) {
    let firstCover = covers.count
    var index = entries.count - 1
    while index >= firstEntry {
      var entry = entries[index]
      entry.firstPiece = pieces.count
      for rect in region {
        let part = rect.intersection(entry.bounds)
        if !part.isEmpty { pieces.append(part) }
      }
      for cover in firstCover..<covers.count {
        subtract(covers[cover], from: entry.firstPiece)
        if pieces.count == entry.firstPiece { break }
      }
      entry.pieceCount = pieces.count - entry.firstPiece
      entries[index] = entry
      if entry.pieceCount > 0 { addCovers(of: entry, from: firstCover) }
      index -= 1
    }
    covers.truncate(to: firstCover)
  }

  /// Takes `cover` away from the pieces from `first` on.
  private func subtract(_ cover: PaintRect, from first: Int) {
    var index = first
    var end = pieces.count
    while index < end {
      let piece = pieces[index]
      if cover.contains(piece) {
        // The last piece comes in its place; pieces already split stand behind `end`.
        pieces[index] = pieces[end - 1]
        pieces[end - 1] = pieces[pieces.count - 1]
        pieces.truncate(to: pieces.count - 1)
        end -= 1
      } else if cover.intersects(piece), pieces.count - first < Self.mostPieces {
        var isFirst = true
        piece.forEachPart(outside: cover) { part in
          if isFirst {
            pieces[index] = part
            isFirst = false
          } else {
            pieces.append(part)
          }
        }
        index += 1
      } else {
        index += 1
      }
    }
  }

  private func addCovers(of entry: PaintEntry, from firstCover: Int) {
    guard let record = lists[Int(entry.list)] else { return }
    let node = record.nodes[Int(entry.node)]
    guard node.isOpaque else { return }
    let rect = node.rect.offsetBy(x: entry.dx, y: entry.dy)
    for part in 0..<(node.corners.isNone ? 1 : 3) {
      let body =
        node.corners.isNone
        ? rect : rect.bodyPart(part, side: node.corners.side, mask: node.corners.mask)
      let cover = body.intersection(entry.bounds)
      if cover.area >= Self.leastCover, cover.right - cover.left >= Self.leastCoverSide,
        cover.bottom - cover.top >= Self.leastCoverSide, covers.count - firstCover < Self.mostCovers
      {
        covers.append(cover)
      }
    }
  }
}
