import Foundation

/// What everything in a table is measured for.
struct TableGround: Equatable {
  private var width: CGFloat = 0
  private var left: CGFloat = 0
  private var right: CGFloat = 0
  private var isContentInset = false
  private var scale: CGFloat = 0

  /// Of a table that has never been laid out.
  init() {}

  /// Whether rows wrap as they did, on the same pixels; what covers the sides comes and goes with where
  /// the table is, in mid-transition too.
  func wraps(as other: TableGround) -> Bool { width == other.width && scale == other.scale }

  init(of table: UITableView) {
    width = table.bounds.width
    left = table.safeAreaInsets.left
    right = table.safeAreaInsets.right
    isContentInset = table.insetsContentViewsToSafeArea
    scale = table.traitCollection.displayScale
  }
}
