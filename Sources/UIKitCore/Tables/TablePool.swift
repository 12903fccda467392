import Foundation

/// Cells and headers out of sight, waiting to be shown again.
struct TablePool {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      UIView.performWithoutAnimation {
        cell.becomesFresh()
        cell.prepareForReuse()
      }
      return cell
    }
    guard let type = cellClasses[identifier] else { return nil }
    return RegisteredClass.makeCell(type, identifier: identifier)
  }

  mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let header = headers[identifier]?.popLast() {
      header.prepareForReuse()
      return header
    }
    guard let type = headerClasses[identifier] else { return nil }
    return RegisteredClass.makeHeader(type, identifier: identifier)
  }

  mutating func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier,
      cells[identifier]?.contains(where: { $0 === cell }) != true
    else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func keep(_ view: UIView) {
    guard let header = view as? UITableViewHeaderFooterView,
      let identifier = header.reuseIdentifier,
      headers[identifier]?.contains(where: { $0 === header }) != true
    else { return }
    headers[identifier, default: []].append(header)
  }
}
