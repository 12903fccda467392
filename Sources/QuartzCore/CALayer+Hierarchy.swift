import Foundation

extension CALayer {
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
    if layer.superlayer === self { layer.detachFromSuperlayer() }
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts above `sibling`; a stranger or the layer itself puts it on top.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    if layer.superlayer === self { layer.detachFromSuperlayer() }
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
      ancestor = current.superlayer
    }
    var index = index
    if layer.superlayer === self {
      guard let current = children.firstIndex(where: { $0 === layer }) else { return }
      if current < index { index -= 1 }
      children.remove(at: current)
    } else {
      layer.detachFromSuperlayer()
      layer.superlayer = self
      layer.setTree(tree)
    }
    children.insert(layer, at: min(max(index, 0), children.count))
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
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    superlayer.insideChanged()
    self.superlayer = nil
    setTree(nil)
  }

  /// Enters or leaves a tree with all sublayers; animations do not survive leaving.
  func setTree(_ tree: LayerTree?) {
    guard self.tree !== tree else { return }
    if self.tree != nil { detach(where: { _ in true }) }
    self.tree = tree
    flags.insideDirty = true
    if let tree {
      if !attached.isEmpty { tree.startAnimating(self) }
      tree.setNeedsFrame()
    }
    setNeedsDisplayIfDrawn()
    for child in children { child.setTree(tree) }
    mask?.setTree(tree)
  }
}
