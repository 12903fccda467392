import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A large title over content that is pulled down past its top.
@Suite struct LargeTitlePullTests {
  private struct Stage {
    let world = Simulation()
    let page = UIViewController()
    let navigation: UINavigationController
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init(title: String = "Home") {
      page.title = title
      scroll.contentSize = CGSize(width: 390, height: 2000)
      page.view.addSubview(scroll)
      navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      world.show(navigation)
      world.settle()
    }

    var label: UILabel? { navigation.navigationBar.content?.largeLabel }
  }

  @Test func `it grows to a tenth more, from its leading end`() throws {
    let stage = Stage()
    let label = try #require(stage.label)
    let before = label.frame

    stage.world.finger.down(at: CGPoint(x: 200, y: 200))
    stage.world.finger.move(to: CGPoint(x: 200, y: 280), over: 0.2)
    let pulled = label.frame
    stage.world.finger.move(to: CGPoint(x: 200, y: 800), over: 0.4)
    let most = label.frame

    #expect(before.width > 0)
    #expect(pulled.width > before.width * 1.01)
    #expect(pulled.width < before.width * 1.09)
    #expect(isNear(pulled.minX, before.minX, 1e-6))
    #expect(isNear(most.width, before.width * 1.1, 1e-6))
    #expect(isNear(most.minX, before.minX, 1e-6))
  }

  @Test func `it goes down with the content, and back to its size with it`() throws {
    let stage = Stage()
    let label = try #require(stage.label)
    let before = label.frame

    stage.world.finger.down(at: CGPoint(x: 200, y: 200))
    stage.world.finger.move(to: CGPoint(x: 200, y: 400), over: 0.3)
    let pull = -stage.scroll.contentOffset.y - stage.scroll.adjustedContentInset.top
    let pulled = label.frame
    stage.world.finger.up()
    stage.world.settle()

    #expect(pull > 50)
    #expect(isNear(pulled.maxY - before.maxY, pull, 1.01))
    #expect(label.frame == before)
    #expect(label.transform.isIdentity)
  }

  @Test func `one that fills the bar has no room to grow`() throws {
    let stage = Stage(title: String(repeating: "Long title ", count: 8))
    let label = try #require(stage.label)

    stage.world.finger.down(at: CGPoint(x: 200, y: 200))
    stage.world.finger.move(to: CGPoint(x: 200, y: 700), over: 0.3)

    #expect(label.frame.maxX <= 390 - 16 + 0.001)
  }
}
