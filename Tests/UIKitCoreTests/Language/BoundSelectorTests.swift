import Foundation
import Simulator
import Testing
import UIKitCore

@Suite struct BoundSelectorTests {
  @Test func `a method named inside its class is called, with and without a sender`() {
    let owner = Owner()

    owner.selectors.forEach { $0.perform(on: owner, with: UITapGestureRecognizer(), event: 3) }

    #expect(owner.heard == ["none", "tap UITapGestureRecognizer", "both 3"])
  }

  @Test func `the object is not kept alive, and is called no more when it is gone`() {
    var owner: Owner? = Owner()
    weak let watched = owner
    let pan = UIPanGestureRecognizer()
    owner?.listen(to: pan)
    pan.state = .began
    let heard = owner?.heard

    owner = nil
    pan.state = .changed

    #expect(heard == ["none"])
    #expect(watched == nil)
  }

  @Test func `an object outlives its selectors`() {
    let owner = Owner()

    for _ in 0..<100 { _ = owner.selectors }

    #expect(owner.heard.isEmpty)
    owner.selectors[0].perform(on: owner)
    #expect(owner.heard == ["none"])
  }

  @Test func `a method of one object is not called on another`() {
    let owner = Owner()

    #expect(!owner.selectors[0].perform(on: Owner()))
    #expect(!owner.selectors[0].isUnderstood(by: Owner()))
    #expect(owner.heard.isEmpty)
  }

  @Test func `a target is found again by its method named either way, also from a base class`() {
    let owner = DerivedOwner()
    let pan = UIPanGestureRecognizer()
    pan.addTarget(owner, action: Selector(Owner.tap(_:)))

    pan.removeTarget(owner, action: owner.selectors[1])
    pan.state = .began

    #expect(owner.heard.isEmpty)
  }

  @Test func `what a method returns is dropped, and a flag is set by any sender`() {
    let view = UITextFieldStand()

    #expect(Selector(UITextFieldStand.finish(_:)).perform(on: view, with: UIButton()))
    #expect(view.forced == true)
  }

  @Test func `a closure over more than one object is reported and keeps them`() {
    var reports: [String] = []
    Diagnostics.onReport = { reports.append($0.id) }
    defer { Diagnostics.onReport = nil }
    let (one, other) = (Owner(), Owner())

    let selector = Selector { (_: UIView) in
      one.heard.append("one")
      other.heard.append("other")
    }
    selector.perform(on: one, with: UIView())

    #expect(reports == ["S1"])
    #expect(one.heard == ["one"])
  }
}

class Owner: NSObject {
  var heard: [String] = []
  var selectors: [Selector] { [Selector(none), Selector(tap(_:)), Selector(self.both)] }

  func listen(to recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: Selector(none))
  }

  private func none() { heard.append("none") }
  fileprivate func tap(_ sender: UIGestureRecognizer) { heard.append("tap \(type(of: sender))") }
  private func both(_ sender: Any, _ event: Int) { heard.append("both \(event)") }
}

final class DerivedOwner: Owner {}

private final class UITextFieldStand: UIView {
  var forced: Bool?

  func finish(_ force: Bool) -> Bool {
    forced = force
    return true
  }
}
