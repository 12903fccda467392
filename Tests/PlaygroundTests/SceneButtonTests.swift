import Foundation
import Playground
import Simulator
import Testing

@testable import UIKitCore

/// Whatever looks as if it could be pressed does something.
@Suite struct SceneButtonTests {
  private func labels(in view: UIView?) -> [String] {
    guard let view, !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap { labels(in: $0) }
  }

  /// Presses the tool bar's item number `index`.
  private func press(_ index: Int, in stage: SceneStage) throws -> UIBarButtonItem {
    let bar = try #require(stage.view("toolbar") as? UIToolbar)
    let item = try #require(bar.items?[index * 2])
    let buttons = bar.subviews.filter { $0 is BarButtonView }
    let frame = buttons[index * 2].convert(buttons[index * 2].bounds, to: nil)
    stage.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
    return item
  }

  @Test(arguments: [1, 3])
  func `heart and bookmark fill and empty`(index: Int) throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    let bar = try #require(stage.view("toolbar") as? UIToolbar)
    let empty = bar.items?[index * 2].image?.pngData()

    let filled = try press(index, in: stage).image?.pngData()
    let again = try press(index, in: stage).image?.pngData()

    #expect(empty != nil)
    #expect(filled != empty)
    #expect(again == empty)
  }

  @Test func `the map is a page of its own and the tool bar is back after it`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    _ = try press(2, in: stage)
    let depth = (stage.run.root as? UINavigationController)?.viewControllers.count
    stage.pull(from: CGPoint(x: 60, y: 450), by: CGPoint(x: 250, y: 0))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(depth == 3)
    #expect((stage.run.root as? UINavigationController)?.viewControllers.count == 2)
    #expect(stage.view("toolbar")?.alpha == 1)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `sharing asks how`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    _ = try press(0, in: stage)

    #expect(stage.run.root.presentedViewController is UIAlertController)
  }

  @Test func `what is liked is remembered while the list lives`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    let filled = try #require(try press(1, in: stage).image?.pngData())

    stage.pull(from: CGPoint(x: 60, y: 450), by: CGPoint(x: 250, y: 0))
    stage.finger.up()
    stage.settle()
    stage.finger.tap(at: CGPoint(x: 200, y: 130))
    stage.settle()

    let bar = try #require(stage.view("toolbar") as? UIToolbar)
    #expect(labels(in: stage.window).contains("Kamikochi"))
    #expect(bar.items?[2].image?.pngData() == filled)
  }

  @Test func `the search finds by name, place and summary, and cancel brings all back`() throws {
    let stage = try SceneStage("swipe-back")
    let all = labels(in: stage.view("list")).count

    stage.finger.tap(at: CGPoint(x: 365, y: 69))
    stage.settle()
    let field = try #require(UIApplication.shared.firstResponder as? UITextField)
    field.insertText("安徽")
    stage.settle()
    let found = labels(in: stage.view("list"))
    field.insertText("zzz")
    stage.settle()
    let nothing = labels(in: stage.view("list"))
    stage.finger.tap(at: CGPoint(x: 350, y: 69))
    stage.settle()

    #expect(found.contains("Huangshan") && !found.contains("Kamikochi"))
    #expect(nothing.contains("No Results") && !nothing.contains("Huangshan"))
    #expect(labels(in: stage.view("list")).count == all)
  }

  @Test func `a row's plus becomes a check mark, the title counts, and a second tap takes it back`()
    throws
  {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    func title() -> String? {
      labels(in: stage.view("card")).first { $0.contains("Added") || $0 == "Add a Place" }
    }

    stage.finger.tap(at: CGPoint(x: 200, y: 150))
    stage.settle()
    let one = title()
    stage.finger.tap(at: CGPoint(x: 200, y: 230))
    stage.settle()
    let two = title()
    for y in [150, 230] as [CGFloat] {
      stage.finger.tap(at: CGPoint(x: 200, y: y))
      stage.settle()
    }

    #expect(one == "1 Place Added")
    #expect(two == "2 Places Added")
    #expect(title() == "Add a Place")
    #expect(stage.transitions.filter { $0.kind == "dismiss" }.isEmpty)
  }

  @Test func `a journey opens in the card and is pulled away like it`() throws {
    let stage = try SceneStage("pull-to-dismiss")

    stage.finger.tap(at: CGPoint(x: 195, y: 300))
    stage.settle()
    let words = labels(in: stage.view("card"))
    stage.pull(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 0, y: 400))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(words.contains("Kamikochi"))
    #expect(stage.run.root.presentedViewController == nil)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `a drag that begins on a journey scrolls the page and opens nothing`() throws {
    let stage = try SceneStage("pull-to-dismiss")

    stage.finger.down(at: CGPoint(x: 195, y: 500))
    stage.finger.hold(for: 0.4)
    stage.finger.move(to: CGPoint(x: 195, y: 300), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(stage.run.root.presentedViewController == nil)
    let words = labels(in: stage.view("page"))
    #expect(words.filter { $0 == "Journeys" }.count == 2)
  }

  @Test func `no place stands twice in the card`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let list = try #require(stage.view("content"))

    let names = list.subviews.compactMap { row in labels(in: row).first }

    #expect(names.count >= 32)
    #expect(Set(names).count == names.count)
  }
}
