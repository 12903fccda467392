import Foundation
import Motion
import Testing

@testable import UIKitCore

@Suite struct ScrollPhysicsTests {
  let stage = ScrollStage()
  var list: UIScrollView { stage.list }

  @Test func `B16: a drag with momentum is told in UIKit's order`() {
    stage.flick(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300), over: 0.3)
    stage.wait(5)

    #expect(
      stage.delegate.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(stage.delegate.flags["willEndDragging"] == "false true false")
    #expect(stage.delegate.flags["didEndDecelerating"] == "false false false")
  }

  @Test func `B16: without momentum it ends with the drag`() {
    stage.place(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300))
    stage.wait(1)

    #expect(
      stage.delegate.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    #expect(list.contentOffset.y == 290)
  }

  @Test func `B17, B26: the velocity is per millisecond, the target where it lands`() throws {
    stage.flick(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300), over: 0.3)
    let released = list.contentOffset.y
    let velocity = try #require(stage.delegate.velocity)
    let target = try #require(stage.delegate.target)

    #expect(abs(velocity.y - 1) < 0.01)
    #expect(velocity.x == 0)
    #expect(abs(target.y - (released + (velocity.y * 1000 - 10) * 0.499)) < 1e-6)
    stage.wait(5)
    #expect(abs(list.contentOffset.y - target.y) <= 0.17)
  }

  @Test func `B18: another target is gone to without a jump`() {
    stage.delegate.retarget = CGPoint(x: 0, y: 1000)

    stage.flick(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300), over: 0.3)
    let released = list.contentOffset.y
    stage.wait(GestureStage.frame)

    #expect(abs(list.contentOffset.y - released - 1000.0 / 60) < 4)
    stage.wait(3)
    #expect(list.contentOffset.y == 1000)
    #expect(stage.delegate.lines.last == "didEndDecelerating")
  }

  @Test(arguments: [(-220.0, 0.5, 390.0), (-150, 0.5, 0), (-80, 0.1, 390), (-370, 0.15, 390)])
  func `B19, B32: paging goes one page at most`(
    way: Double, duration: Double, expected: Double
  ) {
    list.contentSize = CGSize(width: 390 * 5, height: 844)
    list.isPagingEnabled = true

    if duration > 0.2 {
      stage.place(from: CGPoint(x: 380, y: 300), by: CGPoint(x: way, y: 0))
    } else {
      stage.flick(from: CGPoint(x: 380, y: 300), by: CGPoint(x: way, y: 0), over: duration)
    }
    stage.wait(3)

    #expect(list.contentOffset.x == CGFloat(expected))
    #expect(stage.delegate.target?.x == CGFloat(expected))
  }

  @Test func `B21: past an edge the content gives less and less`() {
    let touch = stage.down(100, 200)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 410), over: 0.4)

    let shown = RubberBand(dimension: 844).banded(200)
    #expect(abs(list.contentOffset.y + shown) <= 0.17)
  }

  @Test func `B22: caught past an edge the content stays under the finger`() {
    stage.place(from: CGPoint(x: 100, y: 200), by: CGPoint(x: 0, y: 310))
    stage.wait(0.05)
    let caught = list.contentOffset.y
    #expect(caught < -20)

    let touch = stage.down(100, 200)
    stage.move(touch, by: CGPoint(x: 0, y: 11))

    #expect(abs(list.contentOffset.y - caught) < 1.5)
  }

  @Test func `B28, B30: thrown at an edge it swings past it and comes home`() {
    list.contentOffset.y = 100
    stage.flick(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: 100), over: 0.05)
    var lowest: CGFloat = 0
    for _ in 0..<120 {
      stage.wait(GestureStage.frame)
      lowest = min(lowest, list.contentOffset.y)
    }

    #expect(lowest < -10)
    #expect(list.contentOffset.y == 0)
    #expect(stage.delegate.lines.last == "didEndDecelerating")
  }

  @Test func `B29: let go from a held pull it comes home as two exponentials`() {
    stage.place(from: CGPoint(x: 100, y: 200), by: CGPoint(x: 0, y: 210))
    let start = list.contentOffset.y
    #expect(start < -90)

    stage.wait(0.1)

    let closed = Double(start) * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37
    #expect(abs(Double(list.contentOffset.y) - closed) < 0.5)
    stage.wait(2)
    #expect(list.contentOffset.y == 0)
  }

  @Test func `B31: offsets lie on device pixels`() {
    let touch = stage.down(100, 600)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 487.77), over: 0.2)

    let pixels = list.contentOffset.y * 3
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
  }

  @Test func `without bouncing the edges are hard`() {
    list.bounces = false

    let touch = stage.down(100, 200)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 400), over: 0.2)
    #expect(list.contentOffset.y == 0)
    stage.move(touch, by: CGPoint(x: 0, y: -20))

    #expect(list.contentOffset.y == 20)
  }

  @Test func `an offset pinned from the delegate stays pinned, and scrolls on from there`() {
    stage.delegate.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }

    let touch = stage.down(100, 200)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 400), over: 0.2)
    #expect(list.contentOffset.y == 0)
    stage.move(touch, by: CGPoint(x: 0, y: -30))

    #expect(list.contentOffset.y == 30)
  }

  @Test func `setting the offset stops what moves`() {
    stage.flick(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300), over: 0.2)
    stage.wait(0.1)

    list.setContentOffset(list.contentOffset, animated: false)
    let offset = list.contentOffset
    stage.wait(1)

    #expect(list.contentOffset == offset)
    #expect(!list.isDecelerating)
  }

  @Test func `an endless list moves its content under the throw`() {
    list.contentOffset.y = 500
    stage.delegate.onScroll = { if $0.contentOffset.y > 600 { $0.contentOffset.y -= 200 } }

    stage.flick(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300), over: 0.2)
    stage.wait(0.5)

    #expect(list.isDecelerating)
    #expect(list.contentOffset.y <= 600)
  }

  @Test func `it tells tools what it does`() {
    var phases: [UIScrollView.Phase] = []
    ScrollEvent.onEvent = { [list] event in
      if event.scrollView === list, phases.last != event.phase { phases.append(event.phase) }
    }
    defer { ScrollEvent.onEvent = nil }

    stage.flick(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300), over: 0.2)
    stage.wait(5)

    #expect(phases == [.dragging, .decelerating, .rest])
  }
}
