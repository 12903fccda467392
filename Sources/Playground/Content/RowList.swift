import UIKit

/// Rows one under the other in a scroll view.
final class RowList: UIScrollView {
  let rows: [PlaceRow]
  /// Stands above the rows and scrolls with them.
  private var header: UIView?
  private var headerHeight: CGFloat
  private let nothing = UILabel("No Results", size: 17, color: .secondaryLabel)

  init(_ rows: [PlaceRow], header: UIView? = nil, headerHeight: CGFloat = 0) {
    self.rows = rows
    self.header = header
    self.headerHeight = headerHeight
    super.init(frame: .zero)
    alwaysBounceVertical = true
    backgroundColor = rows.first?.backgroundColor ?? .systemBackground
    rows.last?.showsLine = false
    if let header { addSubview(header) }
    for row in rows { addSubview(row) }
    nothing.textAlignment = .center
    nothing.isHidden = true
    addSubview(nothing)
  }

  required init?(coder: NSCoder) { nil }

  /// Rows are controls and would keep a touch they have: as a table's rows, they give it up for a drag.
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is PlaceRow || super.touchesShouldCancel(in: view)
  }

  /// Puts something above the rows, or takes it away again.
  func setHeader(_ view: UIView?, height: CGFloat) {
    header?.removeFromSuperview()
    header = view
    headerHeight = height
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// Shows the rows of those places only.
  func show(_ isWanted: (Place) -> Bool) {
    for row in rows {
      row.isHidden = !isWanted(row.place)
      row.showsLine = true
    }
    rows.last { !$0.isHidden }?.showsLine = false
    nothing.isHidden = rows.contains { !$0.isHidden }
    setNeedsLayout()
  }

  // MARK: Keys

  private weak var chosen: PlaceRow?

  /// Chooses the row below the chosen one, or the one above, for Return to open.
  func choose(by step: Int) {
    let shown = rows.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    let index = chosen.flatMap { row in shown.firstIndex { $0 === row } }
    let next = shown[min(max(index.map { $0 + step } ?? 0, 0), shown.count - 1)]
    chosen?.isSelected = false
    next.isSelected = true
    chosen = next
    scrollRectToVisible(next.frame, animated: false)
  }

  /// What Return opens: the row that was chosen, else the first.
  var rowToOpen: PlaceRow? {
    if let chosen, !chosen.isHidden { return chosen }
    return rows.first { !$0.isHidden }
  }

  override func layoutSubviews() {
    let width = bounds.width
    header?.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
    let shown = rows.filter { !$0.isHidden }
    for (index, row) in shown.enumerated() {
      row.frame = CGRect(
        x: 0, y: headerHeight + CGFloat(index) * PlaceRow.height, width: width,
        height: PlaceRow.height)
    }
    contentSize = CGSize(
      width: width, height: headerHeight + CGFloat(shown.count) * PlaceRow.height)
    nothing.frame = CGRect(x: 0, y: headerHeight + 60, width: width, height: 24)
    super.layoutSubviews()
  }
}
