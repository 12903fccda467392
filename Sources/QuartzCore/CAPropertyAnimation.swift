import Foundation
import Motion

/// An animation of one property, named by its key path. Mirrors: `CAPropertyAnimation`.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String? {
    didSet { target = keyPath.flatMap(LayerPath.init) }
  }
  /// Whether the animated value is added to what is below it.
  open var isAdditive = false
  /// Whether each repetition starts where the last ended.
  open var isCumulative = false

  private(set) var target: LayerPath?

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
    target = keyPath.flatMap(LayerPath.init)
  }

  public override init() {}

  override func makeCopy() -> CAAnimation { CAPropertyAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.target = target
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return copy
  }

  /// The animated value at the pass time, given what is below.
  func value(at time: CFTimeInterval, over base: AnimationValue) -> AnimationValue { base }

  override func apply(
    at time: CFTimeInterval, to values: inout LayerValues, extras: inout LayerExtras
  ) {
    guard let pass = passTime(at: time) else { return }
    if let path = target {
      let base = path.read(values)
      let value = value(at: pass, over: base)
      path.write(isAdditive ? value.added(to: base) : value, to: &values)
    } else if let keyPath {
      let base = extras[keyPath] ?? .none
      let value = value(at: pass, over: base)
      extras[keyPath] = isAdditive ? value.added(to: base) : value
    }
  }
}

/// Animatable values a layer class adds to `CALayer`'s own, by key path.
typealias LayerExtras = [String: AnimationValue]
