public import Foundation
import QuartzCore

/// Highlight under the finger, selection after it.
extension UITableView {
  public final var indexPathForSelectedRow: IndexPath? { selectedKeys.first?.path }

  public final var indexPathsForSelectedRows: [IndexPath]? {
    selectedKeys.isEmpty ? nil : selectedKeys.map(\.path)
  }

  /// Selects without telling the delegate; nil deselects all.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for key in selectedKeys { setSelected(false, key, animated: animated) }
      return
    }
    let key = RowKey(indexPath)
    guard allowsSelection, metrics.contains(key) else { return }
    if !allowsMultipleSelection {
      for other in selectedKeys where other != key {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, key, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects without telling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, RowKey(indexPath), animated: animated)
  }

  private func setSelected(_ isSelected: Bool, _ key: RowKey, animated: Bool) {
    if isSelected {
      if !selectedKeys.contains(key) { selectedKeys.append(key) }
    } else {
      selectedKeys.removeAll { $0 == key }
    }
    cells[key]?.setSelected(isSelected, animated: animated)
  }

  // MARK: Touches

  /// A finger has come down on a row (B10).
  final func press(_ touches: Set<UITouch>) -> Bool {
    guard allowsSelection, highlightedKey == nil, let touch = touches.first,
      let key = row(under: touch),
      tableDelegate?.tableView(self, shouldHighlightRowAt: key.path) ?? true
    else { return false }
    highlightedKey = key
    cells[key]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: key.path)
    return true
  }

  final func lift(_ touches: Set<UITouch>) -> Bool {
    guard let key = highlightedKey, let touch = touches.first else { return false }
    let isOnRow =
      row(under: touch) == key && metrics.rect(of: key).contains(touch.location(in: self))
    // The highlight hands over to the selection without a gap.
    highlightedKey = nil
    if isOnRow { choose(key) }
    cells[key]?.setHighlighted(false, animated: !selectedKeys.contains(key))
    tableDelegate?.tableView(self, didUnhighlightRowAt: key.path)
    if isOnRow { tellChosen(key) }
    return true
  }

  final func releaseHighlight() {
    guard let key = highlightedKey else { return }
    highlightedKey = nil
    cells[key]?.setHighlighted(false, animated: true)
    tableDelegate?.tableView(self, didUnhighlightRowAt: key.path)
  }

  /// The row whose cell the finger came down on.
  private func row(under touch: UITouch) -> RowKey? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell, cell.table === self {
        return cells.first { $0.value === cell }?.key
      }
      view = current.superview
    }
    return nil
  }

  private func choose(_ key: RowKey) {
    pendingChoice = nil
    if allowsMultipleSelection, selectedKeys.contains(key) {
      guard
        let path = tableDelegate == nil
          ? key.path : tableDelegate?.tableView(self, willDeselectRowAt: key.path)
      else { return }
      setSelected(false, RowKey(path), animated: false)
      pendingChoice = (RowKey(path), false, [])
      return
    }
    let answer =
      tableDelegate == nil
      ? key.path : tableDelegate?.tableView(self, willSelectRowAt: key.path)
    guard let path = answer else { return }
    let chosen = RowKey(path)
    var dropped: [RowKey] = []
    if !allowsMultipleSelection {
      for other in selectedKeys where other != chosen {
        guard
          tableDelegate == nil
            || tableDelegate?.tableView(self, willDeselectRowAt: other.path) != nil
        else { continue }
        setSelected(false, other, animated: false)
        dropped.append(other)
      }
    }
    setSelected(true, chosen, animated: false)
    pendingChoice = (chosen, true, dropped)
  }

  private func tellChosen(_ key: RowKey) {
    guard let (chosen, isSelected, dropped) = pendingChoice else { return }
    pendingChoice = nil
    for other in dropped { tableDelegate?.tableView(self, didDeselectRowAt: other.path) }
    if isSelected {
      tableDelegate?.tableView(self, didSelectRowAt: chosen.path)
    } else {
      tableDelegate?.tableView(self, didDeselectRowAt: chosen.path)
    }
  }
}
