import Foundation
import QuartzCore

/// Gives cells to the rows in sight and takes them from the others.
extension UITableView {
  final func setNeedsReload() {
    guard storedMetrics != nil || !cells.isEmpty else { return setNeedsLayout() }
    reloadData()
  }

  /// Where things are has changed.
  final func setNeedsTiling() {
    tiled = nil
    setNeedsLayout()
  }

  final func tile() {
    guard !isTiling, updateDepth == 0 else { return }
    isTiling = true
    defer { isTiling = false }
    let ground = TableGround(of: self)
    if tiledGround != ground {
      let wrapsAnew = !ground.wraps(as: tiledGround)
      tiledGround = ground
      groundChanged(wrapsAnew: wrapsAnew)
    }
    placeSurroundings()
    fillRows()
    updateContentSize()
    placeHeaders()
    if let backgroundView {
      backgroundView.frame = bounds
      if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
  }

  /// - Parameter wrapsAnew: what cells asked for at another width, or on other pixels, counts no more.
  private func groundChanged(wrapsAnew: Bool) {
    guard storedMetrics != nil else { return }
    if wrapsAnew { storedMetrics = nil }
    tiled = nil
    for (key, cell) in cells {
      cell.frame = frame(ofCellAt: key)
      cell.setNeedsLayout()
    }
    for view in headers.values { view.setNeedsLayout() }
    for view in footers.values { view.setNeedsLayout() }
  }

  private func placeSurroundings() {
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    var metrics = metrics
    let header = tableHeaderView?.frame.height ?? 0
    let footer = tableFooterView?.frame.height ?? 0
    if metrics.tableHeader != header || metrics.tableFooter != footer {
      metrics.tableHeader = header
      metrics.tableFooter = footer
      storedMetrics = metrics
      tiled = nil
    }
  }

  private func fillRows() {
    guard dataSource != nil, bounds.height > 0, bounds.width > 0 else { return }
    var first = metrics.firstRow(endingAfter: bounds.minY)
    var key = first
    var last: RowKey?
    var rounds = 0
    while let current = key, metrics.rect(of: current).minY < bounds.maxY, rounds < 10_000 {
      rounds += 1
      let isNew = cells[current] == nil
      let cell = cells[current] ?? makeCell(for: current)
      measure(current, cell)
      // A row that turned out shorter than thought may have left the first place to the next.
      if isNew || tiled == nil { place(cell, at: current) }
      last = current
      key = metrics.row(after: current)
    }
    if first == nil || last == nil { first = nil }
    let range = first.flatMap { first in last.map { first...max(first, $0) } }
    guard range != tiled else { return }
    tiled = range
    for key in cells.keys where range?.contains(key) != true { retire(key) }
  }

  /// Asks for a row's true height once its cell is there.
  private func measure(_ key: RowKey, _ cell: UITableViewCell) {
    guard !metrics.isMeasured(key) else { return }
    let asked = tableDelegate?.tableView(self, heightForRowAt: key.path) ?? rowHeight
    let height = asked >= 0 ? asked : fittingHeight(of: cell)
    let top = metrics.rect(of: key).minY
    let change = storedMetrics?.measure(key, as: height) ?? 0
    guard change != 0 else { return }
    tiled = nil
    // Above the top edge a row grows upwards: what is seen stays where it is.
    if top < bounds.minY, bounds.minY > -adjustedContentInset.top { shiftContent(by: change) }
    for (other, cell) in cells where other > key { place(cell, at: other) }
  }

  final func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    UIView.performWithoutAnimation {
      cell.bounds.size.width = cellWidth
      cell.layoutIfNeeded()
    }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return onPixel(size.height.isFinite && size.height > 0 ? size.height : Self.leastRow)
  }

  /// Moves the content under a finger or a throw without stopping either.
  private func shiftContent(by distance: CGFloat) {
    drag.raw.y += distance
    motion?.shift(by: CGPoint(x: 0, y: distance))
    bounds.origin.y += distance
  }

  final func makeCell(for key: RowKey) -> UITableViewCell {
    let cell: UITableViewCell
    if let made = dataSource?.tableView(self, cellForRowAt: key.path) {
      cell = made
    } else {
      report(.noCell(key))
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    // One cell given for two rows stands in the last one only.
    for (other, shown) in cells where shown === cell { cells[other] = nil }
    cells[key] = cell
    UIView.performWithoutAnimation {
      cell.table = self
      cell.indentationLevel =
        tableDelegate?.tableView(self, indentationLevelForRowAt: key.path) ?? 0
      cell.standing = standing(of: key)
      cell.setSelected(selectedKeys.contains(key), animated: false)
      cell.setHighlighted(highlightedKey == key, animated: false)
      cell.frame = frame(ofCellAt: key)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: key.path)
    return cell
  }

  private func place(_ cell: UITableViewCell, at key: RowKey) {
    let frame = frame(ofCellAt: key)
    cell.standing = standing(of: key)
    if cell.frame != frame { cell.frame = frame }
  }

  /// Takes the row's cell away and keeps it for another row.
  final func retire(_ key: RowKey) {
    guard let cell = cells.removeValue(forKey: key) else { return }
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
    pool.keep(cell)
  }

  final func updateContentSize() {
    let metrics = metrics
    let size = CGSize(width: bounds.width, height: metrics.contentHeight)
    if contentSize != size { contentSize = size }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: metrics.rowsBottom, width: bounds.width, height: tableFooterView.frame.height)
    }
  }

  /// Something that all cells show alike has changed.
  final func refreshCells() {
    for (key, cell) in cells {
      cell.standing = standing(of: key)
      cell.setNeedsLayout()
    }
  }
}
