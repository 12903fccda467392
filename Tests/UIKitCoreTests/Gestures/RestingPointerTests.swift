import Display
import Foundation
import Simulator
import Testing

@testable import UIKitCore

/// What moves below a pointer that rests is hovered over as if the pointer had come to it.
@Suite struct RestingPointerTests {
  private func make() -> (Simulation, UIScrollView, CallLog) {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let list = UIScrollView(frame: page.view.bounds)
    list.contentSize = CGSize(width: 390, height: 4000)
    list.contentInsetAdjustmentBehavior = .never
    page.view.addSubview(list)
    let log = CallLog()
    for number in 0..<10 {
      let row = UIView(frame: CGRect(x: 0, y: number * 100, width: 390, height: 100))
      let hover = UIHoverGestureRecognizer()
      hover.name = "row \(number)"
      hover.addTarget(log, action: Selector(CallLog.record(_:)))
      row.addGestureRecognizer(hover)
      list.addSubview(row)
    }
    world.settle()
    return (world, list, log)
  }

  @Test func `a wheel brings the next row below the pointer`() {
    let (world, list, log) = make()
    world.finger.hover(at: CGPoint(x: 100, y: 150))

    world.finger.scroll(at: CGPoint(x: 100, y: 150), by: CGPoint(x: 0, y: 100))
    world.settle()

    #expect(list.contentOffset.y == 100)
    #expect(log.lines == ["row 1.began", "row 1.ended", "row 2.began"])
  }

  @Test func `so does what an app scrolls, and layout`() {
    let (world, list, log) = make()
    world.finger.hover(at: CGPoint(x: 100, y: 150))

    list.contentOffset.y = 300
    world.settle()
    list.subviews.first { $0.frame.minY == 400 }?.isHidden = true
    world.settle()

    #expect(log.lines == ["row 1.began", "row 1.ended", "row 4.began", "row 4.ended"])
  }

  @Test func `what changes without moving tells nothing anew`() {
    let (world, list, log) = make()
    world.finger.hover(at: CGPoint(x: 100, y: 150))

    list.backgroundColor = .red
    world.settle()

    #expect(log.lines == ["row 1.began"])
    #expect(world.clock.isIdle)
  }

  @Test func `where it went while nobody asked is not known afterwards`() {
    let (world, list, log) = make()
    world.finger.hover(at: CGPoint(x: 100, y: 150))
    let page = list.superview
    list.removeFromSuperview()
    world.settle()
    // A click tells where it is, and then it goes on without a word.
    for phase in [PointerSample.Phase.down, .up] {
      let now = world.clock.now
      world.input.schedule(
        .pointer(PointerSample(phase: phase, position: CGPoint(x: 100, y: 350), time: now)),
        at: now)
      world.advanceFrame()
    }
    let before = log.lines

    page?.addSubview(list)
    world.settle()
    list.contentOffset.y = 200
    world.settle()

    #expect(log.lines == before)
    #expect(!before.contains("row 3.began"))
  }

  @Test
  func `while a button is held nothing is hovered over anew, and then from where it was let go`() {
    let (world, list, log) = make()
    world.finger.hover(at: CGPoint(x: 100, y: 150))
    func send(_ phase: PointerSample.Phase, _ y: CGFloat) {
      let now = world.clock.now
      world.input.schedule(
        .pointer(PointerSample(phase: phase, position: CGPoint(x: 100, y: y), time: now)), at: now)
      world.advanceFrame()
    }

    send(.down, 150)
    list.contentOffset.y = 200
    world.settle()
    #expect(log.lines == ["row 1.began"])
    send(.up, 150)
    list.contentOffset.y = 201
    world.settle()

    #expect(log.lines == ["row 1.began", "row 1.ended", "row 3.began"])
  }

  @Test func `a pointer that has left the window hovers over nothing`() {
    let (world, list, log) = make()
    world.finger.hover(at: CGPoint(x: 100, y: 150))
    world.finger.hover(at: CGPoint(x: -1, y: -1))

    list.contentOffset.y = 200
    world.settle()

    #expect(log.lines == ["row 1.began", "row 1.ended"])
  }
}
