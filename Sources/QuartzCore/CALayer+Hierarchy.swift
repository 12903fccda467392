import Foundation

extension CALayer {
  var children: [CALayer] {
    if flags.isFolded { unfold() }
    return storedChildren
  }

  /// Whether there are sublayers, made or not.
  var hasChildren: Bool { flags.isFolded || !storedChildren.isEmpty }

  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.detachFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts below `sibling`; a stranger or the layer itself puts it at the bottom.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    if layer.parent === self { layer.detachFromSuperlayer() }
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts above `sibling`; a stranger or the layer itself puts it on top.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    if layer.parent === self { layer.detachFromSuperlayer() }
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    old.detachFromSuperlayer()
    insert(new, at: index)
  }

  func insert(_ layer: CALayer, at index: Int) {
    // A layer inside itself would be a tree without end.
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return }
      ancestor = current.parent
    }
    if flags.isFolded { unfold() }
    var index = index
    if layer.parent === self {
      guard let current = storedChildren.firstIndex(where: { $0 === layer }) else { return }
      if current < index { index -= 1 }
      storedChildren.remove(at: current)
    } else {
      layer.detachFromSuperlayer()
      layer.parent = self
      layer.setTree(treeLink)
    }
    storedChildren.insert(layer, at: min(max(index, 0), storedChildren.count))
    markNeedsCommit()
    insideChanged()
    // The newcomer may be waiting for layout although its new ancestors are not.
    if layer.flags.subtreeNeedsCommit {
      flags.subtreeNeedsCommit = false
      markNeedsCommit()
    }
    flags.insideDirty = false
    insideChanged()
  }

  func detachFromSuperlayer() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    parent.insideChanged()
    self.parent = nil
    setTree(nil)
  }

  /// Enters or leaves a tree with all sublayers; animations do not survive leaving.
  func setTree(_ link: TreeLink?) {
    guard treeLink !== link else { return }
    move(to: link)
    link?.tree?.setNeedsFrame()
  }

  func move(to link: TreeLink?) {
    guard treeLink !== link else { return }
    if !attached.isEmpty, tree != nil {
      for animation in takeOff(where: { _ in true }) { EndedAnimations.tell(animation) }
    }
    treeLink = link
    flags.insideDirty = true
    if let link {
      if !link.hasOwnTimes, hasOwnTime { link.hasOwnTimes = true }
      if !attached.isEmpty { link.tree?.startAnimating(self) }
      // What was drawn before is as good as ever, but for another scale.
      if backing.content != nil, backing.image == nil, backing.contentScale != drawingScale {
        setNeedsDisplay()
      }
    }
    for child in storedChildren { child.move(to: link) }
    storedMask?.move(to: link)
  }
}
