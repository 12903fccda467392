import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing
import UIKitCore

@testable import PortedCode

@Suite struct PortedDriverTests {
  @Test func `a display link runs a presentation the rest of the way, either way`() {
    let world = Simulation()
    let home = PullUpController()
    world.show(home)

    world.finger.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 650))
    world.settle()
    let afterShort = home.presentedViewController
    world.finger.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 300))
    world.settle()

    #expect(afterShort == nil)
    #expect(home.presentedViewController != nil)
    #expect(home.presentedViewController?.view.transform == .identity)
    #expect(home.presentedViewController?.view.frame == home.view.bounds)
  }

  @Test func `layer time driven by hand follows the finger and runs back when let go early`() throws
  {
    let world = Simulation()
    let pages = [UIViewController(), UIViewController()]
    let container = TimeContainerController(pages: pages)
    world.show(container)
    world.finger.down(at: CGPoint(x: 350, y: 400))
    world.finger.move(to: CGPoint(x: 240, y: 400), over: 0.2)
    world.advanceFrame()

    let held = try #require(pages[1].view.layer.presentation()).frame.minX
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.settle()

    #expect(abs(held - 290) < 1)
    #expect(container.selected == 0)
    #expect(pages[1].view.superview == nil)
    #expect(container.privateContainerView.layer.speed == 1)
  }

  @Test func `layer time driven by hand ends where it belongs when let go late`() {
    let world = Simulation()
    let pages = [UIViewController(), UIViewController()]
    let container = TimeContainerController(pages: pages)
    world.show(container)

    world.finger.drag(from: CGPoint(x: 370, y: 400), to: CGPoint(x: 100, y: 400))
    world.settle()

    #expect(container.selected == 1)
    #expect(container.children == [pages[1]])
    #expect(pages[1].view.frame.minX == 0)
  }

  @Test func `a pan modal writes the offset back inside its observer`() throws {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let list = PanModalList()
    home.presentPanModal(list)
    world.settle()

    list.scrollView.contentOffset.y = 40
    list.scrollView.contentOffset.y = -30

    let presentation = try #require(list.panModalPresentation)
    #expect(list.scrollView.contentOffset.y == 40)
    #expect(presentation.observedOffsets == [0, 40, -30])
  }

  @Test func `a pan modal is pulled away and leaves nothing behind`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    var list: PanModalList? = PanModalList()
    weak let watched = list
    list.map { home.presentPanModal($0) }
    list = nil
    world.settle()

    world.finger.drag(from: CGPoint(x: 200, y: 360), to: CGPoint(x: 200, y: 800), over: 0.3)
    world.settle()

    #expect(home.presentedViewController == nil)
    #expect(watched == nil)
  }

  @Test func `a banner comes by notification, taps the finger and goes after two seconds`() {
    let world = Simulation()
    var haptics: [String] = []
    Engine.onEvent = {
      if case .haptic(let kind, let style, _) = $0 { haptics.append(kind + style) }
    }
    defer { Engine.onEvent = nil }
    let controller = BannerController()
    world.show(controller)

    world.finger.tap(at: CGPoint(x: 160, y: 420))
    world.advance(by: 1)
    let shown = controller.view.subviews.contains { $0 is UILabel }
    world.advance(by: 2)

    #expect(controller.presenter.shown == ["Saved"])
    #expect(shown)
    #expect(!controller.view.subviews.contains { $0 is UILabel })
    #expect(haptics == ["impactlight"])
  }
}
