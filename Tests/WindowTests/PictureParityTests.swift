import Drawing
import Foundation
import Geometry
import Playground
import Simulator
import Testing
import UIKitCore
import XTestPointer

extension WindowTests {
  /// The picture without a display is the window's, byte for byte.
  @Suite struct PictureParityTests {
    nonisolated struct Case: Sendable, CustomTestStringConvertible {
      let transition: TransitionCase
      let scale: Int
      /// How far the finger holds the transition; nil for rest.
      let percent: Double?

      var testDescription: String {
        "\(transition.scene) at scale \(scale), "
          + (percent.map { "\(Int($0 * 100)) %" } ?? "at rest")
      }

      static let all = TransitionCase.all.flatMap { transition in
        [1, 2].flatMap { scale in
          [nil, 0.25, 0.6].map { Case(transition: transition, scale: scale, percent: $0) }
        }
      }
    }

    @Test(arguments: Case.all)
    func `the headless picture equals the window's`(_ item: Case) throws {
      let session = try WindowSession(
        item.transition.scene, state: item.transition.state, scale: item.scale)
      if let percent = item.percent {
        session.press(at: item.transition.start)
        session.move(to: item.transition.place(at: percent).point)
        try session.waitUntilInteractive()
      }
      try session.program.rest()

      let shown = session.pointer.pixels(
        x: 0, y: 0, width: 390 * item.scale, height: 844 * item.scale)
      let painted = try Self.headless(item)

      try Self.expectEqual(shown, painted, width: 390 * item.scale)
    }

    @Test func `what 'segue snapshot' writes is what the window shows`() throws {
      let path = NSTemporaryDirectory() + "segue-parity-\(getpid()).png"
      defer { try? FileManager.default.removeItem(atPath: path) }
      let session = try WindowSession("pull-to-dismiss", state: "home", scale: 2)
      try session.program.rest()

      let snapshot = try SegueProcess(
        ["snapshot", "pull-to-dismiss", "--scale", "2", "-o", path], display: nil)

      #expect(try snapshot.end().status == 0)
      let written = try CGImage(contentsOfFile: path)
      let shown = session.pointer.pixels(x: 0, y: 0, width: 780, height: 1688)
      #expect(written.width == 780)
      #expect(written.height == 1688)
      try Self.expectEqual(shown, Self.pixels(of: written), width: 780)
    }

    /// The same gesture on the virtual clock.
    private static func headless(_ item: Case) throws -> [UInt32] {
      let simulation = Simulation(scale: CGFloat(item.scale), isPainting: true)
      let info = try SceneCatalog.scene(id: item.transition.scene)
      let run = info.make(TunableValues(info.tunables), item.transition.state)
      simulation.show(run.root)
      SystemChrome.install(on: simulation.screen)
      defer { SystemChrome.remove(from: simulation.screen) }
      simulation.settle()
      if let percent = item.percent {
        simulation.finger.down(at: item.transition.start)
        simulation.finger.move(to: item.transition.place(at: percent).point, over: 0.5)
        simulation.settle()
      }
      return try #require(simulation.compositor).pixels().map { $0 & 0xFF_FFFF }
    }

    private static func pixels(of image: CGImage) -> [UInt32] {
      let count = image.width * image.height
      let all = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
        if let target = buffer.baseAddress {
          image.copyPixels(to: target, bytesPerRow: 4 * image.width)
          filled = count
        }
      }
      return all.map { $0 & 0xFF_FFFF }
    }

    private static func expectEqual(
      _ shown: [UInt32], _ painted: [UInt32], width: Int,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try #require(shown.count == painted.count, sourceLocation: sourceLocation)
      let different = zip(shown, painted).enumerated().filter { $1.0 != $1.1 }
      let first = different.first.map { index, colors in
        "first at \(index % width), \(index / width): window \(String(colors.0, radix: 16)), "
          + "headless \(String(colors.1, radix: 16))"
      }
      #expect(
        different.isEmpty, "\(different.count) pixels differ, \(first ?? "")",
        sourceLocation: sourceLocation)
    }
  }
}
