/// Finds what somebody may have meant.
nonisolated enum NearestWord {
  /// The known word the fewest keystrokes away, unless that is most of the word.
  static func find(_ word: String, in known: [String]) -> String? {
    let word = Array(word.lowercased())
    let nearest =
      known
      .map { (word: $0, distance: distance(word, Array($0.lowercased()))) }
      .min { $0.distance < $1.distance }
    guard let nearest else { return nil }
    let isBeginning = !word.isEmpty && nearest.word.lowercased().hasPrefix(String(word))
    return isBeginning || nearest.distance <= max(2, nearest.word.count / 2) ? nearest.word : nil
  }

  /// Letters to insert, drop or replace.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, otherLetter) in other.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
