import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Views that are moved by those who hear of another move.
@Suite struct MidwayMoveTests {
  private final class Teller: UIView {
    var onMove: () -> Void = {}

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onMove()
    }
  }

  @Test func `a place taken away by the end of an animation gives no window`() {
    let stage = BoxStage()
    let (place, view) = (UIView(), UIView())
    for child in [place, view] { stage.box.addSubview(child) }
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      place.removeFromSuperview()
    }
    stage.world.advance(by: 0.1)

    place.addSubview(view)

    #expect(view.superview === place)
    #expect(view.window == nil)
    stage.box.addSubview(place)
    #expect(view.window != nil)
  }

  @Test func `a place that ends up in what it takes takes nothing`() {
    let stage = BoxStage()
    let (place, view) = (UIView(), Teller())
    for child in [place, view] { stage.box.addSubview(child) }
    var isInWindow = true
    view.onMove = { isInWindow = view.window != nil }
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      view.addSubview(place)
    }
    stage.world.advance(by: 0.1)

    place.addSubview(view)

    #expect(place.superview === view)
    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(place.window == nil)
    #expect(!isInWindow)
  }

  @Test func `a sibling removed by whoever comes into the window stays out of it`() {
    let stage = BoxStage()
    let (host, first, second) = (UIView(), Teller(), UIView())
    for view in [first, second] { host.addSubview(view) }
    first.onMove = { second.removeFromSuperview() }

    stage.box.addSubview(host)

    #expect(first.window != nil)
    #expect(second.superview == nil)
    #expect(second.window == nil)
  }

  @Test func `a drawing is kept from place to place, and made anew for another scale`() {
    final class Drawn: UIView {
      private(set) var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let world = Simulation(isPainting: true)
    let root = UIViewController()
    world.show(root)
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.view.addSubview(view)
    world.settle()
    let first = view.count

    view.removeFromSuperview()
    world.settle()
    root.view.addSubview(view)
    world.settle()
    let second = view.count
    view.removeFromSuperview()
    world.screen.resize(to: world.screen.bounds.size, scale: 2)
    root.view.addSubview(view)
    world.settle()

    #expect(first > 0)
    #expect(second == first)
    #expect(view.count > second)
  }
}
