import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `an inserted row pushes the others down while it fades in`() throws {
    let stage = TableStage([["a", "b", "c"]])
    let b = try #require(stage.table.cellForRow(at: path(1)))
    stage.rows[0].insert("new", at: 1)

    stage.table.insertRows(at: [path(1)], with: .fade)
    stage.world.advance(by: 0.1)
    let midway = b.layer.presentation()?.frame.minY ?? 0
    stage.world.settle()

    #expect(stage.titles == ["a", "new", "b", "c"])
    #expect(midway > 45 && midway < 87)
    #expect(b.frame.minY == 88)
    #expect(stage.table.cellForRow(at: path(2)) === b)
    #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func `a deleted row goes and its cell serves again`() {
    let stage = TableStage([["a", "b", "c"]])
    let b = stage.table.cellForRow(at: path(1))
    stage.rows[0].remove(at: 1)

    stage.table.deleteRows(at: [path(1)], with: .left)
    let during = b?.superview === stage.table
    stage.world.settle()

    #expect(during)
    #expect(b?.superview == nil)
    #expect(stage.titles == ["a", "c"])
    #expect(stage.table.contentSize.height == 88)
    #expect(stage.table.dequeueReusableCell(withIdentifier: "row") === b)
  }

  @Test func `deletions count rows as before, insertions as after, in one batch`() {
    let stage = TableStage([["a", "b", "c", "d"]])
    var finished: Bool?

    stage.table.performBatchUpdates {
      stage.rows[0] = ["new", "a", "d"]
      stage.table.insertRows(at: [path(0)], with: .top)
      stage.table.deleteRows(at: [path(1), path(2)], with: .fade)
    } completion: {
      finished = $0
    }
    stage.world.settle()

    #expect(stage.titles == ["new", "a", "d"])
    #expect(finished == true)
    #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
  }

  @Test func `a moved row takes its cell along`() {
    let stage = TableStage([["a", "b", "c"]])
    let a = stage.table.cellForRow(at: path(0))
    stage.rows[0] = ["b", "c", "a"]

    stage.table.moveRow(at: path(0), to: path(2))
    stage.world.settle()

    #expect(stage.table.cellForRow(at: path(2)) === a)
    #expect(stage.titles == ["b", "c", "a"])
  }

  @Test func `a reloaded row gets its cell anew`() {
    let stage = TableStage([["a", "b"]])
    stage.rows[0][0] = "A"

    stage.table.reloadRows(at: [path(0)], with: .none)
    stage.world.settle()

    #expect(stage.titles == ["A", "b"])
  }

  @Test func `sections come and go`() {
    let stage = TableStage([["a"], ["b"], ["c"]])

    stage.table.performBatchUpdates {
      stage.rows = [["a"], ["x", "y"], ["c"]]
      stage.table.deleteSections(IndexSet(integer: 1), with: .fade)
      stage.table.insertSections(IndexSet(integer: 1), with: .right)
    }
    stage.world.settle()

    #expect(stage.titles == ["a", "x", "y", "c"])
    #expect(stage.table.numberOfRows(inSection: 1) == 2)
  }

  @Test func `the selection follows its row`() {
    let stage = TableStage([["a", "b", "c"]])
    stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    stage.rows[0].insert("new", at: 0)

    stage.table.insertRows(at: [path(0)], with: .automatic)
    stage.world.settle()

    #expect(stage.table.indexPathForSelectedRow == path(2))
    #expect(stage.table.cellForRow(at: path(2))?.isSelected == true)
  }

  @Test func `counts that do not add up are reported and the table reloads`() {
    var reports: [String] = []
    Diagnostics.onReport = { reports.append($0.message) }
    defer { Diagnostics.onReport = nil }
    let stage = TableStage([["a", "b"]])
    stage.rows[0] = ["a", "b", "c", "d"]

    stage.table.insertRows(at: [path(0)], with: .fade)
    stage.world.settle()

    #expect(reports.contains { $0.contains("2 rows") })
    #expect(stage.titles == ["a", "b", "c", "d"])
  }

  @Test func `random updates leave every row in its place`() {
    var random = SeededNumbers(state: 7)
    let stage = TableStage([TableStage.numbers(6)])
    var next = 100

    for step in 0..<60 {
      let old = stage.rows[0]
      let dropped = Set(old.indices.filter { _ in random.next() % 4 == 0 })
      var new = old.indices.filter { !dropped.contains($0) }.map { old[$0] }
      var added: [Int] = []
      for _ in 0..<Int(random.next() % 3) {
        let place = Int(random.next() % UInt64(new.count + 1))
        new.insert("n\(next)", at: place)
        next += 1
      }
      added = new.indices.filter { new[$0].hasPrefix("n") && !old.contains(new[$0]) }
      stage.rows[0] = new
      stage.table.performBatchUpdates {
        stage.table.deleteRows(at: dropped.map { path($0) }, with: .fade)
        stage.table.insertRows(at: added.map { path($0) }, with: .fade)
      }
      // Sometimes the next one comes while this one still moves.
      stage.world.advance(by: step % 3 == 0 ? 0.05 : 0.5)
    }
    stage.world.settle()

    #expect(stage.titles == stage.rows[0])
    #expect(
      stage.table.visibleCells.map(\.frame.minY) == stage.rows[0].indices.map { 44 * CGFloat($0) })
    #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == stage.rows[0].count)
  }
}

struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
