import UIKit

/// Rows one under the other in a scroll view.
final class RowList: UIScrollView {
  let rows: [PlaceRow]
  /// Stands above the rows and scrolls with them.
  private let header: UIView?
  private let headerHeight: CGFloat

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
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let width = bounds.width
    header?.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: headerHeight + CGFloat(index) * PlaceRow.height, width: width,
        height: PlaceRow.height)
    }
    contentSize = CGSize(
      width: width, height: headerHeight + CGFloat(rows.count) * PlaceRow.height)
    super.layoutSubviews()
  }
}
