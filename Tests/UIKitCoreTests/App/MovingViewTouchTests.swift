import Display
import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

/// Touches on a view that `UIView.animate` moves.
@Suite struct MovingViewTouchTests {
  /// Told apart from what other tests report.
  private final class Drifter: UIView {}

  /// A view over the whole page, on its way for ten seconds.
  private func stage() -> (world: Simulation, reports: () -> Int) {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let view = Drifter(frame: page.view.bounds)
    page.view.addSubview(view)
    world.settle()
    let count = Count()
    let before = Diagnostics.onReport
    Diagnostics.onReport = { diagnostic in
      if diagnostic.id == "H32", diagnostic.message.contains("Drifter") { count.value += 1 }
      before?(diagnostic)
    }
    UIView.animate(withDuration: 10) { view.frame.origin.x = 40 }
    world.advanceFrame()
    return (world, { count.value })
  }

  private final class Count {
    var value = 0
  }

  @Test func `H32 a drag on it is told once, however long it is`() {
    let (world, reports) = stage()
    defer { Diagnostics.onReport = nil }

    world.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 600))
    let first = reports()
    world.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 600))

    #expect(first == 1)
    #expect(reports() == 2)
  }

  @Test func `H32 clicks and the wheel are no reason to speak`() {
    let (world, reports) = stage()
    defer { Diagnostics.onReport = nil }

    for _ in 0..<5 { world.finger.tap(at: CGPoint(x: 200, y: 300)) }
    for _ in 0..<20 {
      world.input.schedule(
        .scroll(
          ScrollSample(
            position: CGPoint(x: 200, y: 300), delta: CGPoint(x: 0, y: 53), isContinuous: false,
            time: world.clock.now)), at: world.clock.now)
      world.advanceFrame()
    }

    #expect(reports() == 0)
  }
}
