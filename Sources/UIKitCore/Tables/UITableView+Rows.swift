public import Foundation

/// Which row is where.
extension UITableView {
  public final var numberOfSections: Int { metrics.sections.count }

  public final func numberOfRows(inSection section: Int) -> Int {
    let sections = metrics.sections
    return sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  public final func rect(forSection section: Int) -> CGRect { metrics.rect(ofSection: section) }

  public final func rectForHeader(inSection section: Int) -> CGRect {
    metrics.rect(ofHeader: section)
  }

  public final func rectForFooter(inSection section: Int) -> CGRect {
    metrics.rect(ofFooter: section)
  }

  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    metrics.rect(of: RowKey(indexPath))
  }

  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < max(bounds.width, 0) else { return nil }
    return metrics.row(at: point.y)?.path
  }

  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key.path
  }

  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    var found: [IndexPath] = []
    var key = metrics.firstRow(endingAfter: rect.minY)
    while let current = key, metrics.rect(of: current).minY < rect.maxY {
      found.append(current.path)
      key = metrics.row(after: current)
    }
    return found
  }

  /// The row's cell if it is in sight.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    tileIfNeeded()
    return cells[RowKey(indexPath)]
  }

  /// The cells in sight, from the top.
  public final var visibleCells: [UITableViewCell] {
    tileIfNeeded()
    return cells.keys.sorted().filter(isInSight).compactMap { cells[$0] }
  }

  public final var indexPathsForVisibleRows: [IndexPath]? {
    tileIfNeeded()
    return cells.keys.sorted().filter(isInSight).map(\.path)
  }

  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls until the row is where it is wanted; `.none` scrolls as little as shows it.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let key = RowKey(indexPath)
    guard metrics.contains(key) else { return }
    tileIfNeeded()
    updateContentSize()
    if !animated {
      // Rows on the way may turn out higher than thought; each round comes nearer.
      for _ in 0..<4 {
        let target = offset(for: key, scrollPosition)
        guard target != contentOffset else { return }
        setContentOffset(target, animated: false)
        tile()
      }
      return
    }
    setContentOffset(offset(for: key, scrollPosition), animated: true)
  }

  public final func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let key = selectedKeys.first else { return }
    scrollToRow(at: key.path, at: scrollPosition, animated: animated)
  }

  private func offset(for key: RowKey, _ position: ScrollPosition) -> CGPoint {
    var row = metrics.rect(of: key)
    // A plain table's held header covers the top.
    let held = style == .plain ? metrics.sections[key.section].header : 0
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none:
      row.origin.y -= held
      row.size.height += held
      return offset(showing: row)
    case .top: y = row.minY - inset.top - held
    case .middle: y = row.midY - inset.top - room / 2
    case .bottom: y = row.maxY - inset.top - room
    }
    return CGPoint(x: contentOffset.x, y: CGFloat(vertical.clamped(Double(y))))
  }

  private func tileIfNeeded() {
    if storedMetrics == nil || tiled == nil { tile() }
  }

  private func isInSight(_ key: RowKey) -> Bool {
    let rect = metrics.rect(of: key)
    return rect.maxY > bounds.minY && rect.minY < bounds.maxY
  }
}
