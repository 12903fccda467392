import Foundation

/// What an update comes to: where every row was, and where everything will be.
struct TableUpdatePlan {
  let before: TableMetrics
  let after: TableMetrics
  /// From rows before to rows after; rows that go are missing.
  let targets: [RowKey: RowKey]
  /// From rows after to rows before; rows that come are missing.
  let origins: [RowKey: RowKey]
  /// Rows whose cells are asked for again, counted after.
  let reloaded: [RowKey: TableUpdates.Animation]
  let asked: TableUpdates

  /// - Returns: nil when the data source's counts and the updates contradict each other.
  init?(_ asked: TableUpdates, table: UITableView, _ dataSource: any UITableViewDataSource) {
    let old = table.metrics
    let count = max(0, dataSource.numberOfSections(in: table))
    guard let sections = asked.sectionOrigins(before: old.sections.count, after: count) else {
      table.report(.sectionCount(before: old.sections.count, after: count))
      return nil
    }
    var new = TableMetrics(width: old.width)
    new.tableHeader = old.tableHeader
    new.tableFooter = old.tableFooter
    var targets: [RowKey: RowKey] = [:]
    var origins: [RowKey: RowKey] = [:]
    var reloaded: [RowKey: TableUpdates.Animation] = [:]
    for index in 0..<count {
      let rows = max(0, dataSource.tableView(table, numberOfRowsInSection: index))
      var section = table.loadSection(index, rows: rows)
      // A section that is reloaded or new has no rows from before.
      if let source = sections[index], asked.reloadedSections[source] == nil {
        let known = old.sections[source]
        guard
          let sources = asked.rowOrigins(
            section: index, from: source, before: known.rowCount, after: rows)
        else {
          table.report(
            .counts(
              section: index, before: known.rowCount, after: rows,
              inserted: asked.insertedRows.keys.filter { $0.section == index }.count,
              deleted: asked.deletedRows.keys.filter { $0.section == source }.count))
          return nil
        }
        var heights = section.heights
        var isMeasured = section.isMeasured
        for (row, origin) in sources.enumerated() {
          guard let origin, old.contains(origin) else { continue }
          let key = RowKey(index, row)
          origins[key] = origin
          targets[origin] = key
          if let animation = asked.reloadedRows[origin] {
            reloaded[key] = animation
          } else if !isMeasured[row], old.isMeasured(origin) {
            heights[row] = old.rect(of: origin).height
            isMeasured[row] = true
          }
        }
        var kept = TableMetrics.Section(heights: heights, isMeasured: isMeasured)
        (kept.header, kept.footer) = (section.header, section.footer)
        kept.padding = section.padding
        section = kept
      }
      new.append(section)
    }
    before = old
    after = new
    self.targets = targets
    self.origins = origins
    self.reloaded = reloaded
    self.asked = asked
  }

  /// How a row before goes.
  func departure(of key: RowKey) -> TableUpdates.Animation {
    asked.deletedRows[key] ?? asked.deletedSections[key.section]
      ?? asked.reloadedSections[key.section] ?? .fade
  }

  /// How a row after comes.
  func arrival(of key: RowKey) -> TableUpdates.Animation {
    asked.insertedRows[key] ?? asked.insertedSections[key.section] ?? .fade
  }
}
