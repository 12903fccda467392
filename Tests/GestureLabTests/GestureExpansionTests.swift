import Foundation
import GestureLab
import Motion
import Testing

@Suite struct GestureExpansionTests {
  private func moments(_ steps: GestureStep...) throws -> [GestureMoment] {
    try GestureFile(scene: "s", steps: steps).moments()
  }

  @Test func `a drag has a sample every 8 ms, the last at its end, and lifts after the hold`()
    throws
  {
    let drag = DragStep(from: .zero, to: CGPoint(x: 0, y: 100), over: 80, hold: 30)

    let moments = try moments(.drag(drag))

    #expect(moments.count == 12)
    #expect(moments.map(\.time) == [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 110])
    #expect(moments[5].input == .move(CGPoint(x: 0, y: 50), finger: 0))
    #expect(moments[10].input == .move(CGPoint(x: 0, y: 100), finger: 0))
    #expect(moments[11].input == .up(CGPoint(x: 0, y: 100), finger: 0))
  }

  @Test func `an eased drag begins or ends slowly`() throws {
    let drag = DragStep(
      from: .zero, to: CGPoint(x: 100, y: 0), over: 80, ease: .easeIn)

    let moments = try moments(.drag(drag))

    guard case .move(let half, _) = moments[5].input else {
      Issue.record("the sixth moment is a move")
      return
    }
    #expect(half.x < 40)
    #expect(moments[10].input == .move(CGPoint(x: 100, y: 0), finger: 0))
  }

  @Test func `generators begin where the steps before them end`() throws {
    let moments = try moments(
      .tap(at: .zero, over: 50), .wait(100), .hold(at: .zero, over: 600),
      .key(try #require(KeyPress(name: "Escape"))))

    #expect(moments.map(\.time) == [0, 50, 150, 750, 750, 750])
  }

  @Test func `a wheel turns click by click`() throws {
    let turn = WheelTurn(at: CGPoint(x: 5, y: 6), by: CGPoint(x: 0, y: -3))

    let moments = try moments(.scroll(turn))

    #expect(moments.map(\.time) == [0, 8, 16])
    guard case .scroll(let click) = moments[0].input else {
      Issue.record("the first moment is a scroll")
      return
    }
    #expect(click.amount.y == -1)
    #expect(click.delta.y == -53)
  }

  @Test(
    arguments: [150.0, 480, 999.5, 1200, 4000, 15_000],
    [CGPoint(x: 0, y: 180), CGPoint(x: 130, y: -77), CGPoint(x: -121, y: 0)])
  func `a flick is let go at exactly its velocity, as the estimator reads it`(
    velocity: Double, way: CGPoint
  ) throws {
    let start = CGPoint(x: 195, y: 120)
    let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
    let moments = try moments(.flick(FlickStep(from: start, to: end, velocity: velocity)))
    var tracker = VelocityTracker()

    for moment in moments {
      switch moment.input {
      case .down(let place, _), .move(let place, _), .up(let place, _):
        tracker.add(time: moment.time / 1000, position: place)
      default: break
      }
    }
    let read = tracker.velocity(at: try #require(moments.last).time / 1000)

    #expect(abs(Double(hypot(read.x, read.y)) / velocity - 1) < 1e-3 / velocity + 2e-6)
  }

  @Test func `a flick that no estimator could read is refused`() {
    let flick = FlickStep(from: .zero, to: CGPoint(x: 10, y: 0), velocity: 4000)
    var slow = FlickStep(from: .zero, to: CGPoint(x: 10, y: 0), velocity: 50)
    slow.rate = 20

    #expect {
      try moments(.flick(flick))
    } throws: {
      "\($0)".contains("at least 32 points")
    }
    #expect {
      try moments(.flick(slow))
    } throws: {
      "\($0)".contains("raise the rate")
    }
  }
}
