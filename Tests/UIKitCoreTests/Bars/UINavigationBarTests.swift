import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UINavigationBarTests {
  @Test func `The row is below the status bar, the colour goes up behind it`() throws {
    let stage = BarStage()

    let content = try #require(stage.bar.content)
    #expect(
      stage.bar.convert(content.frame, to: nil) == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(
      stage.bar.convert(stage.bar.background.frame, to: nil)
        == CGRect(x: 0, y: 0, width: 390, height: 91))
  }

  @Test func `The hairline is one device pixel, below the bar`() {
    let line = BarStage(scale: 2).bar.background.subviews.first

    #expect(line?.frame == CGRect(x: 0, y: 91, width: 390, height: 0.5))
  }

  @Test func `Titles stand on whole pixels`() throws {
    for scale in [1, 2] as [CGFloat] {
      let stage = BarStage(scale: scale)

      let frame = try #require(stage.bar.content?.titleLabel.frame)

      #expect((frame.minX * scale).rounded() == frame.minX * scale)
      #expect((frame.minY * scale).rounded() == frame.minY * scale)
    }
  }

  @Test func `The back button says where it leads and goes there`() {
    let stage = BarStage()
    stage.push("Detail")

    #expect(stage.bar.content?.back?.label.text == "Home")
    stage.world.finger.tap(at: CGPoint(x: 30, y: 69))
    stage.world.settle()
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(stage.bar.topItem === stage.home.navigationItem)
  }

  @Test func `A left item takes the back button's place unless it only supplements it`() {
    let stage = BarStage()
    let detail = stage.push("Detail")

    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    stage.world.advanceFrame()
    let replaced = stage.bar.content?.back
    detail.navigationItem.leftItemsSupplementBackButton = true
    stage.world.advanceFrame()

    #expect(replaced == nil)
    #expect(stage.bar.content?.back != nil)
  }

  @Test func `A changed title is shown in the next frame`() {
    let stage = BarStage()

    stage.home.title = "Elsewhere"
    stage.world.advanceFrame()

    #expect(stage.bar.content?.titleLabel.text == "Elsewhere")
    #expect(stage.bar.content?.titleLabel.frame.midX.rounded() == 195)
  }

  @Test func `Bar buttons tell their targets, with the item as sender`() {
    let stage = BarStage()
    let catcher = ItemCatcher()
    let item = UIBarButtonItem(
      title: "Add", style: .plain, target: catcher, action: Selector(ItemCatcher.take(_:)))
    stage.home.navigationItem.rightBarButtonItem = item
    stage.world.advanceFrame()

    stage.world.finger.tap(at: CGPoint(x: 360, y: 69))
    item.isEnabled = false
    stage.world.finger.tap(at: CGPoint(x: 360, y: 69))

    #expect(catcher.items.count == 1)
    #expect(catcher.items.first === item)
  }

  @Test func `A large title makes the bar 96 points high and clear`() throws {
    let stage = BarStage()

    stage.bar.prefersLargeTitles = true
    stage.world.settle()

    let content = try #require(stage.bar.content)
    #expect(content.frame.height == 96)
    #expect(content.largeLabel?.text == "Home")
    #expect(content.titleLabel.alpha == 0)
    #expect(stage.bar.background.layer.backgroundColor?.alpha == 0)
  }

  @Test func `A large title scrolled away leaves the small one`() throws {
    let stage = BarStage()
    stage.bar.prefersLargeTitles = true

    stage.home.navigationItem.largeTitleCollapse = 52
    stage.world.settle()

    let content = try #require(stage.bar.content)
    #expect(content.frame.height == 44)
    #expect(content.titleLabel.alpha == 1)
    #expect(content.largeLabel?.alpha == 0)
    #expect(stage.bar.background.layer.backgroundColor?.alpha == 1)
  }

  @Test func `A bar without pages keeps a stack of its own`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, second) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))

    bar.setItems([first], animated: false)
    bar.pushItem(second, animated: false)
    let pushed = (bar.topItem, bar.backItem)
    bar.popItem(animated: false)

    #expect(pushed.0 === second)
    #expect(pushed.1 === first)
    #expect(bar.topItem === first)
    #expect(bar.items?.count == 1)
  }
}

/// A navigation controller with one page.
final class BarStage {
  let world: Simulation
  let home = UIViewController()
  let navigation: UINavigationController

  init(scale: CGFloat = 1) {
    world = Simulation(scale: scale)
    home.title = "Home"
    home.view.backgroundColor = .white
    navigation = UINavigationController(rootViewController: home)
    world.show(navigation)
    world.settle()
  }

  var bar: UINavigationBar { navigation.navigationBar }

  @discardableResult
  func push(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .white
    navigation.pushViewController(page, animated: true)
    world.settle()
    return page
  }
}

final class ItemCatcher {
  private(set) var items: [UIBarButtonItem] = []

  func take(_ item: UIBarButtonItem) { items.append(item) }
}
