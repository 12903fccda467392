import Foundation
import Geometry
import Simulator

@testable import UIKitCore

/// A page with a box of a hundred points, and an animator.
final class DynamicStage {
  let world = Simulation()
  let page = UIViewController()
  let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  var animator: UIDynamicAnimator

  init() {
    world.show(page)
    page.view.addSubview(box)
    animator = UIDynamicAnimator(referenceView: page.view)
  }

  var turn: CGFloat { atan2(box.transform.b, box.transform.a) }
}
