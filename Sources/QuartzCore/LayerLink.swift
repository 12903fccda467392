/// Where those that must not keep a layer find it, until it goes.
///
/// A weak reference would do the same, but it gives its object a side table, and from then on every
/// retain and release of the object takes the slow path: a third of all a frame costs.
final class LayerLink {
  unowned(unsafe) var layer: CALayer?

  init(_ layer: CALayer) {
    self.layer = layer
  }
}

/// Where a tree's layers find it, until it goes. See `LayerLink`.
nonisolated final class TreeLink: @unchecked Sendable {
  unowned(unsafe) var tree: LayerTree?
}

extension CALayer {
  /// The tree the layer is shown in.
  var tree: LayerTree? { treeLink?.tree }

  /// What is above in time and in what has to be drawn anew: the superlayer, or the layer it masks.
  var above: CALayer? { parent ?? maskedLayer }

  /// Finds the layer as long as it lives, without keeping it.
  var link: LayerLink {
    if let storedLink { return storedLink }
    let link = LayerLink(self)
    storedLink = link
    return link
  }

  /// Makes `host`, which has the layer for life, its delegate; it must call `leave(_:)` before it
  /// goes.
  public func serve(_ host: any CALayerDelegate) {
    guest = nil
    self.host = host
  }

  /// The layer's host goes.
  public func leave(_ host: any CALayerDelegate) {
    if self.host === host { self.host = nil }
  }

  /// What points here without keeping the layer lets go.
  func forget() {
    storedLink?.layer = nil
    for child in children where child.parent === self { child.parent = nil }
    if let mask, mask.maskedLayer === self { mask.maskedLayer = nil }
  }
}
