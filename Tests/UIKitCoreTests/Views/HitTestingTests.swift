import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

@Suite struct HitTestingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  let grandchild = UIView(frame: CGRect(x: 80, y: 80, width: 60, height: 60))

  init() {
    root.addSubview(child)
    child.addSubview(grandchild)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `A34 the deepest front view wins, otherwise the view itself`() {
    #expect(hit(140, 140) === grandchild)
    #expect(hit(60, 60) === child)
    #expect(hit(10, 10) === root)
    #expect(hit(300, 10) == nil)
  }

  @Test func `A34 later siblings lie in front`() {
    let front = UIView(frame: child.frame)
    root.addSubview(front)

    #expect(hit(60, 60) === front)
    root.sendSubviewToBack(front)
    #expect(hit(60, 60) === child)
  }

  @Test func `A33 hidden, disabled and clear views take nothing, nor does what is in them`() {
    child.isHidden = true
    #expect(hit(140, 140) === root)
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(hit(140, 140) === root)
    child.isUserInteractionEnabled = true
    child.alpha = 0.009
    #expect(hit(140, 140) === root)
    child.alpha = 0.01
    #expect(hit(140, 140) === grandchild)
  }

  @Test func `A35 what sticks out of its superview is not hit, clipped or not`() {
    child.clipsToBounds = false

    #expect(hit(170, 170) === root)
  }

  @Test func `A36 minimum edges belong to a view, maximum edges do not`() {
    #expect(hit(50, 50) === child)
    #expect(hit(0, 0) === root)
    #expect(hit(200, 100) == nil)
  }

  @Test func `A38 transforms and bounds origins count`() {
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(60, 60) === root)
    #expect(hit(80, 80) === child)
    child.transform = .identity
    child.bounds.origin = CGPoint(x: 0, y: 80)
    #expect(hit(140, 60) === grandchild)
  }

  @Test func `conversions go through transforms there and back`() {
    child.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5)
    let point = CGPoint(x: 13, y: 27)

    let there = grandchild.convert(point, to: root)
    let back = grandchild.convert(there, from: root)

    #expect(abs(back.x - point.x) < 1e-9)
    #expect(abs(back.y - point.y) < 1e-9)
  }

  @Test func `real code's inserts below a stranger or below itself do no harm`() {
    let stranger = UIView()
    let extra = UIView()

    root.insertSubview(extra, belowSubview: stranger)
    root.insertSubview(extra, belowSubview: extra)
    root.insertSubview(child, aboveSubview: child)
    grandchild.addSubview(root)

    #expect(root.subviews.first === extra)
    #expect(root.subviews.count == 2)
    #expect(root.superview == nil)
  }
}
