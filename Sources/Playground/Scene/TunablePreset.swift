/// Values that belong together, under a name.
public nonisolated struct TunablePreset: Equatable, Sendable {
  public let name: String
  /// Where the values come from.
  public let source: String
  /// By key; a tunable that is not named keeps its default.
  public let values: [String: Double]

  public init(name: String, source: String, values: [String: Double]) {
    self.name = name
    self.source = source
    self.values = values
  }

  /// Whether a person who types this means the preset: in any case, with dashes for blanks if they
  /// like that better, and with or without the "as in" before a name.
  public func answers(to text: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().replacing("-", with: " ") }
    return [plain(text), "as in " + plain(text)].contains(plain(name))
  }
}
