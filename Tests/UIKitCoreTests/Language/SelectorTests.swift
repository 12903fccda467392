import Foundation
import Testing
import UIKitCore

@Suite struct SelectorTests {
  @Test func `a method with a sender is called with it`() {
    let target = Receiver()

    #expect(Selector(Receiver.take(_:)).perform(on: target, with: UIPanGestureRecognizer()))

    #expect(target.heard == ["take UIPanGestureRecognizer"])
  }

  @Test func `methods without a sender, with any, with an event, work too`() {
    let target = Receiver()
    let pan = UIPanGestureRecognizer()

    Selector(Receiver.none).perform(on: target, with: pan)
    Selector(Receiver.any(_:)).perform(on: target, with: pan)
    Selector(Receiver.object(_:)).perform(on: target, with: pan)
    Selector(Receiver.maybe(_:)).perform(on: target, with: pan)
    Selector(Receiver.both(_:_:)).perform(on: target, with: pan, event: 7)

    #expect(target.heard == ["none", "any", "object", "maybe", "both 7"])
  }

  @Test func `a sender of another type is not handed on`() {
    let target = Receiver()

    #expect(!Selector(Receiver.take(_:)).perform(on: target, with: UITapGestureRecognizer()))
    #expect(!Selector(Receiver.take(_:)).perform(on: SelectorTests.other, with: nil))
    #expect(target.heard == [])
  }

  @Test func `copies are equal, and so are equal names`() {
    let one = Selector(Receiver.take(_:))
    let copy = one

    #expect(one == copy)
    #expect(Selector(Receiver.take(_:), name: "take") == Selector(Receiver.take(_:), name: "take"))
    #expect(Selector(Receiver.take(_:), name: "take") != Selector(Receiver.take(_:), name: "x"))
    #expect(Selector(Receiver.take(_:)).canStand(for: one))
    #expect(!Selector(Receiver.none).canStand(for: one))
  }

  @Test func `a recognizer forgets a target by target, by method, or altogether`() {
    let target = Receiver()
    let pan = UIPanGestureRecognizer(target: target, action: Receiver.take)
    pan.addTarget(target, action: Selector(Receiver.none))

    pan.removeTarget(target, action: Selector(Receiver.take(_:)))
    pan.state = .began
    #expect(target.heard == ["none"])
    pan.removeTarget(nil, action: nil)
    pan.state = .ended

    #expect(target.heard == ["none"])
  }

  @Test func `a target is not kept alive`() {
    var target: Receiver? = Receiver()
    weak let watched = target
    let pan = UIPanGestureRecognizer(target: target, action: Selector(Receiver.take(_:)))

    target = nil
    pan.state = .began

    #expect(watched == nil)
  }

  private static let other = UIPanGestureRecognizer()
}

final class Receiver {
  var heard: [String] = []

  func take(_ pan: UIPanGestureRecognizer) { heard.append("take \(type(of: pan))") }
  func none() { heard.append("none") }
  func any(_ sender: Any) { heard.append("any") }
  func object(_ sender: AnyObject?) { heard.append("object") }
  func maybe(_ sender: UIPanGestureRecognizer?) { heard.append("maybe") }
  func both(_ sender: UIGestureRecognizer, _ event: Int) { heard.append("both \(event)") }
}
