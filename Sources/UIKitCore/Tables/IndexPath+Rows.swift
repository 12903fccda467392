public import Foundation

/// Mirrors: UIKit's additions to `IndexPath`.
nonisolated extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The first number; 0 for an empty path.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The second number; 0 for a path without one.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The second number; 0 for a path without one.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

/// Where a row is, without the heap that an `IndexPath` may use.
nonisolated struct RowKey: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) {
    self.init(path.section, path.row)
  }

  var path: IndexPath { IndexPath(row: row, section: section) }

  static func < (left: RowKey, right: RowKey) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
