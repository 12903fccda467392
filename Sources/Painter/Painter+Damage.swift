import Foundation

extension Painter {
  /// How far ahead a vanished or a new item is looked for. Source: chosen.
  private static var lookAhead: Int { 16 }

  /// Notes in `record.damage` where its nodes draw differently from its old nodes.
  ///
  /// Items are paired in order by key. What is paired and equal draws the same; everything else
  /// is damage where it was and where it is. Since pairs never cross, a changed order shows too.
  func findDamage(of record: ListRecord) {
    var new = 0
    var old = 0
    while new < record.nodes.count, old < record.oldNodes.count {
      let node = record.nodes[new]
      let former = record.oldNodes[old]
      if node.key == former.key {
        compare(node, former, record)
        new += 1
        old += 1
        continue
      }
      let vanished = distance(to: node.key, in: record.oldNodes, from: old)
      let added = distance(to: former.key, in: record.nodes, from: new)
      if let vanished, vanished <= added ?? Int.max {
        for index in old..<(old + vanished) { record.damage.insert(record.oldNodes[index].bounds) }
        old += vanished
      } else if let added {
        for index in new..<(new + added) { record.damage.insert(record.nodes[index].bounds) }
        new += added
      } else {
        record.damage.insert(former.bounds)
        record.damage.insert(node.bounds)
        new += 1
        old += 1
      }
    }
    while new < record.nodes.count {
      record.damage.insert(record.nodes[new].bounds)
      new += 1
    }
    while old < record.oldNodes.count {
      record.damage.insert(record.oldNodes[old].bounds)
      old += 1
    }
  }

  private func distance(to key: UInt64, in nodes: [PaintNode], from start: Int) -> Int? {
    for index in start..<min(start + Self.lookAhead, nodes.count) where nodes[index].key == key {
      return index - start
    }
    return nil
  }

  private func compare(_ node: PaintNode, _ former: PaintNode, _ record: ListRecord) {
    guard isSame(node, former, record) else {
      record.damage.insert(former.bounds)
      record.damage.insert(node.bounds)
      return
    }
    if node.kind == .group, node.version != former.version {
      // Only the change of this frame is known in detail.
      if hasChanged(node.slot), node.version == former.version + 1 {
        damage(by: node, record)
      } else {
        record.damage.insert(node.bounds)
      }
    }
  }

  /// Whether a list changed in this frame.
  func hasChanged(_ slot: Int32) -> Bool {
    guard let list = lists[Int(slot)] else { return false }
    return list.damageFrame == frameNumber && !list.damage.isEmpty
  }

  private func isSame(_ node: PaintNode, _ former: PaintNode, _ record: ListRecord) -> Bool {
    var outer = node
    if node.kind == .group { outer.version = former.version }
    guard node.kind == .baked, former.kind == .baked else { return outer == former }
    outer.slot = former.slot
    guard outer == former else { return false }
    var child = record.children[Int(node.slot)]
    let formerChild = record.oldChildren[Int(former.slot)]
    if child.mask >= 0, formerChild.mask >= 0 {
      guard record.masks[Int(child.mask)] == record.oldMasks[Int(formerChild.mask)] else {
        return false
      }
      child.mask = formerChild.mask
    }
    return child == formerChild
  }

  /// What a group that stayed where it was changes because its list did.
  private func damage(by node: PaintNode, _ record: ListRecord) {
    guard let list = lists[Int(node.slot)] else { return }
    for rect in list.damage {
      let part = rect.intersection(node.source)
      guard !part.isEmpty else { continue }
      switch node.placement {
      case .whole:
        let moved = part.offsetBy(
          x: node.rect.left - node.source.left, y: node.rect.top - node.source.top)
        record.damage.insert(moved.intersection(node.bounds))
      case .scaled:
        let x = CGFloat(node.rect.width) / CGFloat(node.source.width)
        let y = CGFloat(node.rect.height) / CGFloat(node.source.height)
        let box = CGRect(
          x: CGFloat(node.rect.left) + CGFloat(part.left - node.source.left) * x,
          y: CGFloat(node.rect.top) + CGFloat(part.top - node.source.top) * y,
          width: CGFloat(part.width) * x, height: CGFloat(part.height) * y)
        // A source pixel bleeds one source pixel far.
        let moved = PixelGrid.cover(box, margin: max(x, y, 1) + 1) ?? node.bounds
        record.damage.insert(moved.intersection(node.bounds))
      case .exact:
        record.damage.insert(node.bounds)
        return
      }
    }
  }
}
