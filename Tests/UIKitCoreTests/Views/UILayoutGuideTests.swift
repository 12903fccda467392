import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UILayoutGuideTests {
  @Test func `guides say where the safe area and the margins are`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    world.settle()

    let safe = page.view.safeAreaLayoutGuide
    let margins = page.view.layoutMarginsGuide

    #expect(safe.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(margins.layoutFrame == CGRect(x: 16, y: 47, width: 358, height: 763))
    #expect(safe.owningView === page.view)
  }

  @Test func `a scroll view's guides are what it scrolls and what is seen of it`() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentOffset.y = 50

    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 900))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 200))
    #expect(scroll.visibleSize == CGSize(width: 100, height: 200))
  }

  @Test func `margins set by hand are no less than the system's unless that is refused`() {
    let page = UIViewController()
    page.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    page.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)

    let kept = page.view.layoutMargins
    page.viewRespectsSystemMinimumLayoutMargins = false

    #expect(kept == UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 40))
    #expect(page.view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40))
  }

  @Test func `the screen is a place to count in`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    page.view.addSubview(box)

    let there = box.convert(box.bounds, to: world.screen.coordinateSpace)
    let back = box.convert(there, from: world.screen.coordinateSpace)
    let direct = world.screen.convert(CGPoint(x: 1, y: 2), from: box)

    #expect(there == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(back == box.bounds)
    #expect(direct == CGPoint(x: 11, y: 22))
  }
}
