import Foundation
import QuartzCore

/// Headers and footers: made when they come in sight, held at the top in a plain table.
extension UITableView {
  final func placeHeaders() {
    let metrics = metrics
    guard !metrics.sections.isEmpty else { return retireHeaders() }
    let low = metrics.section(at: bounds.minY) ?? (bounds.minY < metrics.rowsBottom ? 0 : nil)
    let high = metrics.section(at: bounds.maxY) ?? metrics.sections.count - 1
    guard let low, low <= high else { return retireHeaders() }
    for index in headers.keys where index < low || index > high { retireHeader(index) }
    for index in footers.keys where index < low || index > high { retireFooter(index) }
    for index in low...high {
      let section = metrics.sections[index]
      if section.header > 0, let view = header(of: index) {
        view.frame = heldFrame(ofHeader: index)
      }
      if section.footer > 0, let view = footer(of: index) {
        view.frame = inset(metrics.rect(ofFooter: index))
      }
    }
  }

  /// A plain table's header stays at the top while its section is seen.
  private func heldFrame(ofHeader index: Int) -> CGRect {
    var frame = inset(metrics.rect(ofHeader: index))
    guard style == .plain else { return frame }
    let section = metrics.rect(ofSection: index)
    let top = bounds.minY + adjustedContentInset.top
    let isHeld = top > frame.minY
    if isHeld { frame.origin.y = min(top, section.maxY - frame.height) }
    (headers[index] as? UITableViewHeaderFooterView)?.isHeld = isHeld
    return frame
  }

  private func header(of index: Int) -> UIView? {
    if let view = headers[index] { return view }
    guard let view = makeHeader(index) else { return nil }
    headers[index] = view
    UIView.performWithoutAnimation { addSubview(view) }
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
    return view
  }

  private func footer(of index: Int) -> UIView? {
    if let view = footers[index] { return view }
    guard let view = makeFooter(index) else { return nil }
    footers[index] = view
    UIView.performWithoutAnimation { addSubview(view) }
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: index)
    return view
  }

  final func makeHeader(_ index: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: index) {
      (view as? UITableViewHeaderFooterView)?.look = .header(style)
      return view
    }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: index) else {
      return nil
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.look = .header(style)
    view.title = title
    return view
  }

  final func makeFooter(_ index: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: index) {
      (view as? UITableViewHeaderFooterView)?.look = .footer(style)
      return view
    }
    guard let title = dataSource?.tableView(self, titleForFooterInSection: index) else {
      return nil
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.look = .footer(style)
    view.title = title
    return view
  }

  final func retireHeaders() {
    for index in headers.keys { retireHeader(index) }
    for index in footers.keys { retireFooter(index) }
  }

  private func retireHeader(_ index: Int) {
    guard let view = headers.removeValue(forKey: index) else { return }
    view.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
    pool.keep(view)
  }

  private func retireFooter(_ index: Int) {
    guard let view = footers.removeValue(forKey: index) else { return }
    view.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
    pool.keep(view)
  }
}
