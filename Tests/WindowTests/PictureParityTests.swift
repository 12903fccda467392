import Foundation
import Playground
import Simulator
import Testing
import UIKitCore
import XTestPointer

/// The window shows what the headless run paints, byte for byte.
@Suite(.serialized) @MainActor
struct PictureParityTests {
  @Test(arguments: DragScene.allCases, [1, 2] as [CGFloat])
  func `at rest every pixel is the same`(_ scene: DragScene, scale: CGFloat) throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(scene, scale: scale)
    let simulation = try settled(scene, scale: scale)
    defer { SystemChrome.remove(from: simulation.screen) }

    let difference = try difference(desk, segue, simulation)

    #expect(difference == .none)
  }

  @Test(arguments: DragScene.allCases, [1, 2] as [CGFloat])
  func `under the finger every pixel is the same`(_ scene: DragScene, scale: CGFloat) throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(scene, scale: scale)
    let simulation = try settled(scene, scale: scale)
    defer { SystemChrome.remove(from: simulation.screen) }
    let way = scene.way(to: 0.37)

    try desk.takeHold(scene, way, of: segue)
    simulation.finger.down(at: scene.start)
    simulation.finger.move(to: scene.point(at: way), over: 0.2)
    simulation.advance(by: 0.2)
    let difference = try difference(desk, segue, simulation)

    #expect(difference == .none)
  }

  @Test(arguments: DragScene.allCases)
  func `after a drag that came to nothing every pixel is the same`(_ scene: DragScene) throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(scene)
    let simulation = try settled(scene, scale: 1)
    defer { SystemChrome.remove(from: simulation.screen) }
    let way = scene.way(to: 0.2)

    try desk.takeHold(scene, way, of: segue)
    desk.release()
    try segue.end(of: scene.kind)
    simulation.finger.drag(from: scene.start, to: scene.point(at: way))
    simulation.settle(within: 5)
    let difference = try difference(desk, segue, simulation)

    #expect(difference == .none)
  }

  /// The scene as `segue run` builds it, at rest.
  private func settled(_ scene: DragScene, scale: CGFloat) throws -> Simulation {
    let info = try SceneCatalog.scene(id: scene.rawValue)
    let simulation = Simulation(scale: scale, isPainting: true)
    simulation.show(info.make(TunableValues(info.tunables), scene.state).root)
    SystemChrome.install(on: simulation.screen)
    simulation.settle(within: 5)
    return simulation
  }

  /// How far the window is from the headless picture, once the window stands still.
  private func difference(
    _ desk: Desk, _ segue: LiveSegue, _ simulation: Simulation
  ) throws -> PixelDifference {
    let compositor = try #require(simulation.compositor)
    let expected = compositor.pixels()
    var difference = PixelDifference.none
    // A frame may still be on its way to the screen; each look comes after news from the program.
    for _ in 0..<40 {
      _ = try segue.counters()
      let shown = try #require(desk.hand).pixels(
        x: 0, y: 0, width: compositor.width, height: compositor.height)
      difference = PixelDifference(expected, shown, width: compositor.width)
      if difference == .none { break }
    }
    return difference
  }
}
