import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct FrameLoopSpeedTests {
  private func half(_ simulation: Simulation) -> UIView {
    let page = UIViewController()
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(square)
    simulation.show(page)
    simulation.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.center.x = 105 }
    simulation.advance(by: 0.5)
    return square
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test func `what stood still goes on from where it stood, however long that was`() {
    let simulation = Simulation()
    let square = half(simulation)
    simulation.loop.speed = 0
    simulation.advance(by: 0.1)
    let still = x(square)
    simulation.advance(by: 7)

    simulation.loop.speed = 1
    simulation.advance(by: 0.1)

    #expect(still > 40 && still < 70)
    #expect(abs(x(square) - still - 10) < 3.5)
  }

  @Test func `a loop that rested counts a new speed from the moment it was set`() {
    let simulation = Simulation()
    simulation.show(UIViewController())
    simulation.settle()
    simulation.advance(by: 5)
    let before = CACurrentMediaTime()

    simulation.loop.speed = 0.1
    let after = CACurrentMediaTime()
    simulation.advance(by: 1)

    #expect(abs(after - before) < 1e-9)
    #expect(abs(CACurrentMediaTime() - after - 0.1) < 0.02)
  }
}
