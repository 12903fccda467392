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

  @Test func `Signs are typed with Shift or without, as the keyboard has them`() {
    let (world, page) = stage()
    page.keys = [
      UIKeyCommand(input: "?", modifierFlags: [], action: Selector(Page.mark(_:))),
      UIKeyCommand(input: "+", modifierFlags: .command, action: Selector(Page.mark(_:))),
      UIKeyCommand(input: "!", modifierFlags: .shift, action: Selector(Page.mark(_:))),
      UIKeyCommand(input: "\t", modifierFlags: [], action: Selector(Page.close(_:))),
    ]

    world.finger.key(.character("?"), modifiers: .shift)
    world.finger.key(.character("+"), modifiers: [.command, .shift])
    world.finger.key(.character("!"), modifiers: .shift)
    let typed = page.told
    world.finger.key(.character("?"), modifiers: [.command, .shift])
    world.finger.key(.character("!"))
    world.finger.key(.tab, modifiers: .shift)
    world.advance(by: 0.1)

    #expect(typed == ["mark ?", "mark +", "mark !"])
    #expect(page.told == typed)
  }

  @Test func `A key that ran a command is told neither down nor up, others are told both`() {
    let (world, page) = stage()
    page.keys = [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(Page.close(_:)))
    ]

    world.finger.key(.escape)
    world.finger.key(.character("x"))
    world.advance(by: 0.1)

    #expect(page.told == ["close"])
    #expect(page.pressed == ["down x", "up x"])
  }

  @Test func `Commands are asked for once for a key that none waits for`() {
    let (world, page) = stage()
    _ = page.becomeFirstResponder()
    page.asked = 0

    world.finger.key(.character("x"))
    world.advance(by: 0.1)

    #expect(page.asked == 1)
  }

  @Test func `A swallowed sign that comes up after Shift is still the same key`() {
    var keys = HeldKeys()
    keys.swallow(.character("?"))
    keys.tell(.character("a"))

    let told = ["a", "/", "/"].map { (key: Character) in keys.letGo(.character(key)) }

    #expect(told == [true, false, true])
  }

  @Test func `A key that runs a command only when it repeats itself is let go for the responder`() {
    var keys = HeldKeys()
    keys.tell(.escape)
    keys.swallow(.escape)
    keys.swallow(.delete)
    keys.tell(.delete)

    let told = [.escape, .delete].map { (key: KeyStroke.Key) in keys.letGo(key) }

    #expect(told == [true, true])
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
  var pressed: [String] = []
  var asked = 0

  override var keyCommands: [UIKeyCommand]? {
    asked += 1
    return keys
  }
  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed += presses.map { "down \($0.name)" }
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed += presses.map { "up \($0.name)" }
    super.pressesEnded(presses, with: event)
  }

  func close(_ command: UIKeyCommand) { told.append("close") }
  func mark(_ command: UIKeyCommand) { told.append("mark \(command.input ?? "")") }
}

extension UIPress {
  fileprivate var name: String {
    guard case .character(let character)? = key?.stroke.key else { return "other" }
    return String(character)
  }
}

private final class Listener: UIViewController {
  var count = 0

  func go(_ command: UIKeyCommand) { count += 1 }
}
