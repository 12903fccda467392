public import Playground

/// Finds tunables by what somebody types: every word must be somewhere in what they are called.
public nonisolated struct TunableFilter: Equatable, Sendable {
  private let words: [String]

  public init(_ text: String) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether nothing is asked.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether the tunable is meant. `changed` asks for those that are not at their default.
  public func matches(_ tunable: Tunable, isChanged: Bool) -> Bool {
    let name = "\(tunable.title) \(tunable.key) \(tunable.unit.text)".lowercased()
    return words.allSatisfy { word in
      name.contains(word) || (word == "changed" && isChanged)
        || Self.isSpread(word, in: tunable.key)
    }
  }

  /// Whether the letters come in order, as `shop` for `shadowOpacity`; three at least.
  private static func isSpread(_ word: String, in key: String) -> Bool {
    guard word.count >= 3 else { return false }
    var rest = word[...]
    for letter in key.lowercased() where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
