import Foundation
import Testing

@testable import UIKitCore

@Suite struct ControlTargetTests {
  final class Listener: UIView {
    var calls = 0
    var sender: UIControl?

    func called() { calls += 1 }
    func called(by sender: UIControl) {
      calls += 1
      self.sender = sender
    }
  }

  @Test func `A target's method is called with the sender`() {
    let control = UIControl()
    let listener = Listener()
    control.addTarget(
      listener, action: Selector(Listener.called(by:)), for: .valueChanged)

    control.sendActions(for: .valueChanged)

    #expect(listener.calls == 1)
    #expect(listener.sender === control)
  }

  @Test func `A method may be given as it is`() {
    let control = UIControl()
    let listener = Listener()
    control.addTarget(listener, action: Listener.called(by:), for: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    #expect(listener.sender === control)
  }

  @Test func `Only the events asked for are told`() {
    let control = UIControl()
    let listener = Listener()
    control.addTarget(listener, action: Selector(Listener.called(by:)), for: .touchDown)

    control.sendActions(for: .touchUpInside)

    #expect(listener.calls == 0)
  }

  @Test func `Adding one selector twice calls it once`() {
    let control = UIControl()
    let listener = Listener()
    let selector = Selector(Listener.called(by:))
    control.addTarget(listener, action: selector, for: .touchDown)
    control.addTarget(listener, action: selector, for: [.touchDown, .touchCancel])

    control.sendActions(for: .touchDown)

    #expect(listener.calls == 1)
    #expect(control.allControlEvents == [.touchDown, .touchCancel])
  }

  @Test func `A target is not kept alive`() {
    let control = UIControl()
    weak var weakListener: Listener?
    do {
      let listener = Listener()
      weakListener = listener
      control.addTarget(listener, action: Selector(Listener.called(by:)), for: .touchDown)
    }

    control.sendActions(for: .touchDown)

    #expect(weakListener == nil)
  }

  @Test func `Removing a target for some events leaves the others`() {
    let control = UIControl()
    let listener = Listener()
    control.addTarget(
      listener, action: Selector(Listener.called(by:)), for: [.touchDown, .touchUpInside])

    control.removeTarget(listener, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    let afterRemoved = listener.calls
    control.sendActions(for: .touchUpInside)

    #expect(afterRemoved == 0)
    #expect(listener.calls == 1)
  }

  @Test func `Removing nil and nil removes everybody`() {
    let control = UIControl()
    let listener = Listener()
    control.addTarget(listener, action: Selector(Listener.called(by:)), for: .touchDown)

    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)

    #expect(listener.calls == 0)
  }

  @Test func `Without a target the responder chain is searched`() {
    let listener = Listener()
    let middle = UIView()
    let control = UIControl()
    listener.addSubview(middle)
    middle.addSubview(control)
    control.addTarget(nil, action: Selector(Listener.called(by:)), for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(listener.calls == 1)
  }

  @Test func `An action with a known identifier replaces the old one`() {
    let control = UIControl()
    var heard: [String] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: identifier) { _ in heard.append("old") }, for: .touchDown)
    control.addAction(
      UIAction(identifier: identifier) { _ in heard.append("new") }, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(heard == ["new"])
  }

  @Test func `An action knows its sender while it runs`() {
    let control = UIControl()
    var isSender = false
    let action = UIAction { isSender = $0.sender === control }
    control.addAction(action, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(isSender)
    #expect(action.sender == nil)
  }
}
