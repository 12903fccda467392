import Display
import Foundation

extension KeyStroke {
  /// Whether the key puts its characters into a text.
  var typesText: Bool {
    guard isDown, !characters.isEmpty, modifiers.isDisjoint(with: [.control, .command]) else {
      return false
    }
    return characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  /// Whether it is a command of that letter, with Control as here or Command as on a Mac.
  func isCommand(_ letter: Character) -> Bool {
    guard case .character(letter) = key else { return false }
    return !modifiers.isDisjoint(with: [.control, .command])
  }
}
