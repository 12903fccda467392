import Foundation
import QuartzCore
import Simulator

@testable import UIKitCore

/// A box in a window on a virtual clock.
final class BoxStage {
  let world: Simulation
  let page = UIViewController()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let started: TimeInterval
  private(set) var diagnostics: [String] = []

  init(refreshRate: Double = 60, isPainting: Bool = false) {
    world = Simulation(refreshRate: refreshRate, isPainting: isPainting)
    world.show(page)
    page.view.addSubview(box)
    world.settle()
    started = world.clock.now
    Diagnostics.onReport = { [weak self] in self?.diagnostics.append($0.id) }
  }

  var shown: CALayer { box.layer.presentation() ?? box.layer }
  /// Where the box's centre is seen.
  var x: CGFloat { shown.position.x }
}

/// Whether two numbers are equal but for `tolerance`.
func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
