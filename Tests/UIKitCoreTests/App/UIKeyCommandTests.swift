import Display
import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIKeyCommandTests {
  @Test func `A page's commands run while nobody else wants the keyboard`() {
    let (world, page) = stage()
    page.keys = [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(Page.close(_:))),
      UIKeyCommand(input: "d", modifierFlags: .command, action: Selector(Page.mark(_:))),
    ]

    world.finger.key(.escape)
    world.finger.key(.character("d"))
    world.finger.key(.character("d"), modifiers: .command)
    world.advance(by: 0.1)

    #expect(page.told == ["close", "mark d"])
  }

  @Test func `Control stands for Command on a desktop, Shift is asked for`() {
    let (world, page) = stage()
    page.keys = [
      UIKeyCommand(
        input: "s", modifierFlags: [.command, .shift], action: Selector(Page.mark(_:)))
    ]

    world.finger.key(.character("s"), modifiers: .control)
    world.finger.key(.character("s"), modifiers: [.control, .shift])
    world.advance(by: 0.1)

    #expect(page.told == ["mark s"])
  }

  @Test func `The nearest in the chain comes first`() {
    let world = Simulation()
    let (outer, inner) = (Page(), Page())
    world.show(outer)
    outer.addChild(inner)
    inner.view.frame = outer.view.bounds
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    for page in [outer, inner] {
      page.keys = [
        UIKeyCommand(
          input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector(Page.mark(_:)))
      ]
    }
    _ = inner.becomeFirstResponder()

    world.finger.key(.up)
    world.advance(by: 0.1)

    #expect(inner.told == ["mark UIKeyInputUpArrow"])
    #expect(outer.told.isEmpty)
  }

  @Test func `Text comes before commands in a field, unless a command wants to be first`() {
    let (world, page) = stage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    let eager = UIKeyCommand(input: "b", modifierFlags: [], action: Selector(Page.mark(_:)))
    eager.wantsPriorityOverSystemBehavior = true
    page.keys = [
      UIKeyCommand(input: "a", modifierFlags: [], action: Selector(Page.mark(_:))), eager,
    ]

    world.finger.type("ab")
    world.advance(by: 0.1)

    #expect(field.text == "a")
    #expect(page.told == ["mark b"])
  }

  @Test func `Commands can be added to a controller and taken away`() {
    let world = Simulation()
    let page = Listener()
    world.show(page)
    let command = UIKeyCommand(
      input: "\r", modifierFlags: [], action: Selector(Listener.go(_:)))
    page.addKeyCommand(command)
    world.finger.key(.return)
    world.advance(by: 0.1)

    page.removeKeyCommand(command)
    world.finger.key(.return)
    world.advance(by: 0.1)

    #expect(page.count == 1)
    #expect(page.keyCommands == nil)
  }

  private func stage() -> (Simulation, Page) {
    let world = Simulation()
    let page = Page()
    world.show(page)
    return (world, page)
  }
}

private final class Page: UIViewController {
  var keys: [UIKeyCommand] = []
  var told: [String] = []

  override var keyCommands: [UIKeyCommand]? { keys }
  override var canBecomeFirstResponder: Bool { true }

  func close(_ command: UIKeyCommand) { told.append("close") }
  func mark(_ command: UIKeyCommand) { told.append("mark \(command.input ?? "")") }
}

private final class Listener: UIViewController {
  var count = 0

  func go(_ command: UIKeyCommand) { count += 1 }
}
