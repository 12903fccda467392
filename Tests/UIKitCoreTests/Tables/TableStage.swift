import Foundation
import Simulator

@testable import UIKitCore

/// A table of 44-point rows that fills a phone's screen, and a log of what it asks and tells.
final class TableStage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let world: Simulation
  let table: UITableView
  /// Titles by section.
  var rows: [[String]]
  var headers: [String?] = []
  var heightOfRow: ((IndexPath) -> CGFloat)?
  var estimate: CGFloat = UITableView.automaticDimension
  var onCell: ((UITableViewCell, IndexPath) -> Void)?
  private(set) var log: [String] = []
  private(set) var asked = 0

  init(
    _ rows: [[String]], style: UITableView.Style = .plain, headers: [String?] = [],
    isPainting: Bool = false, scale: CGFloat = 1, cellClass: AnyClass = UITableViewCell.self,
    setUp: (TableStage) -> Void = { _ in }
  ) {
    world = Simulation(scale: scale, isPainting: isPainting)
    world.screen.deviceInsets = .zero
    self.rows = rows
    self.headers = headers
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    super.init(nibName: nil, bundle: nil)
    table.register(cellClass, forCellReuseIdentifier: "row")
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setUp(self)
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    world.show(self)
    log = []
  }

  required init?(coder: NSCoder) { nil }

  static func numbers(_ count: Int, _ prefix: String = "") -> [String] {
    (0..<count).map { "\(prefix)\($0)" }
  }

  func clear() { log = [] }

  /// The titles in sight, from the top.
  var titles: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func title(_ row: Int, _ section: Int = 0) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
  }

  private func note(_ line: String, _ path: IndexPath) {
    log.append("\(line) \(path.section).\(path.row)")
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    onCell?(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightOfRow?(indexPath) ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlight", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willSelect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("select", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }
}

/// A cell as apps write them, which counts how many there are.
final class CountedCell: UITableViewCell {
  static var made = 0
  static var reused = 0
  let badge = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.reused += 1
  }
}
