import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What the stock push looks like on the way (F1–F10).
@Suite struct PushLookTests {
  private struct Stage {
    let world = Simulation()
    let navigation: UINavigationController
    let list = UIViewController()
    let detail = UIViewController()

    init() {
      list.title = "List"
      navigation = UINavigationController(rootViewController: list)
      world.show(navigation)
      world.settle()
    }

    func shown(_ page: UIViewController) -> CGRect {
      (page.view.layer.presentation() ?? page.view.layer).frame
    }
  }

  @Test func `F1 F2 both pages follow the spring of mass 3, stiffness 1000, damping 500`() {
    let stage = Stage()
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.world.advanceFrame()
    let start = stage.world.clock.now

    for _ in 0..<20 {
      stage.world.advanceFrame()
      let t = stage.world.clock.now - start
      // Critically damped, ω = √(1000/3).
      let q = (1 + 18.2574 * t) * exp(-18.2574 * t)
      let front = stage.shown(stage.detail).minX
      let best = abs(front - 390 * CGFloat(q))
      #expect(best < 390 * 0.12)
      #expect(isNear(stage.shown(stage.list).minX, -0.3 * (390 - front), 1e-6))
    }
    stage.world.settle()
  }

  @Test func `F2 within 0.51 seconds it is over`() {
    let stage = Stage()
    stage.navigation.pushViewController(stage.detail, animated: true)
    let start = stage.world.clock.now

    stage.world.settle()

    #expect(abs(stage.world.clock.now - start - 0.5057) < 0.06)
  }

  @Test func `F3 black at a tenth lies over the page below when it is covered`() throws {
    let stage = Stage()
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.world.advance(by: 0.4)

    let dimming = try #require(
      stage.navigation.pages.subviews.first { $0 !== stage.list.view && $0 !== stage.detail.view })
    let alpha = dimming.layer.presentation()?.opacity ?? 0
    stage.world.settle()

    #expect(dimming.backgroundColor == .black)
    #expect(alpha > 0.095 && alpha <= 0.1001)
    #expect(stage.navigation.pages.subviews == [stage.detail.view])
  }

  @Test func `F4 a faint shadow goes along with the edge, and is taken off`() {
    let stage = Stage()
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.world.advance(by: 0.1)

    let during = stage.detail.view.layer.shadowOpacity
    stage.world.settle()

    #expect(during > 0 && during < 0.3)
    #expect(stage.detail.view.layer.shadowOpacity == 0)
  }

  @Test func `F8 the bar is 44 points high, 96 with a large title, below the status bar`() {
    let stage = Stage()
    let plain = stage.navigation.navigationBar.frame
    stage.navigation.navigationBar.prefersLargeTitles = true
    stage.world.settle()

    let large = stage.navigation.navigationBar.frame
    let top = stage.navigation.view.safeAreaInsets.top

    #expect(plain.height == top + 44)
    #expect(large.height == top + 96)
  }

  @Test(
    arguments: [
      (CGSize(width: 844, height: 390), 32), (CGSize(width: 852, height: 393), 32),
      (CGSize(width: 667, height: 375), 32), (CGSize(width: 932, height: 430), 44),
      (CGSize(width: 736, height: 414), 44),
    ] as [(CGSize, CGFloat)])
  func `F8 on a device that lies on its side the bar is 32 points high, 44 on a large one`(
    size: CGSize, height: CGFloat
  ) throws {
    let stage = LargeTitleStage()
    stage.navigation.isToolbarHidden = false
    stage.world.settle()

    stage.world.screen.resize(to: size, scale: 1)
    stage.world.settle()
    let wide = stage.barHeight
    let top = stage.top
    let content = try #require(stage.navigation.navigationBar.content)

    // No large title either, on any of them.
    #expect(wide == top + height)
    #expect(content.largeLabel == nil)
    #expect(content.titleLabel.alpha == 1)
    #expect(abs(content.titleLabel.frame.midY - height / 2) <= 0.5)
    #expect(stage.navigation.toolbar.frame.height == height)
    #expect(stage.page.view.safeAreaInsets.top == top + height)

    stage.world.screen.resize(to: CGSize(width: 390, height: 844), scale: 1)
    stage.world.settle()

    #expect(stage.barHeight == stage.top + 96)
    #expect(stage.table.contentOffset.y == -(stage.top + 96))
    #expect(stage.navigation.toolbar.frame.height == 44)
  }

  @Test func `F10 the safe area of a page begins below the bar`() {
    let stage = Stage()

    let insets = stage.list.view.safeAreaInsets

    #expect(insets.top == stage.navigation.view.safeAreaInsets.top + 44)
    #expect(insets.bottom == stage.navigation.view.safeAreaInsets.bottom)
  }

  @Test func `F9 a large title goes with the scrolled content, point by point`() {
    let stage = LargeTitleStage()

    let open = stage.barHeight
    stage.table.contentOffset.y += 20
    stage.world.advanceFrame()
    let lower = stage.barHeight
    stage.table.contentOffset.y += 200
    stage.world.advanceFrame()
    let closed = stage.barHeight
    stage.table.contentOffset.y -= 220
    stage.world.advanceFrame()

    #expect(open == stage.top + 96)
    #expect(lower == stage.top + 76)
    #expect(closed == stage.top + 44)
    #expect(stage.barHeight == stage.top + 96)
  }

  @Test func `F9 G4 let go at 36 points it opens again, at 37 it closes`() {
    for (way, height) in [(36, 96), (37, 44)] as [(CGFloat, CGFloat)] {
      let stage = LargeTitleStage()

      stage.world.finger.drag(
        from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - way - 10), over: 0.4, hold: 0.3)
      stage.world.settle()

      #expect(isNear(stage.barHeight, stage.top + height, 0.5))
    }
  }

  @Test func `F9 pulled down the large title goes along`() {
    let stage = LargeTitleStage()
    stage.world.finger.down(at: CGPoint(x: 200, y: 400))
    stage.world.finger.move(to: CGPoint(x: 200, y: 520), over: 0.3)

    let pulled = stage.barHeight
    stage.world.finger.up()
    stage.world.settle()

    #expect(pulled > stage.top + 110)
    #expect(isNear(stage.barHeight, stage.top + 96, 0.5))
  }

  @Test func `F9 a large title that was scrolled away comes back small and goes on as it was`() {
    let stage = LargeTitleStage()
    stage.table.contentOffset.y += 200
    stage.world.settle()
    let offset = stage.table.contentOffset.y

    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.world.settle()
    stage.navigation.popViewController(animated: true)
    stage.world.settle()

    #expect(stage.barHeight == stage.top + 44)
    #expect(isNear(stage.table.contentOffset.y, offset, 0.01))
  }
}

/// A list under a large title.
private final class LargeTitleStage {
  let world = Simulation()
  let navigation: UINavigationController
  let page = UIViewController()
  let table = UIScrollView()

  init() {
    page.title = "List"
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.contentSize = CGSize(width: 390, height: 3000)
    page.view.addSubview(table)
    world.show(navigation)
    world.settle()
  }

  var top: CGFloat { navigation.view.safeAreaInsets.top }
  var barHeight: CGFloat { navigation.navigationBar.frame.height }
}
