public import Display
import Foundation

/// A key with those held meanwhile, written as `Escape`, `a` or `Shift+Left`.
public nonisolated struct KeyPress: Equatable, Sendable {
  public var key: KeyStroke.Key
  public var modifiers: KeyModifiers

  public init(key: KeyStroke.Key, modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Nil for what names no key.
  public init?(name: String) {
    var rest = Substring(name)
    var modifiers: KeyModifiers = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), plus != rest.startIndex {
      guard let modifier = Self.modifierNames.first(where: { $0.name == rest[..<plus] }) else {
        return nil
      }
      modifiers.insert(modifier.modifier)
      rest = rest[rest.index(after: plus)...]
    }
    guard let key = Self.key(named: String(rest)) else { return nil }
    self.init(key: key, modifiers: modifiers)
  }

  public var name: String {
    let held = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map { $0.name + "+" }
    return held.joined() + Self.name(of: key)
  }

  /// As the window would tell it.
  func stroke(isDown: Bool, isRepeat: Bool, time: TimeInterval) -> KeyStroke {
    KeyStroke(
      key: key, characters: characters, isDown: isDown, isRepeat: isRepeat, modifiers: modifiers,
      time: time)
  }

  private var characters: String {
    if !modifiers.isDisjoint(with: [.control, .command]) { return "" }
    switch key {
    case .character(let character):
      return modifiers.contains(.shift) ? character.uppercased() : String(character)
    case .space: return " "
    case .return: return "\r"
    case .tab: return "\t"
    default: return ""
    }
  }

  private static let modifierNames: [(name: String, modifier: KeyModifiers)] = [
    ("Shift", .shift), ("Control", .control), ("Alternate", .alternate), ("Command", .command),
  ]

  /// The names of keys that type nothing one could write down.
  static let names: [(name: String, key: KeyStroke.Key)] = [
    ("Escape", .escape), ("Return", .return), ("Tab", .tab), ("Space", .space),
    ("Backspace", .backspace), ("Delete", .delete), ("Left", .left), ("Right", .right),
    ("Up", .up), ("Down", .down), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
    ("PageDown", .pageDown), ("NumberSign", .character("#")),
  ]

  private static func key(named name: String) -> KeyStroke.Key? {
    if let known = names.first(where: { $0.name == name }) { return known.key }
    if name == "Enter" { return .return }
    if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...35).contains(number) {
      return .function(number)
    }
    if name.hasPrefix("Key"), let number = UInt(name.dropFirst(3)) { return .other(number) }
    guard name.count == 1, let character = name.first, !character.isWhitespace else { return nil }
    return .character(character)
  }

  private static func name(of key: KeyStroke.Key) -> String {
    if let known = names.first(where: { $0.key == key }) { return known.name }
    switch key {
    case .character(let character): return String(character)
    case .function(let number): return "F\(number)"
    case .other(let number): return "Key\(number)"
    default: return "Escape"
    }
  }
}
