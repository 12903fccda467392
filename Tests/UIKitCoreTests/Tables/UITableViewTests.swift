import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UITableViewTests {
  @Test func `a registered class makes its own cells, with its own initialiser`() {
    CountedCell.made = 0

    let stage = TableStage([TableStage.numbers(3)], cellClass: CountedCell.self)

    let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell is CountedCell)
    #expect((cell as? CountedCell)?.badge.superview === cell?.contentView)
    #expect(cell?.reuseIdentifier == "row")
    #expect(CountedCell.made == 3)
  }

  @Test func `a thousand rows need no more cells than fit on the screen, however far it scrolls`() {
    CountedCell.made = 0
    CountedCell.reused = 0
    let stage = TableStage([TableStage.numbers(1000)], cellClass: CountedCell.self)

    for _ in 0..<8 {
      stage.world.finger.flick(
        from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), velocity: 4000)
      stage.world.advance(by: 0.5)
    }

    #expect(stage.table.contentOffset.y > 5000)
    #expect(CountedCell.made <= 22)
    #expect(CountedCell.reused > 100)
    #expect(stage.titles.first == "\(Int(stage.table.contentOffset.y / 44))")
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `rows of groups stand on whole pixels, whatever the screen's`(scale: CGFloat) {
    let stage = TableStage(
      [TableStage.numbers(2), TableStage.numbers(2)], style: .insetGrouped,
      headers: ["First", nil], scale: scale)

    let tops = (0...1).map { stage.table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
    for top in tops { #expect(abs((top * scale).rounded() - top * scale) < 1e-6) }

    // On another screen they are put on its pixels.
    stage.world.screen.resize(to: CGSize(width: 390, height: 844), scale: 2)
    stage.world.settle()

    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
  }

  @Test func `rows stand where their heights add up to`() {
    let stage = TableStage([TableStage.numbers(4), TableStage.numbers(2)]) {
      $0.heightOfRow = { CGFloat(50 + 10 * $0.row) }
    }

    #expect(stage.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 110)
    #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 310)
    #expect(stage.table.contentSize == CGSize(width: 390, height: 370))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 111)) == IndexPath(row: 2, section: 0))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 400)) == nil)
  }

  @Test func `cells decide their height when nobody else does`() {
    let long = String(repeating: "word ", count: 60)
    let stage = TableStage([["short", long]]) {
      $0.onCell = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    }

    let rects = (0...1).map { stage.table.rectForRow(at: IndexPath(row: $0, section: 0)) }

    #expect(rects[0].height == 44)
    #expect(rects[1].height > 120)
    #expect(rects[1].minY == 44)
    #expect(stage.table.contentSize.height == rects[1].maxY)
  }

  @Test func `what is seen stays when rows above turn out higher than estimated`() throws {
    let stage = TableStage([TableStage.numbers(200)]) {
      $0.estimate = 40
      $0.heightOfRow = { _ in 60 }
    }
    stage.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
    let seen = try #require(stage.table.indexPathsForVisibleRows?.first)
    let before = stage.table.rectForRow(at: seen).minY - stage.table.contentOffset.y

    for _ in 0..<40 {
      stage.table.contentOffset.y -= 3
      stage.world.advanceFrame()
    }

    let after = stage.table.rectForRow(at: seen).minY - stage.table.contentOffset.y
    #expect(abs(after - before - 120) < 0.5)
  }

  @Test func `scrolling to a row puts it at the top, in the middle and at the bottom`() {
    let stage = TableStage([TableStage.numbers(100)])
    let path = IndexPath(row: 50, section: 0)

    stage.table.scrollToRow(at: path, at: .top, animated: false)
    let top = stage.table.contentOffset.y
    stage.table.scrollToRow(at: path, at: .middle, animated: false)
    let middle = stage.table.contentOffset.y
    stage.table.scrollToRow(at: path, at: .bottom, animated: false)
    let bottom = stage.table.contentOffset.y
    stage.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: true)
    stage.world.settle()

    #expect(top == 2200)
    #expect(middle == 1800)
    #expect(bottom == 1400)
    #expect(stage.table.contentOffset.y == 0)
  }

  @Test func `reloading forgets the selection and asks for everything again`() {
    let stage = TableStage([TableStage.numbers(5)])
    stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    stage.rows = [["new"], ["second"]]

    stage.table.reloadData()
    stage.world.advanceFrame()

    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.numberOfSections == 2)
    #expect(stage.titles == ["new", "second"])
  }

  @Test func `a table gone from the screen is gone from memory`() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let world = Simulation()
    let page = UIViewController()
    let rows = Rows()
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let shown = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      shown.dataSource = rows
      page.view.addSubview(shown)
      world.show(page)
      world.finger.flick(
        from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), velocity: 2000)
      (table, cell) = (shown, shown.visibleCells.first)
    }

    page.view.subviews.first?.removeFromSuperview()
    world.settle()

    #expect(table == nil)
    #expect(cell == nil)
  }

  @Test func `an identifier nobody registered gives a plain cell and a word about it`() {
    var reports: [String] = []
    Diagnostics.onReport = { reports.append($0.message) }
    defer { Diagnostics.onReport = nil }
    let stage = TableStage([TableStage.numbers(1)])

    let cell = stage.table.dequeueReusableCell(
      withIdentifier: "stranger", for: IndexPath(row: 0, section: 0))

    #expect(cell.reuseIdentifier == "stranger")
    #expect(reports.contains { $0.contains("stranger") })
    #expect(stage.table.dequeueReusableCell(withIdentifier: "stranger") == nil)
  }
}
