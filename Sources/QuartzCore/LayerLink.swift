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
  /// Whether something has changed since the tree's last picture. Here, because every change of
  /// every layer asks for it.
  nonisolated(unsafe) var needsFrame = true
  /// Whether a layer of the tree has ever had a time of its own; while none has, all live in the
  /// tree's.
  nonisolated(unsafe) var hasOwnTimes = false
}

extension CALayer {
  /// The tree the layer is shown in.
  var tree: LayerTree? { treeLink?.tree }

  /// Calls `body` for the layer and for what is above it, one after the other, until it says false.
  ///
  /// Nothing goes meanwhile, so nothing is counted: these walks are the most frequent thing there is.
  @inline(__always)
  func climb(_ body: (CALayer) -> Bool) {
    var current = Unmanaged.passUnretained(self)
    while current._withUnsafeGuaranteedRef(body),
      let next = current._withUnsafeGuaranteedRef(\.unmanagedAbove)
    {
      current = next
    }
  }

  private var unmanagedAbove: Unmanaged<CALayer>? {
    if let parent { return Unmanaged.passUnretained(parent) }
    return maskedLayer.map(Unmanaged.passUnretained)
  }

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
  package func serve(_ host: any CALayerDelegate) {
    guest = nil
    self.host = host
  }

  /// The layer's host goes.
  package func leave(_ host: any CALayerDelegate) {
    if self.host === host { self.host = nil }
  }

  /// What points here without keeping the layer lets go.
  func forget() {
    storedLink?.layer = nil
    for child in storedChildren where child.parent === self { child.parent = nil }
    if let storedMask, storedMask.maskedLayer === self { storedMask.maskedLayer = nil }
  }
}
