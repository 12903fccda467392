import Foundation

/// Where everything in a table is: heights of sections and rows, and what adds up from them.
///
/// Units: points, in the table's content.
nonisolated struct TableMetrics {
  struct Section {
    /// Of the section's header; 0 for none.
    var header: CGFloat = 0
    /// Free room above the header.
    var padding: CGFloat = 0
    /// Of the section's footer; 0 for none.
    var footer: CGFloat = 0
    fileprivate(set) var heights: [CGFloat]
    /// Whether a row's height is what its cell asked for, not an estimate.
    fileprivate(set) var isMeasured: [Bool]
    /// Tops of rows from the first row's top, and the end of the last.
    fileprivate(set) var tops: [CGFloat]
    fileprivate(set) var top: CGFloat = 0

    init(heights: [CGFloat], isMeasured: [Bool]) {
      self.heights = heights.map { $0.isFinite && $0 > 0 ? $0 : 0 }
      self.isMeasured = isMeasured
      tops = []
      addUp(from: 0)
    }

    var rowCount: Int { heights.count }

    var height: CGFloat { padding + header + (tops.last ?? 0) + footer }

    var rowsTop: CGFloat { top + padding + header }

    fileprivate mutating func addUp(from row: Int) {
      if row == 0 || tops.count != heights.count + 1 {
        tops = [0]
        tops.reserveCapacity(heights.count + 1)
        for height in heights { tops.append(tops[tops.count - 1] + height) }
        return
      }
      for index in row..<heights.count { tops[index + 1] = tops[index] + heights[index] }
    }
  }

  private(set) var sections: [Section] = []
  /// Of the table's own header view.
  var tableHeader: CGFloat = 0 { didSet { addUp() } }
  /// Of the table's own footer view.
  var tableFooter: CGFloat = 0
  private(set) var width: CGFloat = 0

  init(width: CGFloat = 0) {
    self.width = width
  }

  mutating func append(_ section: Section) {
    var section = section
    section.top = rowsBottom
    sections.append(section)
  }

  mutating func replace(_ index: Int, with section: Section) {
    guard sections.indices.contains(index) else { return }
    sections[index] = section
    addUp()
  }

  /// Every section begins where the one before ends.
  private mutating func addUp() {
    var top = tableHeader
    for index in sections.indices {
      sections[index].top = top
      top += sections[index].height
    }
  }

  var rowsBottom: CGFloat { sections.last.map { $0.top + $0.height } ?? tableHeader }

  var contentHeight: CGFloat { rowsBottom + tableFooter }

  func contains(_ key: RowKey) -> Bool {
    sections.indices.contains(key.section)
      && key.row >= 0 && key.row < sections[key.section].rowCount
  }

  func rect(of key: RowKey) -> CGRect {
    guard contains(key) else { return .zero }
    let section = sections[key.section]
    return CGRect(
      x: 0, y: section.rowsTop + section.tops[key.row], width: width,
      height: section.heights[key.row])
  }

  func rect(ofSection index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    return CGRect(
      x: 0, y: sections[index].top, width: width, height: sections[index].height)
  }

  func rect(ofHeader index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    let section = sections[index]
    return CGRect(x: 0, y: section.top + section.padding, width: width, height: section.header)
  }

  func rect(ofFooter index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    let section = sections[index]
    return CGRect(
      x: 0, y: section.top + section.height - section.footer, width: width,
      height: section.footer)
  }

  /// The section at a height; nil above the first and below the last.
  func section(at y: CGFloat) -> Int? {
    guard y.isFinite, let first = sections.first, y >= first.top, y < rowsBottom else {
      return nil
    }
    var low = 0
    var high = sections.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The row at a height; nil on headers and footers.
  func row(at y: CGFloat) -> RowKey? {
    guard let index = section(at: y) else { return nil }
    let section = sections[index]
    let local = y - section.rowsTop
    guard local >= 0, local < section.tops[section.rowCount] else { return nil }
    return RowKey(index, Self.lastIndex(notAfter: local, in: section.tops))
  }

  /// The first row that ends below `y`.
  func firstRow(endingAfter y: CGFloat) -> RowKey? {
    var index = section(at: y) ?? (y < (sections.first?.top ?? 0) ? 0 : sections.count)
    while index < sections.count {
      let section = sections[index]
      let local = y - section.rowsTop
      if section.rowCount > 0, local < section.tops[section.rowCount] {
        guard local > 0 else { return RowKey(index, 0) }
        return RowKey(index, Self.lastIndex(notAfter: local, in: section.tops))
      }
      index += 1
    }
    return nil
  }

  /// The row after one, in the next section if need be.
  func row(after key: RowKey) -> RowKey? {
    if key.row + 1 < sections[key.section].rowCount { return RowKey(key.section, key.row + 1) }
    var index = key.section + 1
    while index < sections.count {
      if sections[index].rowCount > 0 { return RowKey(index, 0) }
      index += 1
    }
    return nil
  }

  /// Takes a row's true height; rows below move.
  ///
  /// - Returns: how much longer the content has become.
  mutating func measure(_ key: RowKey, as height: CGFloat) -> CGFloat {
    guard contains(key), height.isFinite, height >= 0 else { return 0 }
    let change = height - sections[key.section].heights[key.row]
    sections[key.section].isMeasured[key.row] = true
    guard change != 0 else { return 0 }
    sections[key.section].heights[key.row] = height
    sections[key.section].addUp(from: key.row)
    for index in sections.indices.dropFirst(key.section + 1) { sections[index].top += change }
    return change
  }

  func isMeasured(_ key: RowKey) -> Bool {
    !contains(key) || sections[key.section].isMeasured[key.row]
  }

  private static func lastIndex(notAfter y: CGFloat, in tops: [CGFloat]) -> Int {
    var low = 0
    var high = tops.count - 2
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return max(low, 0)
  }
}
