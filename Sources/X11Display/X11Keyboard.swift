import CX11
import Display
import Foundation

/// Turns the server's key events into strokes.
struct X11Keyboard {
  /// Keycodes held, for telling a repeat from a press.
  private var held: Set<UInt32> = []
  let text: X11TextInput

  /// Has the server repeat presses without inventing releases between them.
  init(connection: X11Connection, window: Window) {
    text = X11TextInput(connection: connection, window: window)
    held.reserveCapacity(16)
    XkbSetDetectableAutoRepeat(connection.display, 1, nil)
  }

  /// The stroke of one event; nil for a release without a press.
  mutating func stroke(
    _ event: UnsafeMutablePointer<XKeyEvent>, isDown: Bool, time: TimeInterval
  ) -> KeyStroke? {
    let code = event.pointee.keycode
    var isRepeat = false
    // What an input method has composed comes as a press of no key.
    if isDown, code == 0 {
      guard let typed = text.lookUp(event)?.text, !typed.isEmpty else { return nil }
      return KeyStroke(key: .other(0), characters: typed, time: time)
    }
    if isDown {
      isRepeat = !held.insert(code).inserted
    } else if held.remove(code) == nil {
      return nil
    }
    var raw: KeySym = 0
    XLookupString(event, nil, 0, &raw, nil)
    let symbol = KeySymbol(rawValue: raw)
    let modifiers = KeyModifiers(state: event.pointee.state)
    let types = modifiers.isDisjoint(with: [.control, .command])
    var characters = types ? symbol.character.map { String($0) } ?? "" : ""
    // Only the press is looked up: the release of a composed letter types nothing.
    if types, isDown, let found = text.lookUp(event) { characters = found.text.typedText }
    return KeyStroke(
      key: symbol.key, characters: characters, isDown: isDown, isRepeat: isRepeat,
      modifiers: modifiers, time: time)
  }

  /// Forgets what is held: its releases will go elsewhere.
  mutating func forget() {
    held.removeAll(keepingCapacity: true)
  }
}

extension String {
  /// Without the control characters that X gives for Return, Escape and the like.
  fileprivate var typedText: String {
    unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? "" : self
  }
}

extension KeyModifiers {
  /// From the state of a core event. Source: documented (X11/X.h); 1 is Alt and 4 the logo key on
  /// every keyboard map in use.
  nonisolated init(state: UInt32) {
    self = []
    if state & UInt32(ShiftMask) != 0 { insert(.shift) }
    if state & UInt32(ControlMask) != 0 { insert(.control) }
    if state & UInt32(Mod1Mask) != 0 { insert(.alternate) }
    if state & UInt32(Mod4Mask) != 0 { insert(.command) }
  }
}
