import Foundation
import QuartzCore

/// Carries a plan out: cells go from where they were to where they will be.
final class TableUpdateRun {
  private let plan: TableUpdatePlan
  private unowned let table: UITableView
  private var leaving: [(cell: UITableViewCell, animation: TableUpdates.Animation)] = []
  private var coming: [(cell: UITableViewCell, animation: TableUpdates.Animation)] = []

  init(_ plan: TableUpdatePlan, in table: UITableView) {
    self.plan = plan
    self.table = table
  }

  func run(_ completion: @escaping (Bool) -> Void) {
    let isAnimated = UIView.areAnimationsEnabled && !isPlain
    UIView.performWithoutAnimation { sortCells() }
    table.storedMetrics = plan.after
    table.selectedKeys = table.selectedKeys.compactMap { plan.targets[$0] }
    table.highlightedKey = table.highlightedKey.flatMap { plan.targets[$0] }
    UIView.performWithoutAnimation {
      table.retireHeaders()
      table.setNeedsTiling()
      table.tile()
      setStage()
    }
    let leaving = leaving
    guard isAnimated else {
      UIView.performWithoutAnimation { play() }
      finish(leaving)
      EndOfTurn.enqueue { completion(true) }
      return
    }
    UIView.animate(
      withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.play() },
      completion: { finished in
        self.finish(leaving)
        completion(finished)
      })
  }

  /// Whether every change was asked for without animation.
  private var isPlain: Bool {
    let asked = plan.asked
    let animations =
      Array(asked.deletedRows.values) + Array(asked.insertedRows.values)
      + Array(asked.reloadedRows.values) + Array(asked.deletedSections.values)
      + Array(asked.insertedSections.values) + Array(asked.reloadedSections.values)
    return !animations.isEmpty && animations.allSatisfy { $0 == .none }
      && asked.movedRows.isEmpty && asked.movedSections.isEmpty
  }

  /// Cells of rows that stay change their rows; the others are set aside.
  private func sortCells() {
    let old = table.cells
    table.cells = [:]
    for (key, cell) in old {
      if let target = plan.targets[key], plan.reloaded[target] == nil {
        table.cells[target] = cell
      } else {
        let animation =
          plan.targets[key].flatMap { plan.reloaded[$0] } ?? plan.departure(of: key)
        leaving.append((cell, animation == .none ? .none : animation))
        table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
        table.tableDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: key.path)
      }
    }
    staying = Set(table.cells.values.map { ObjectIdentifier($0) })
    starts = old.mapValues(\.frame)
  }

  private var staying: Set<ObjectIdentifier> = []
  private var starts: [RowKey: CGRect] = [:]
  private var ends: [(cell: UITableViewCell, frame: CGRect)] = []

  /// Everything is where it will be; now it is put back to where it was.
  private func setStage() {
    // Cells that the new picture does not need still slide out of sight.
    for (key, cell) in table.cells {
      let end = table.frame(ofCellAt: key)
      ends.append((cell, end))
      if let origin = plan.origins[key], plan.reloaded[key] == nil {
        cell.frame = starts[origin] ?? table.inset(plan.before.rect(of: origin))
      } else {
        let animation = plan.reloaded[key] ?? plan.arrival(of: key)
        coming.append((cell, animation))
        cell.frame = start(end, animation)
        cell.alpha = animation == .none ? 1 : 0
      }
    }
  }

  private func play() {
    for (cell, frame) in ends { cell.frame = frame }
    for (cell, _) in coming { cell.alpha = 1 }
    for (cell, animation) in leaving {
      if animation != .none || UIView.areAnimationsEnabled { cell.alpha = 0 }
      cell.frame = start(cell.frame, animation)
    }
    table.placeHeaders()
  }

  /// Where a row comes from, or goes to.
  private func start(_ frame: CGRect, _ animation: TableUpdates.Animation) -> CGRect {
    switch animation {
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    default: frame
    }
  }

  private func finish(_ leaving: [(cell: UITableViewCell, animation: TableUpdates.Animation)]) {
    UIView.performWithoutAnimation {
      for (cell, _) in leaving {
        cell.alpha = 1
        // A cell that was dequeued meanwhile has a row again.
        guard !table.cells.values.contains(where: { $0 === cell }) else { continue }
        cell.removeFromSuperview()
        table.pool.keep(cell)
      }
    }
  }
}
