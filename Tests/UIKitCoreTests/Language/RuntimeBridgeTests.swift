import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing
import UIKitCore

@Suite struct RuntimeBridgeTests {
  @Test func `an associated value is found under its key and goes with its object`() {
    var owner: UIView? = UIView()
    var value: NSObject? = NSObject()
    weak let watched = value
    var (first, second) = (0, 0)
    withUnsafePointer(to: &first) { first in
      withUnsafePointer(to: &second) { second in
        objc_setAssociatedObject(owner!, first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner!, second, 7, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        value = nil

        #expect(objc_getAssociatedObject(owner!, first) as? NSObject === watched)
        #expect(objc_getAssociatedObject(owner!, second) as? Int == 7)
        objc_setAssociatedObject(owner!, second, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner!, second) == nil)
        #expect(objc_getAssociatedObject(UIView(), first) == nil)
      }
    }

    owner = nil

    #expect(watched == nil)
  }

  @Test func `an assigned association does not keep its value`() {
    let owner = NSObject()
    var value: NSObject? = NSObject()
    var key = 0
    withUnsafePointer(to: &key) { key in
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
      value = nil

      #expect(objc_getAssociatedObject(owner, key) == nil)
    }
  }

  @Test func `geometry goes into values and comes out, and animations take it`() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let solid = CATransform3DMakeRotation(1, 0, 1, 0)

    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    #expect(NSValue(caTransform3D: solid).caTransform3DValue == solid)
    #expect(NSNumber(value: 3).geometry == nil)
    #expect(
      AnimationValue(any: NSValue(cgPoint: CGPoint(x: 1, y: 2))) == .point(CGPoint(x: 1, y: 2)))
  }

  @Test func `geometry is written as text and read again`() {
    let rect = CGRect(x: 1.5, y: -2, width: 30, height: 40)

    #expect(NSStringFromCGRect(rect) == "{{1.5, -2}, {30, 40}}")
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    #expect(CGPointFromString("{3, 4}") == CGPoint(x: 3, y: 4))
    #expect(CGSizeFromString("nonsense") == .zero)
    #expect(CGRectFromString("{{nan, 1}, {2, 3}}") == .zero)
  }

  @Test func `a view is backed by the layer its class names`() {
    #expect(GradientHost().layer is ProbeLayer)
    #expect((GradientHost().layer as? ProbeLayer)?.made == "init")
  }

  @Test func `calls are put off on the frame clock, and taken back`() {
    let world = Simulation()
    let target = Owner()

    target.perform(target.selectors[0], with: nil, afterDelay: 0.5)
    target.perform(target.selectors[1], with: UIPanGestureRecognizer(), afterDelay: 0.2)
    target.perform(target.selectors[0], with: nil, afterDelay: 2)
    world.advance(by: 0.3)
    let early = target.heard
    world.advance(by: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    world.advance(by: 3)

    #expect(early == ["tap UIPanGestureRecognizer"])
    #expect(target.heard == ["tap UIPanGestureRecognizer", "none"])
  }

  @Test func `one delayed call is taken back by its method and argument`() {
    let world = Simulation()
    let target = Owner()
    let pan = UIPanGestureRecognizer()
    target.perform(target.selectors[0], with: nil, afterDelay: 0.2)
    target.perform(target.selectors[1], with: pan, afterDelay: 0.2)

    NSObject.cancelPreviousPerformRequests(
      withTarget: target, selector: target.selectors[1], object: pan)
    world.advance(by: 1)

    #expect(target.heard == ["none"])
  }

  @Test func `a notification's observer is found by itself and not kept alive`() {
    let center = NotificationCenter()
    var listener: NoteListener? = NoteListener()
    weak let watched = listener
    center.addObserver(
      listener!, selector: Selector(NoteListener.hear(_:)), name: .init("a"), object: nil)
    center.post(name: .init("a"), object: nil)
    center.post(name: .init("b"), object: nil)
    let heard = listener?.heard
    center.removeObserver(listener!)
    center.post(name: .init("a"), object: nil)
    let after = listener?.heard

    listener = nil

    #expect(heard == ["a"])
    #expect(after == ["a"])
    #expect(watched == nil)
  }

  @Test func `a timer calls its target with itself`() {
    let target = NoteListener()
    let timer = Timer(
      timeInterval: 60, target: target, selector: Selector(NoteListener.tick(_:)), userInfo: nil,
      repeats: false)

    timer.fire()

    #expect(target.heard == ["tick"])
  }

  @Test func `a display link calls its target every picture and lets go of it`() {
    let world = Simulation()
    var target: NoteListener? = NoteListener()
    weak let watched = target
    let link = CADisplayLink(target: target!, selector: Selector(NoteListener.frame(_:)))
    link.add(to: .main, forMode: .tracking)

    world.advance(by: 0.1)
    let count = target?.heard.count
    link.invalidate()
    target = nil

    #expect(count == 6)
    #expect(watched == nil)
  }
}

private final class ProbeLayer: CALayer {
  var made = ""

  override init() {
    super.init()
    made = "init"
  }

  required init?(coder: NSCoder) { nil }
}

private final class GradientHost: UIView {
  override class var layerClass: AnyClass { ProbeLayer.self }
}

private final class NoteListener: NSObject {
  var heard: [String] = []

  func hear(_ note: Notification) { heard.append(note.name.rawValue) }
  func tick(_ timer: Timer) { heard.append("tick") }
  func frame(_ link: CADisplayLink) { heard.append("frame") }
}
