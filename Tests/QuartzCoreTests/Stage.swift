import Display
import Foundation

@testable import QuartzCore

/// A shown layer tree at a time of the test's choosing.
final class Stage {
  let root = CALayer()
  let tree: LayerTree
  var frame = RenderFrame()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    tree = LayerTree(root: root, scale: 1)
    at(0)
  }

  /// Goes to media time `t`: what is over ends, everything is sampled, the picture is built.
  func at(_ t: CFTimeInterval) {
    MediaTime.frame = t
    tree.endAnimations(at: t)
    tree.commit()
    EndOfTurn.run()
    tree.sample(at: t)
    tree.build(into: &frame)
  }

  func add(_ rect: CGRect, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = rect
    (parent ?? root).addSublayer(layer)
    CATransaction.commit()
    return layer
  }
}

extension CAAnimation {
  /// A linear animation of `keyPath`.
  static func linear(
    _ keyPath: String, from: Any?, to: Any?, duration: CFTimeInterval = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }
}
