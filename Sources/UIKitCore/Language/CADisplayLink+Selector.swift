public import QuartzCore

extension CADisplayLink {
  /// Calls `selector` of `target` before every picture; the target is kept until `invalidate()`.
  public convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { link in selector.perform(on: target, with: link) }
  }
}
