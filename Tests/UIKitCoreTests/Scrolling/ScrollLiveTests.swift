import Foundation
import Simulator
import Testing

@testable import UIKitCore

/// The same behaviour through the whole frame loop, with the scripted finger.
@Suite struct ScrollLiveTests {
  private func make() -> (Simulation, UIScrollView) {
    let simulation = Simulation()
    let root = UIViewController()
    let list = UIScrollView(frame: simulation.screen.bounds)
    list.contentSize = CGSize(width: 390, height: 5000)
    list.contentInsetAdjustmentBehavior = .never
    root.view.addSubview(list)
    simulation.show(root)
    return (simulation, list)
  }

  @Test func `a flick through the frame loop runs out and comes to rest`() {
    let (simulation, list) = make()

    simulation.finger.flick(
      from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300), velocity: 1500)
    #expect(list.isDecelerating)
    #expect(list.contentOffset.y >= 390)

    #expect(simulation.settle())
    #expect(!list.isDecelerating)
    #expect(abs(list.contentOffset.y - 390 - 1490 * 0.499) < 2)
  }

  @Test func `two runs of one flick give the same offsets`() {
    func run() -> [CGFloat] {
      let (simulation, list) = make()
      simulation.finger.flick(
        from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300), velocity: 1500)
      return (0..<100).map { _ in
        simulation.advanceFrame()
        return list.contentOffset.y
      }
    }

    #expect(run() == run())
  }

  @Test func `a long press comes on time with nothing else moving`() {
    let (simulation, list) = make()
    let press = UILongPressGestureRecognizer()
    list.addGestureRecognizer(press)

    simulation.finger.down(at: CGPoint(x: 100, y: 300))
    simulation.advance(by: 0.45)
    #expect(press.state == .possible)
    simulation.advance(by: 0.1)

    #expect(press.state == .began)
  }
}
