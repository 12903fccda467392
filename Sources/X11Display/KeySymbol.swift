import Display

/// A key by X's number for its meaning.
///
/// Source: documented (X11/keysymdef.h).
nonisolated struct KeySymbol {
  let rawValue: UInt

  /// What it types; nil for keys that type nothing or a script with old private numbers.
  var character: Character? {
    let code: UInt32
    switch rawValue {
    case 0x20...0x7e, 0xa0...0xff: code = UInt32(rawValue)
    case 0xff80: code = 0x20
    case 0xffaa...0xffaf, 0xffb0...0xffb9: code = UInt32(rawValue - 0xff80)
    case 0xffbd: code = 0x3d
    case 0x20ac: code = 0x20ac
    case 0x0100_0100...0x0110_ffff: code = UInt32(rawValue & 0xff_ffff)
    default: return nil
    }
    return Unicode.Scalar(code).map { Character($0) }
  }

  /// The key in the display's terms; letters without regard to shift.
  var key: KeyStroke.Key {
    switch rawValue {
    case 0xff1b: return .escape
    case 0xff0d, 0xff8d: return .return
    case 0xff09, 0xfe20: return .tab
    case 0x20, 0xff80: return .space
    case 0xff08: return .backspace
    case 0xffff, 0xff9f: return .delete
    case 0xff51, 0xff96: return .left
    case 0xff52, 0xff97: return .up
    case 0xff53, 0xff98: return .right
    case 0xff54, 0xff99: return .down
    case 0xff50, 0xff95: return .home
    case 0xff57, 0xff9c: return .end
    case 0xff55, 0xff9a: return .pageUp
    case 0xff56, 0xff9b: return .pageDown
    case 0xffbe...0xffe0: return .function(Int(rawValue) - 0xffbd)
    default:
      guard let character else { return .other(rawValue) }
      let lower = character.lowercased()
      return .character(lower.count == 1 ? Character(lower) : character)
    }
  }
}
