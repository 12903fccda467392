public import Foundation

extension UITableView {
  /// How rows stand together. Mirrors: `UITableView.Style`.
  public nonisolated enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where in the table a row is scrolled to. Mirrors: `UITableView.ScrollPosition`.
  public nonisolated enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How a row comes and goes. Mirrors: `UITableView.RowAnimation`.
  public nonisolated enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// What separator insets are measured from. Mirrors: `UITableView.SeparatorInsetReference`.
  public nonisolated enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Stands for a length that the table works out itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// What real code has to be told about when it contradicts itself.
  enum Slip {
    case noCell(RowKey)
    case unregistered(String)
    case counts(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
    case sectionCount(before: Int, after: Int)
  }

  func report(_ slip: Slip) {
    let message: String
    let advice: String
    switch slip {
    case .noCell(let key):
      message = "No data source answered for row \(key.row) of section \(key.section)."
      advice = "Return a cell from tableView(_:cellForRowAt:); an empty one is shown instead."
    case .unregistered(let identifier):
      message = "No cell class is registered for the identifier \(identifier)."
      advice = "Call register(_:forCellReuseIdentifier:) first; a plain cell is shown instead."
    case .counts(let section, let before, let after, let inserted, let deleted):
      message =
        "Section \(section) had \(before) rows, \(inserted) were inserted and \(deleted) deleted, "
        + "but the data source now says \(after)."
      advice = "Change the data before or inside the update; the table reloads, a phone would stop."
    case .sectionCount(let before, let after):
      message = "The number of sections went from \(before) to \(after) without matching updates."
      advice = "Insert or delete the sections that changed; the table reloads, a phone would stop."
    }
    Diagnostics.report(Diagnostic(id: "T1", message: message, advice: advice))
  }
}

extension UITableViewCell {
  /// Which views a cell comes with. Mirrors: `UITableViewCell.CellStyle`.
  public nonisolated enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// What a selected cell looks like. Mirrors: `UITableViewCell.SelectionStyle`.
  public nonisolated enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What stands at a cell's end. Mirrors: `UITableViewCell.AccessoryType`.
  public nonisolated enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What a cell lets be done to it while its table is edited.
  ///
  /// Mirrors: `UITableViewCell.EditingStyle`.
  public nonisolated enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// Whether there is a line below a cell. Mirrors: `UITableViewCell.SeparatorStyle`.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}
