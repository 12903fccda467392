import Display
import Testing

@testable import Panel

@Suite struct KeyMapTests {
  private func stroke(
    _ key: KeyStroke.Key, _ modifiers: KeyModifiers = []
  ) -> KeyStroke {
    KeyStroke(key: key, modifiers: modifiers, time: 0)
  }

  @Test func `every command has a key`() {
    let bound = Set(KeyMap.all.map(\.command))

    #expect(PanelCommand.allCases.allSatisfy { bound.contains($0) })
  }

  @Test func `no key means two things`() {
    for (index, one) in KeyMap.all.enumerated() {
      for other in KeyMap.all.dropFirst(index + 1) where one.key == other.key {
        #expect(
          one.control != other.control || (one.shift != nil && one.shift != other.shift),
          "\(one.label) and \(other.label)")
      }
    }
  }

  @Test func `arrows, return and escape are the scene's while no value has the keys`() {
    for key in [KeyStroke.Key.left, .right, .up, .down, .return, .escape, .backspace] {
      #expect(KeyMap.command(for: stroke(key), hasFocus: false) == nil)
      #expect(KeyMap.command(for: stroke(key), hasFocus: true) != nil)
    }
  }

  @Test func `letters count whichever way they are written`() {
    #expect(KeyMap.command(for: stroke(.character("z")), hasFocus: false) == .undo)
    #expect(KeyMap.command(for: stroke(.character("Z"), .shift), hasFocus: false) == .redo)
    #expect(KeyMap.command(for: stroke(.character("Z")), hasFocus: false) == .undo)
    #expect(
      KeyMap.command(for: stroke(.character("z"), [.control, .shift]), hasFocus: false) == .redo)
    #expect(KeyMap.command(for: stroke(.character("?"), .shift), hasFocus: false) == .showKeys)
  }

  @Test func `a key that goes up asks for nothing`() {
    var up = stroke(.character("z"))
    up.isDown = false

    #expect(KeyMap.command(for: up, hasFocus: true) == nil)
  }
}
