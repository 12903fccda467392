import Foundation

/// What was asked of a table between `beginUpdates` and `endUpdates`.
///
/// Deletions, reloads and the sources of moves count rows as before, insertions and the targets of
/// moves as after, whatever order they were asked for in.
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation

  var deletedRows: [RowKey: Animation] = [:]
  var insertedRows: [RowKey: Animation] = [:]
  var reloadedRows: [RowKey: Animation] = [:]
  var movedRows: [RowKey: RowKey] = [:]
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// For each section after, the one before that it continues; nil for a new one.
  func sectionOrigins(before: Int, after: Int) -> [Int?]? {
    var origins = [Int?](repeating: nil, count: after)
    var isTaken = [Bool](repeating: false, count: after)
    for (old, new) in movedSections {
      guard new >= 0, new < after, old >= 0, old < before else { return nil }
      origins[new] = old
      isTaken[new] = true
    }
    for new in insertedSections.keys {
      guard new >= 0, new < after else { return nil }
      isTaken[new] = true
    }
    let left = (0..<before).filter { deletedSections[$0] == nil && movedSections[$0] == nil }
    let free = (0..<after).filter { !isTaken[$0] }
    guard left.count == free.count else { return nil }
    for (old, new) in zip(left, free) { origins[new] = old }
    return origins
  }

  /// For each row after of a section, the row before that it continues; nil for a new one.
  ///
  /// - Returns: nil when the counts do not add up.
  func rowOrigins(section: Int, from old: Int, before: Int, after: Int) -> [RowKey?]? {
    var origins = [RowKey?](repeating: nil, count: after)
    var isTaken = [Bool](repeating: false, count: after)
    for (source, target) in movedRows where target.section == section {
      guard target.row >= 0, target.row < after else { return nil }
      origins[target.row] = source
      isTaken[target.row] = true
    }
    for key in insertedRows.keys where key.section == section {
      guard key.row >= 0, key.row < after else { return nil }
      isTaken[key.row] = true
    }
    let left = (0..<before).map { RowKey(old, $0) }
      .filter { deletedRows[$0] == nil && movedRows[$0] == nil }
    let free = (0..<after).filter { !isTaken[$0] }
    guard left.count == free.count else { return nil }
    for (source, row) in zip(left, free) { origins[row] = source }
    return origins
  }
}
