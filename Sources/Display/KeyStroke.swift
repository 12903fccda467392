public import Foundation

/// A key going down or up.
public nonisolated struct KeyStroke: Equatable, Sendable {
  /// The key by its meaning, not by its place on the keyboard.
  public enum Key: Equatable, Hashable, Sendable {
    case character(Character)
    case escape, `return`, tab, space, backspace, delete
    case left, right, up, down, home, end, pageUp, pageDown
    case function(Int)
    case other(UInt)
  }

  public var key: Key
  /// The text the key types with its modifiers; empty for keys that type nothing.
  public var characters: String
  public var isDown: Bool
  public var isRepeat: Bool
  public var modifiers: KeyModifiers
  public var time: TimeInterval

  public init(
    key: Key, characters: String = "", isDown: Bool = true, isRepeat: Bool = false,
    modifiers: KeyModifiers = [], time: TimeInterval
  ) {
    self.key = key
    self.characters = characters
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.modifiers = modifiers
    self.time = time
  }
}

/// Keys held while something else happened.
public nonisolated struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alternate = KeyModifiers(rawValue: 4)
  public static let command = KeyModifiers(rawValue: 8)
}
