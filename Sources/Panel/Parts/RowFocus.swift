/// Which of some rows has the keys.
final class RowFocus {
  private let rows: () -> [TunableRow]
  private var index: Int?

  /// - Parameter rows: those in sight, from top to bottom.
  init(_ rows: @escaping () -> [TunableRow]) {
    self.rows = rows
  }

  /// The row that has the keys.
  var row: TunableRow? {
    let rows = rows()
    return index.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }

  /// The keys go to the next row, or the one before.
  func move(by step: Int) {
    let count = rows().count
    guard count > 0 else { return }
    set(index.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1))
  }

  /// The keys go to a row; nil takes them from all.
  func set(_ index: Int?) {
    row?.isFocus = false
    self.index = index
    row?.isFocus = true
  }
}
