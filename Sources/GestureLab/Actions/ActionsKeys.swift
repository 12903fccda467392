import Display

/// Keys by the characters WebDriver has for them.
///
/// Source: documented, W3C WebDriver, section "Keyboard actions".
nonisolated enum ActionsKeys {
  private static let known: [(Character, KeyStroke.Key)] = [
    ("\u{E003}", .backspace), ("\u{E004}", .tab), ("\u{E007}", .return), ("\u{E006}", .return),
    ("\u{E00C}", .escape), ("\u{E00D}", .space), ("\u{E00E}", .pageUp), ("\u{E00F}", .pageDown),
    ("\u{E010}", .end), ("\u{E011}", .home), ("\u{E012}", .left), ("\u{E013}", .up),
    ("\u{E014}", .right), ("\u{E015}", .down), ("\u{E017}", .delete),
  ]

  private static let modifiers: [(Character, KeyModifiers)] = [
    ("\u{E008}", .shift), ("\u{E009}", .control), ("\u{E00A}", .alternate), ("\u{E03D}", .command),
    ("\u{E050}", .shift), ("\u{E051}", .control), ("\u{E052}", .alternate), ("\u{E053}", .command),
  ]

  private static let firstFunction: UInt32 = 0xE031

  static func modifier(_ character: Character) -> KeyModifiers? {
    modifiers.first { $0.0 == character }?.1
  }

  static func key(_ character: Character) -> KeyStroke.Key? {
    if let key = known.first(where: { $0.0 == character })?.1 { return key }
    if character == " " { return .space }
    guard let code = character.unicodeScalars.first?.value else { return nil }
    if (firstFunction..<firstFunction + 12).contains(code) {
      return .function(Int(code - firstFunction) + 1)
    }
    return (0xE000...0xF8FF).contains(code) || code < 0x20 ? nil : .character(character)
  }

  /// Nil for keys WebDriver has no character for.
  static func character(_ key: KeyStroke.Key) -> Character? {
    if let character = known.first(where: { $0.1 == key })?.0 { return character }
    switch key {
    case .character(let character): return character
    case .function(let number) where (1...12).contains(number):
      return Unicode.Scalar(firstFunction + UInt32(number) - 1).map { Character($0) }
    default: return nil
    }
  }

  static func characters(_ held: KeyModifiers) -> [Character] {
    modifiers.prefix(4).filter { held.contains($0.1) }.map(\.0)
  }
}
