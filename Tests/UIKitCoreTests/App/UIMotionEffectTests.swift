import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIMotionEffectTests {
  @Test func `An effect goes from its least to its most with the tilt`() {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30

    func value(_ tilt: CGFloat) -> CGFloat? {
      effect.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: tilt, vertical: 0.7))?["center.x"] as? CGFloat
    }

    #expect(value(-1) == -10)
    #expect(value(0) == 10)
    #expect(value(2) == 30)
  }

  @Test func `A view keeps its effects, a group asks all of them`() {
    let (one, other) = (
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis),
      UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    )
    for effect in [one, other] {
      effect.minimumRelativeValue = -1
      effect.maximumRelativeValue = 1
    }
    let group = UIMotionEffectGroup()
    group.motionEffects = [one, other]
    let view = UIView()

    view.addMotionEffect(group)
    view.addMotionEffect(group)
    let kept = view.motionEffects.count
    view.removeMotionEffect(group)

    #expect(kept == 1)
    #expect(view.motionEffects.isEmpty)
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero)?.count == 2)
  }
}
