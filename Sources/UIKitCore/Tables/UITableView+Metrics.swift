import Foundation

/// How large things are: what delegate, properties and style make of it.
extension UITableView {
  /// Of a row whose cell asks for less. Source: documented, the standard row.
  static let leastRow: CGFloat = 44
  /// Source: observed, iOS 15 to 18: a plain header's own height and the room above it.
  private static let plainHeader: CGFloat = 28
  private static let plainPadding: CGFloat = 22
  /// Source: observed: above the first section, between two, and above a title.
  private static let groupTop: CGFloat = 35
  private static let groupGap: CGFloat = 17.5
  private static let groupTitle: CGFloat = 38
  private static let firstGroupTitle: CGFloat = 55.5

  /// Where everything is, asked of the data source when it is not known.
  final var metrics: TableMetrics {
    if let storedMetrics { return storedMetrics }
    let made = loadMetrics()
    storedMetrics = made
    return made
  }

  /// From the content's edge. Source: observed: 20 points on wide phones, else 16.
  final var margin: CGFloat { style != .insetGrouped && bounds.width > 400 ? 20 : 16 }

  /// How far groups are set in.
  final var groupInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width > 400 ? 20 : 16
  }

  final var cellWidth: CGFloat { max(0, bounds.width - 2 * groupInset) }

  final func inset(_ rect: CGRect) -> CGRect {
    CGRect(x: groupInset, y: rect.minY, width: cellWidth, height: rect.height)
  }

  final func frame(ofCellAt key: RowKey) -> CGRect { inset(metrics.rect(of: key)) }

  final func standing(of key: RowKey) -> CellStanding {
    let count =
      metrics.sections.indices.contains(key.section)
      ? metrics.sections[key.section].rowCount : 0
    return CellStanding(
      style: style, isFirst: key.row == 0, isLast: key.row == count - 1,
      isSectionLast: key.section == metrics.sections.count - 1,
      hasSeparator: separatorStyle == .singleLine)
  }

  final func loadMetrics() -> TableMetrics {
    var metrics = TableMetrics(width: bounds.width)
    metrics.tableHeader = tableHeaderView?.frame.height ?? 0
    metrics.tableFooter = tableFooterView?.frame.height ?? 0
    guard let dataSource else { return metrics }
    let count = max(0, dataSource.numberOfSections(in: self))
    for index in 0..<count {
      let rows = max(0, dataSource.tableView(self, numberOfRowsInSection: index))
      metrics.append(loadSection(index, rows: rows))
    }
    return metrics
  }

  final func loadSection(_ index: Int, rows: Int) -> TableMetrics.Section {
    var heights: [CGFloat] = []
    var isMeasured: [Bool] = []
    heights.reserveCapacity(rows)
    isMeasured.reserveCapacity(rows)
    for row in 0..<rows {
      let (height, isTrue) = firstHeight(of: RowKey(index, row))
      heights.append(height)
      isMeasured.append(isTrue)
    }
    var section = TableMetrics.Section(heights: heights, isMeasured: isMeasured)
    section.header = headerHeight(index)
    section.footer = footerHeight(index)
    if style == .plain, section.header > 0 {
      section.padding =
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Self.plainPadding
    }
    return section
  }

  /// What a row counts for before it is seen, and whether that is true.
  final func firstHeight(of key: RowKey) -> (CGFloat, Bool) {
    let path = key.path
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate > 0 { return (estimate, false) }
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? (height, true) : (Self.leastRow, false)
  }

  private func headerHeight(_ index: Int) -> CGFloat {
    let asked =
      tableDelegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    if asked > 0 || (asked == 0 && style == .plain) { return asked }
    guard let view = headers[index] ?? makeHeader(index) else {
      guard style != .plain else { return 0 }
      return index == 0 ? Self.groupTop : onPixel(Self.groupGap)
    }
    if headers[index] == nil { pool.keep(view) }
    if let header = view as? UITableViewHeaderFooterView, header.title != nil {
      guard style != .plain else { return Self.plainHeader }
      // Rows whose edges lie between pixels blur, and more so the one that is drawn later.
      return index == 0 ? onPixel(Self.firstGroupTitle) : Self.groupTitle
    }
    return ownHeight(of: view)
  }

  private func footerHeight(_ index: Int) -> CGFloat {
    let asked =
      tableDelegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
    if asked > 0 || (asked == 0 && style == .plain) { return asked }
    guard let view = footers[index] ?? makeFooter(index) else {
      return style == .plain ? 0 : onPixel(Self.groupGap)
    }
    if footers[index] == nil { pool.keep(view) }
    if let footer = view as? UITableViewHeaderFooterView, footer.title != nil {
      return onPixel(footer.fittingHeight(width: cellWidth))
    }
    return ownHeight(of: view)
  }

  /// What a view says of itself: its fitting size, else the size it was made with.
  private func ownHeight(of view: UIView) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 && size.height.isFinite ? size.height : Self.plainHeader
  }
}

/// Where among its neighbours a cell stands, and so what it looks like.
nonisolated struct CellStanding: Equatable, Sendable {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  var isSectionLast = false
  var hasSeparator = true
}
