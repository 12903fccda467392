import Foundation
import Motion
import Testing

@Suite struct VelocityTrackerTests {
  private func tracker(speed: Double, rate: Double, seconds: Double) -> VelocityTracker {
    var tracker = VelocityTracker()
    for step in 0...Int(seconds * rate) {
      let time = Double(step) / rate
      tracker.add(time: time, position: CGPoint(x: speed * time, y: -speed * time / 2))
    }
    return tracker
  }

  @Test(arguments: [15.0, 30, 60, 125, 1000, 4000])
  func `A48: a steady finger has its speed at any sample rate`(rate: Double) {
    let tracker = tracker(speed: 800, rate: rate, seconds: 0.5)

    let velocity = tracker.velocity(at: 0.5)

    #expect(abs(velocity.x - 800) < 1e-6)
    #expect(abs(velocity.y + 400) < 1e-6)
  }

  @Test func `A48: only the last tenth of a second counts`() {
    var tracker = tracker(speed: 800, rate: 100, seconds: 0.5)
    for step in 1...10 {
      tracker.add(
        time: 0.5 + Double(step) / 100, position: CGPoint(x: 400 + 2 * Double(step), y: -200))
    }

    #expect(abs(tracker.velocity(at: 0.6).x - 200) < 1e-6)
  }

  @Test func `A48: after a tenth of a second at rest the velocity is zero`() {
    let tracker = tracker(speed: 800, rate: 100, seconds: 0.5)

    #expect(tracker.velocity(at: 0.6) == .zero)
    #expect(tracker.velocity(at: 5) == .zero)
    #expect(tracker.velocity(at: 0.55).x > 0)
    #expect(tracker.velocity(at: 0.55).x < 800)
  }

  @Test func `a rest told by repeated positions counts as one`() {
    var tracker = tracker(speed: 800, rate: 100, seconds: 0.5)
    for step in 1...12 {
      tracker.add(time: 0.5 + Double(step) / 100, position: CGPoint(x: 400, y: -200))
    }

    #expect(tracker.velocity(at: 0.62) == .zero)
  }

  @Test func `a release a sample later keeps the speed`() {
    let tracker = tracker(speed: 800, rate: 100, seconds: 0.5)

    #expect(abs(tracker.velocity(at: 0.51).x - 800) < 1e-6)
  }

  @Test func `the first step after a long rest is spread over the window`() {
    var tracker = VelocityTracker()
    tracker.add(time: 0, position: .zero)
    tracker.add(time: 1, position: CGPoint(x: 3, y: 0))

    #expect(abs(tracker.velocity(at: 1).x - 30) < 1e-6)
  }

  @Test func `a gap among close samples is a rest, one like its neighbour is a slow device`() {
    var rested = tracker(speed: 800, rate: 125, seconds: 0.08)
    var slow = rested
    rested.add(time: 0.15, position: CGPoint(x: 68, y: 0))
    slow.add(time: 0.15, position: CGPoint(x: 120, y: 0))
    slow.add(time: 0.22, position: CGPoint(x: 176, y: 0))

    // Eight tenths of the last tenth of a second were rest.
    #expect(rested.velocity(at: 0.15).x < 300)
    #expect(abs(slow.velocity(at: 0.22).x - 800) < 40)
  }

  @Test func `one sample has no speed`() {
    var tracker = VelocityTracker()

    tracker.add(time: 1, position: CGPoint(x: 3, y: 3))

    #expect(tracker.velocity(at: 1) == .zero)
    #expect(VelocityTracker().velocity(at: 0) == .zero)
  }

  @Test func `time stamps may repeat and run backwards`() {
    var tracker = VelocityTracker()
    for (time, x) in [(0.0, 0.0), (0.01, 5), (0.01, 8), (0.005, 9), (0.02, 16)] {
      tracker.add(time: time, position: CGPoint(x: x, y: 0))
    }

    #expect(abs(tracker.velocity(at: 0.02).x - 800) < 1e-6)
  }

  @Test func `all samples in one moment have a direction and the least speed they can have had`() {
    var tracker = VelocityTracker()
    for x in 0..<5 { tracker.add(time: 2, position: CGPoint(x: x, y: 0)) }

    #expect(tracker.velocity(at: 2) == CGPoint(x: 40, y: 0))
    #expect(tracker.velocity(at: 2.2) == .zero)
  }

  @Test func `a millisecond between two stamps makes no bullet of a finger`() {
    var tracker = VelocityTracker()
    tracker.add(time: 1, position: .zero)
    tracker.add(time: 1.001, position: CGPoint(x: 4, y: 0))

    #expect(tracker.velocity(at: 1.001).x <= 500)
  }

  @Test func `what is not a number is dropped`() {
    var tracker = tracker(speed: 800, rate: 100, seconds: 0.5)

    tracker.add(time: .nan, position: .zero)
    tracker.add(time: 0.5, position: CGPoint(x: CGFloat.nan, y: 0))
    tracker.add(time: .infinity, position: .zero)

    #expect(abs(tracker.velocity(at: 0.5).x - 800) < 1e-6)
    #expect(tracker.velocity(at: .nan) == .zero)
  }

  @Test func `restarting keeps the place and forgets the way`() {
    var tracker = tracker(speed: 800, rate: 100, seconds: 0.5)

    tracker.restart()

    #expect(tracker.velocity(at: 0.5) == .zero)
    tracker.add(time: 0.51, position: CGPoint(x: 401, y: -200))
    #expect(abs(tracker.velocity(at: 0.51).x - 100) < 1e-6)
  }
}
