import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Every scene under other conditions than a phone in the hand: other sizes, other paces.
@Suite(.serialized) struct SceneConditionsTests {
  private nonisolated static let sizes = [
    CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
    CGSize(width: 375, height: 667), CGSize(width: 430, height: 932),
    CGSize(width: 820, height: 1180),
  ]

  private func resize(_ stage: SceneStage, to size: CGSize) {
    stage.simulation.input.schedule(
      .surface(.resized(size, scale: 1)), at: stage.simulation.clock.now)
    stage.simulation.advance(by: 0.1)
  }

  /// Everything that can be seen, by type, size and place.
  private func look(_ stage: SceneStage) -> [String] { look(of: stage.window) }

  private func look(of view: UIView) -> [String] {
    // What tells of the past differs by that.
    guard !view.isHidden, view.alpha > 0.01, "\(type(of: view))" != "LogRow" else { return [] }
    let own = "\(type(of: view)) \(view.bounds.size) \(view.center) \(view.transform) \(view.alpha)"
    // Nor does it matter which rows wait outside.
    let seen = view.subviews.filter {
      !(view is UIScrollView) || $0.frame.intersection(view.bounds).height > 0
    }
    return [own] + seen.flatMap { look(of: $0) }
  }

  private func expectSame(_ seen: [String], _ wanted: [String], _ what: String) {
    guard seen != wanted else { return }
    let first = zip(seen, wanted).first { $0 != $1 }
    Issue.record(
      "\(what): \(seen.count) views, not \(wanted.count); \(first?.0 ?? "") is not \(first?.1 ?? "")"
    )
  }

  @Test func `there is a drag for every scene`() {
    #expect(SceneHold.all.map(\.scene) == SceneCatalog.all.map(\.id))
  }

  @Test(arguments: SceneHold.all.map(\.scene))
  func `resized while it is open it looks as if it had been opened so`(id: String) throws {
    let states = try SceneCatalog.scene(id: id).states.prefix(4)
    for (state, size) in states.flatMap({ state in Self.sizes.map { (state, $0) } }) {
      let fresh = look(try SceneStage(id, state: state, size: size))
      let stage = try SceneStage(id, state: state)

      resize(stage, to: size)
      stage.settle()

      expectSame(look(stage), fresh, "\(state) at \(size.width)x\(size.height)")
      #expect(stage.diagnostics.map(\.id) == [])
    }
  }

  @Test(arguments: SceneHold.all, sizes)
  func `resized in mid-drag and taken back it looks as if it had been opened so`(
    hold: SceneHold, size: CGSize
  ) throws {
    let fresh = look(try SceneStage(hold.scene, state: hold.state, size: size))
    let stage = try SceneStage(hold.scene, state: hold.state)

    stage.finger.down(at: hold.start)
    stage.finger.move(to: hold.middle, over: 0.3)
    resize(stage, to: size)
    stage.finger.move(to: hold.start, over: 0.4)
    stage.finger.hold(for: 0.3)
    stage.finger.up()
    stage.settle()

    // A list that took part of the way back is scrolled by as much.
    let isSame = hold.decides && hold.scene != "conflict-lab"
    if isSame { expectSame(look(stage), fresh, "\(size.width)x\(size.height)") }
    #expect(stage.diagnostics.map(\.id) == [])
  }

  /// Where the named views are seen.
  private func frames(_ stage: SceneStage) -> [String: CGRect] {
    Dictionary(
      stage.run.namedViews().compactMap { name, view in
        guard view.window != nil, let shown = view.layer.presentation() else { return nil }
        return (name, shown.frame)
      }
    ) { first, _ in first }
  }

  @Test(arguments: SceneHold.all, [0.1, 0])
  func `slowed down or stopped the scene is under the finger as ever`(
    hold: SceneHold, speed: Double
  ) throws {
    var seen: [[String: CGRect]] = []
    for pace in [1, speed] {
      let stage = try SceneStage(hold.scene, state: hold.state)
      stage.simulation.loop.speed = pace
      stage.finger.down(at: hold.start)
      stage.finger.move(to: hold.middle, over: 0.3)
      stage.finger.hold(for: 0.3)
      seen.append(frames(stage))
    }

    #expect(seen[0].keys == seen[1].keys)
    for (name, frame) in seen[0] {
      let other = seen[1][name] ?? .null
      let off = [
        frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
        frame.height - other.height,
      ].map(abs).max()
      #expect((off ?? .infinity) < 0.5, "\(name): \(other), not \(frame)")
    }
  }

  @Test(arguments: SceneHold.all.filter(\.decides))
  func `in slow motion the same is decided, and it comes to rest where it does otherwise`(
    hold: SceneHold
  ) throws {
    var verdicts: [[Verdict.Outcome]] = []
    var looks: [[String]] = []
    for pace in [1, 0.25] {
      let stage = try SceneStage(hold.scene, state: hold.state)
      stage.simulation.loop.speed = pace
      stage.finger.drag(from: hold.start, to: hold.end, over: 0.4, hold: 0.3)
      stage.simulation.settle(within: 40)
      verdicts.append(stage.verdicts.map(\.outcome))
      looks.append(look(stage))
    }

    #expect(verdicts[0] == [.finish])
    #expect(verdicts[1] == verdicts[0])
    expectSame(looks[1], looks[0], "slow")
  }
}
