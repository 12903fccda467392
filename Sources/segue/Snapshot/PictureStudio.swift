import Display
import Drawing
import Foundation
import Playground
import Simulator
import UIKitCore

/// Takes pictures of a scene without a display, on a virtual clock.
@MainActor
final class PictureStudio {
  /// How long the finger rests before a picture: what changes over by itself has done so then.
  /// Units: seconds. Source: chosen.
  private static let stillness: TimeInterval = 0.3

  private let request: SceneRequest
  private let simulation: Simulation

  /// The drag a demonstration makes, in seconds. Source: chosen, an unhurried hand.
  static let dragTime: TimeInterval = 0.4
  /// How far it goes; more than any scene's threshold. Units: 0…1.
  static let dragPercent = 0.6

  /// - Parameter scale: pixels a point.
  init(_ request: SceneRequest, scale: CGFloat) {
    self.request = request
    simulation = Simulation(size: request.device.size, scale: scale, isPainting: true)
    let scene = request.info.make(request.values, request.state)
    simulation.show(scene.root)
    SystemChrome.install(on: simulation.screen)
    simulation.settle(within: 5)
  }

  /// Ends the picture taking; another studio may begin.
  func close() {
    SystemChrome.remove(from: simulation.screen)
  }

  /// The scene at rest.
  func picture() -> CGImage? { simulation.image() }

  /// Pictures with the finger at each of `percents`, which must rise.
  func pictures(at percents: [Double], of drag: SceneDrag) -> [CGImage] {
    simulation.finger.down(at: drag.start)
    return percents.compactMap { percent in
      simulation.finger.move(to: drag.point(at: percent), over: Self.dragTime / 4)
      simulation.finger.hold(for: Self.stillness)
      return simulation.image()
    }
  }

  /// Pictures at each of `times` after the finger came down for the demonstration drag; times must
  /// rise. Units: seconds.
  func pictures(at times: [TimeInterval], demonstrating drag: SceneDrag) -> [CGImage] {
    let begin = simulation.clock.now
    let end = drag.point(at: Self.dragPercent)
    let finger = simulation.finger
    finger.sampleDrag(from: drag.start, to: end, over: Self.dragTime, at: begin, in: simulation)
    return times.compactMap { time in
      simulation.advance(by: begin + time - simulation.clock.now)
      return simulation.image()
    }
  }
}

@MainActor
extension Finger {
  /// Writes a whole drag down in advance, so that time can be stepped at will meanwhile.
  fileprivate func sampleDrag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval, at begin: TimeInterval,
    in simulation: Simulation
  ) {
    simulation.schedule(.down, at: start, time: begin)
    let count = max(1, Int((seconds * sampleRate).rounded()))
    for step in 1...count {
      let part = Double(step) / Double(count)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      simulation.schedule(.move, at: point, time: begin + seconds * part)
    }
    simulation.schedule(.up, at: end, time: begin + seconds)
  }
}
