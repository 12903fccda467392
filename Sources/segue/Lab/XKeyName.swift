import Display

/// X's numbers for keys.
///
/// Source: documented (X11/keysymdef.h).
enum XKeyName {
  static let escape: UInt = 0xff1b

  /// Nil for keys without one that every keyboard has.
  static func symbol(_ key: KeyStroke.Key) -> UInt? {
    switch key {
    case .escape: return escape
    case .return: return 0xff0d
    case .tab: return 0xff09
    case .space: return 0x20
    case .backspace: return 0xff08
    case .delete: return 0xffff
    case .left: return 0xff51
    case .up: return 0xff52
    case .right: return 0xff53
    case .down: return 0xff54
    case .home: return 0xff50
    case .end: return 0xff57
    case .pageUp: return 0xff55
    case .pageDown: return 0xff56
    case .function(let number): return (1...35).contains(number) ? 0xffbd + UInt(number) : nil
    case .other(let number): return number
    case .character(let character):
      guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
        return nil
      }
      return (0x20...0x7e).contains(scalar.value) || (0xa0...0xff).contains(scalar.value)
        ? UInt(scalar.value) : nil
    }
  }

  static func symbols(_ held: KeyModifiers) -> [UInt] {
    [
      (KeyModifiers.shift, 0xffe1), (.control, 0xffe3), (.alternate, 0xffe9), (.command, 0xffeb),
    ].filter { held.contains($0.0) }.map(\.1)
  }
}
