public import Display
public import Foundation

/// A layer tree that is shown: its root, its scale, and which of its layers are moving.
@preconcurrency @MainActor
public final class LayerTree {
  public let root: CALayer

  /// Device pixels per point.
  public var scale: CGFloat {
    didSet {
      guard scale != oldValue else { return }
      root.redrawSubtree()
      setNeedsFrame()
    }
  }

  /// The time the layers live in.
  public var axis = TimeAxis.main

  /// Called when the tree begins to need a picture it does not have.
  public var onNeedsFrame: (() -> Void)?

  /// Whether something has changed since the last picture.
  public private(set) var needsFrame: Bool {
    get { link.needsFrame }
    set { link.needsFrame = newValue }
  }

  private let link = TreeLink()
  private var animating: [CALayer] = []
  private var builder = FrameBuilder()

  public init(root: CALayer, scale: CGFloat) {
    self.root = root
    self.scale = scale
    link.tree = self
    root.setTree(link)
  }

  @MainActor deinit { link.tree = nil }

  /// Whether a layer will look different at a later time without anybody's doing.
  public var isAnimating: Bool {
    for layer in animating {
      let speed = layer.effectiveSpeed
      guard speed != 0 else { continue }
      for index in layer.attached.indices {
        let animation = layer.attached[index].animation
        let own = animation.speed
        // What has ended and stays changes only under a clock that runs backwards.
        if own != 0, !(animation.hasEnded && speed * own > 0) { return true }
      }
    }
    return false
  }

  /// Asks for a picture although nothing has changed.
  public func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onNeedsFrame?()
  }

  func startAnimating(_ layer: CALayer) {
    if !animating.contains(where: { $0 === layer }) { animating.append(layer) }
    setNeedsFrame()
  }

  /// Ends the animations whose time is over at media time `t`, in the order in which they began to
  /// run on their layers, and tells those that ask.
  public func endAnimations(at t: CFTimeInterval) {
    guard !animating.isEmpty else { return }
    var ended: [(layer: CALayer, animation: CAAnimation)] = []
    for layer in animating where layer.treeLink === link {
      let speed = layer.effectiveSpeed
      let local = layer.localTime(at: t)
      // Whoever hears of a beginning may change what is attached.
      let attached = layer.attached
      for index in attached.indices {
        let animation = attached[index].animation
        // Held by hand: it has begun, and ends by nobody's clock.
        if animation.speed == 0, animation.hasStarted { continue }
        animation.begin(atLocal: local)
        let active = animation.activeTime(at: local)
        if !animation.hasStarted, active >= 0 {
          animation.hasStarted = true
          animation.delegate?.animationDidStart(animation)
        }
        // A clock that stands still or runs backwards ends nothing.
        if speed * animation.speed > 0, !animation.hasEnded,
          active >= animation.totalDuration - 1e-9
        {
          ended.append((layer, animation))
        }
      }
    }
    for (layer, animation) in ended { layer.end(animation) }
    animating.removeAll { $0.attached.isEmpty || $0.tree !== self }
  }

  /// Lays out and displays what asks for it; layout that causes layout is followed up.
  public func commit() {
    var rounds = 0
    while root.flags.subtreeNeedsCommit, rounds < 20 {
      root.commitSubtree()
      rounds += 1
    }
  }

  /// Samples all animations at media time `t`.
  public func sample(at t: CFTimeInterval) {
    for layer in animating where layer.treeLink === link && !layer.attached.isEmpty {
      layer.takeSample(at: t)
    }
  }

  /// Goes on without the picture, where nobody looks.
  public func dropFrame() {
    needsFrame = false
  }

  /// Fills `frame` with the picture as sampled.
  public func build(into frame: inout RenderFrame) {
    needsFrame = false
    builder.build(root, into: &frame)
  }
}

extension CALayer {
  /// Whether a key has changed that the layer draws with.
  func mustRedraw(from old: LayerExtras) -> Bool {
    let new = sampledExtras
    guard old != new else { return false }
    return Set(old.keys).union(new.keys).contains { key in
      (old[key] ?? extraModel[key]) != (new[key] ?? extraModel[key]) && redraws(forKey: key)
    }
  }

  func redrawSubtree() {
    setNeedsDisplayIfDrawn()
    insideChanged()
    for child in children { child.redrawSubtree() }
    mask?.redrawSubtree()
  }

  /// Takes a finished animation off (unless it is to stay) and tells who waits for it.
  func end(_ animation: CAAnimation) {
    guard attached.contains(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion {
      takeOff(animation)
      animation.stop(finished: true)
    } else {
      animation.hasEnded = true
      animation.reachedEnd()
    }
  }

  /// Takes `animation` off as one that did not run to its end.
  func remove(_ animation: CAAnimation) {
    guard attached.contains(where: { $0.animation === animation }) else { return }
    takeOff(animation)
    animation.stop(finished: false)
  }

  private func takeOff(_ animation: CAAnimation) {
    attached.removeAll { $0.animation === animation }
    if attached.isEmpty { animationsGone() }
    insideChanged()
    outsideChanged()
  }
}
