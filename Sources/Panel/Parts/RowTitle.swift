/// A tunable's title in two parts: what it is called, and what its numbers mean, which stands in
/// brackets at the end.
nonisolated struct RowTitle: Equatable, Sendable {
  let name: String
  /// Empty where nothing is said of the numbers.
  let note: String

  init(_ title: String) {
    guard title.hasSuffix(")"), let start = title.lastIndex(of: "("), start > title.startIndex
    else {
      name = title
      note = ""
      return
    }
    name = String(title[..<start]).trimmingSuffix(" ")
    note = String(title[title.index(after: start)...].dropLast())
  }
}

extension String {
  /// Without the blanks at its end.
  fileprivate nonisolated func trimmingSuffix(_ character: Character) -> String {
    var rest = self[...]
    while rest.last == character { rest = rest.dropLast() }
    return String(rest)
  }
}
