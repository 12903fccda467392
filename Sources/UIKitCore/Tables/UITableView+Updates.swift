public import Foundation
import QuartzCore

/// Rows that come, go and move.
extension UITableView {
  /// Source: observed.
  static let updateDuration: TimeInterval = 0.3

  public final func beginUpdates() {
    if updateDepth == 0 {
      _ = metrics
      updates = TableUpdates()
    }
    updateDepth += 1
  }

  public final func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { runUpdates() }
  }

  /// Runs `updates` as one change; `completion` hears when its animations are over.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { updateCompletions.append(completion) }
    endUpdates()
  }

  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { updates in
      for path in indexPaths { updates.insertedRows[RowKey(path)] = animation }
    }
  }

  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { updates in
      for path in indexPaths { updates.deletedRows[RowKey(path)] = animation }
    }
  }

  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { updates in
      for path in indexPaths { updates.reloadedRows[RowKey(path)] = animation }
    }
  }

  /// Asks for the rows' cells again where they stand, without animation.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[RowKey(indexPath)] = RowKey(newIndexPath) }
  }

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { updates in for index in sections { updates.insertedSections[index] = animation } }
  }

  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { updates in for index in sections { updates.deletedSections[index] = animation } }
  }

  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { updates in for index in sections { updates.reloadedSections[index] = animation } }
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  private func update(_ body: (inout TableUpdates) -> Void) {
    beginUpdates()
    if var updates {
      body(&updates)
      self.updates = updates
    }
    endUpdates()
  }

  // MARK: Running them

  private func runUpdates() {
    let asked = updates ?? TableUpdates()
    let completions = updateCompletions
    updates = nil
    updateCompletions = []
    guard let dataSource, window != nil, let plan = TableUpdatePlan(asked, table: self, dataSource)
    else {
      reloadData()
      if window != nil { layoutIfNeeded() }
      EndOfTurn.enqueue { for completion in completions { completion(true) } }
      return
    }
    TableUpdateRun(plan, in: self).run { finished in
      for completion in completions { completion(finished) }
    }
  }
}
