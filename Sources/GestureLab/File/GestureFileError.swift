/// Why a file is no gesture: where, and what should have stood there.
public nonisolated struct GestureFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name; empty for text that comes from none.
  public var file: String
  /// From 1.
  public let line: Int
  /// From 1, counted in Unicode scalars.
  public let column: Int
  /// What is wrong there and what was expected, in one line.
  public let message: String

  public init(file: String = "", line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  public var description: String {
    (file.isEmpty ? "" : file + ":") + "\(line):\(column): \(message)"
  }

  /// The same, told of a file.
  public func naming(_ file: String) -> GestureFileError {
    var named = self
    named.file = file
    return named
  }

  /// A found word as it can be shown in one line.
  static func quoted(_ text: some StringProtocol) -> String {
    let shown = text.unicodeScalars.prefix(24).map { scalar in
      scalar.properties.generalCategory == .control || scalar.value == 0x2028
        || scalar.value == 0x2029 ? "?" : String(scalar)
    }.joined()
    return "'\(shown)\(text.unicodeScalars.count > 24 ? "…" : "")'"
  }
}
