import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Bars that go away for the page's content.
@Suite struct BarHidingTests {
  private struct Stage {
    let world = Simulation()
    let page = UIViewController()
    let navigation: UINavigationController
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
      page.title = "Page"
      scroll.contentSize = CGSize(width: 390, height: 4000)
      page.view.addSubview(scroll)
      navigation = UINavigationController(rootViewController: page)
      world.show(navigation)
      world.settle()
    }

    func tap(_ y: CGFloat = 400) {
      world.finger.tap(at: CGPoint(x: 200, y: y))
      world.settle()
    }

    func drag(_ start: CGFloat, _ end: CGFloat) {
      world.finger.drag(
        from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), over: 0.2)
      world.settle()
    }
  }

  @Test func `a tap takes them away and back, the toolbar with the bar`() {
    let stage = Stage()
    stage.navigation.setToolbarHidden(false, animated: false)
    stage.navigation.hidesBarsOnTap = true
    stage.world.settle()

    stage.tap()
    let hidden = (stage.navigation.isNavigationBarHidden, stage.navigation.isToolbarHidden)
    let frame = stage.navigation.navigationBar.frame
    stage.tap()

    #expect(hidden == (true, true))
    #expect(frame.maxY == 0)
    #expect(!stage.navigation.isNavigationBarHidden)
    #expect(!stage.navigation.isToolbarHidden)
  }

  @Test func `a toolbar that was hidden before stays hidden`() {
    let stage = Stage()
    stage.navigation.hidesBarsOnTap = true

    stage.tap()
    stage.tap()

    #expect(!stage.navigation.isNavigationBarHidden)
    #expect(stage.navigation.isToolbarHidden)
  }

  @Test func `a tap that something has a use for leaves them`() {
    let stage = Stage()
    stage.navigation.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.page.view.addSubview(button)

    stage.tap()
    stage.tap(70)

    #expect(presses == 1)
    #expect(!stage.navigation.isNavigationBarHidden)
  }

  @Test func `a swipe up takes them away, one down brings them back, the content scrolls`() {
    let stage = Stage()
    stage.navigation.hidesBarsOnSwipe = true

    stage.drag(600, 400)
    let isHidden = stage.navigation.isNavigationBarHidden
    let offset = stage.scroll.contentOffset.y
    stage.drag(400, 480)

    #expect(isHidden)
    #expect(offset > 60)
    #expect(!stage.navigation.isNavigationBarHidden)
  }

  @Test func `up and down under one finger they go and come`() {
    let stage = Stage()
    stage.navigation.hidesBarsOnSwipe = true
    var states: [Bool] = []

    stage.world.finger.down(at: CGPoint(x: 200, y: 600))
    for y in [400, 560, 552, 300] as [CGFloat] {
      stage.world.finger.move(to: CGPoint(x: 200, y: y), over: 0.2)
      states.append(stage.navigation.isNavigationBarHidden)
    }
    stage.world.finger.up()
    stage.world.settle()

    #expect(states == [true, false, false, true])
  }

  @Test func `neither unless wished for, nor sideways`() {
    let stage = Stage()

    stage.tap()
    stage.drag(600, 300)
    let untouched = stage.navigation.isNavigationBarHidden
    stage.navigation.hidesBarsOnSwipe = true
    stage.world.finger.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 380), over: 0.2)
    stage.world.settle()

    #expect(!untouched)
    #expect(!stage.navigation.isNavigationBarHidden)
  }
}
