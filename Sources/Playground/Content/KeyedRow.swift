import UIKit

/// The row of a table that the keys have chosen.
struct KeyedRow {
  var path: IndexPath?

  /// Chooses the row `step` below, or the first at first.
  mutating func move(by step: Int, in table: UITableView) {
    let paths = (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    guard !paths.isEmpty else { return }
    let index = path.flatMap(paths.firstIndex(of:)).map { $0 + step } ?? 0
    let next = paths[min(max(index, 0), paths.count - 1)]
    path = next
    table.selectRow(at: next, animated: false, scrollPosition: .none)
    table.scrollToRow(at: next, at: .none, animated: false)
  }
}
