import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct TableSelectionTests {
  private func place(_ row: Int) -> CGPoint { CGPoint(x: 200, y: 44 * CGFloat(row) + 22) }

  @Test func `B10 a quick tap highlights, selects and tells in UIKit's order`() {
    let stage = TableStage([TableStage.numbers(10)])

    stage.world.finger.tap(at: place(3))

    #expect(stage.log == ["highlight 0.3", "willSelect 0.3", "unhighlight 0.3", "select 0.3"])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(stage.table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
  }

  @Test func `B9 a resting finger highlights after the scroll view's delay`() {
    let stage = TableStage([TableStage.numbers(10)])

    stage.world.finger.down(at: place(2))
    let early = stage.log
    stage.world.advance(by: 0.2)

    #expect(early.isEmpty)
    #expect(stage.log == ["highlight 0.2"])
    #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == true)
  }

  @Test func `B11 a drag takes the highlight back and scrolls`() {
    let stage = TableStage([TableStage.numbers(100)])
    stage.world.finger.down(at: place(5))
    stage.world.advance(by: 0.2)

    stage.world.finger.move(to: CGPoint(x: 200, y: 100), over: 0.2)
    stage.world.finger.up()

    #expect(stage.log == ["highlight 0.5", "unhighlight 0.5"])
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.contentOffset.y > 50)
  }

  @Test func `another row takes the selection over`() {
    let stage = TableStage([TableStage.numbers(10)])
    stage.world.finger.tap(at: place(1))
    stage.clear()

    stage.world.finger.tap(at: place(4))

    #expect(
      stage.log == [
        "highlight 0.4", "willSelect 0.4", "unhighlight 0.4", "deselect 0.1", "select 0.4",
      ])
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
  }

  @Test func `with multiple selection a second tap deselects`() {
    let stage = TableStage([TableStage.numbers(10)]) { $0.table.allowsMultipleSelection = true }

    stage.world.finger.tap(at: place(1))
    stage.world.finger.tap(at: place(4))
    stage.world.finger.tap(at: place(1))

    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
    #expect(stage.log.suffix(1) == ["deselect 0.1"])
  }

  @Test func `nothing is told of a selection made by program`() {
    let stage = TableStage([TableStage.numbers(10)])

    stage.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    stage.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)

    #expect(stage.log.isEmpty)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `a selected row keeps its look when it comes back into sight`() {
    let stage = TableStage([TableStage.numbers(200)])
    stage.world.finger.tap(at: place(1))

    stage.table.setContentOffset(CGPoint(x: 0, y: 4000), animated: false)
    stage.world.advanceFrame()
    let away = stage.table.visibleCells.contains(where: \.isSelected)
    stage.table.setContentOffset(.zero, animated: false)
    stage.world.advanceFrame()

    #expect(!away)
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
  }

  @Test func `a row that must not be highlighted is left alone`() {
    final class Refusing: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 1
      }
    }
    let refusing = Refusing()
    let stage = TableStage([TableStage.numbers(5)])
    stage.table.delegate = refusing

    stage.world.advanceFrame()
    stage.world.finger.tap(at: place(1))

    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.delegate === refusing)
  }

  @Test func `the highlight of a released row fades in three tenths of a second`() {
    let stage = TableStage([TableStage.numbers(5)])
    stage.world.finger.tap(at: place(0))
    let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))

    stage.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    stage.world.advance(by: 0.1)
    let during = cell?.shownSelection != nil
    stage.world.settle()

    #expect(during)
    #expect(cell?.shownSelection == nil)
  }
}
