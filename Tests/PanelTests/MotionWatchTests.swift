import Display
import Foundation
import Simulator
import Testing
import UIKitCore

@testable import Panel

@MainActor @Suite(.serialized) struct MotionWatchTests {
  private func track(_ id: String, _ state: String, _ from: CGPoint, _ to: CGPoint) throws
    -> GestureTrack
  {
    let stage = try PanelStage(id, state: state)
    stage.simulation.settle()
    stage.finger.drag(
      from: stage.device(from.x, from.y), to: stage.device(to.x, to.y), over: 0.4)
    stage.simulation.settle()
    return stage.model.track
  }

  @Test(arguments: [
    ("swipe-back", "detail", CGPoint(x: 30, y: 500), CGPoint(x: 300, y: 500)),
    ("pull-to-dismiss", "presented", CGPoint(x: 195, y: 90), CGPoint(x: 195, y: 600)),
    ("fade-edge", "book", CGPoint(x: 3, y: 500), CGPoint(x: 320, y: 500)),
  ])
  func `progress never falls back where the transition is over`(
    scene: String, state: String, from: CGPoint, to: CGPoint
  ) throws {
    let track = try track(scene, state, from, to)

    let progress = track.frames.compactMap(\.progress)
    #expect(progress.count > 10)
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $1 >= $0 - 0.02 })
  }

  @Test func `the offset is that of one view from its first to its last`() throws {
    let track = try track(
      "swipe-back", "detail", CGPoint(x: 30, y: 500), CGPoint(x: 300, y: 500))

    let frames = track.frames.filter { $0.offset != nil && $0.progress != nil }
    #expect(frames.count > 10)
    for frame in frames {
      let part = (frame.offset ?? 0) / 390
      #expect(abs(part - (frame.progress ?? 0)) < 0.06, "\(frame.time)")
    }
  }

  @Test func `a plot's limits are those the gesture was judged by, with today's beside`() throws {
    let stage = try PanelStage()
    stage.bench.show(.plots)
    stage.swipe(200)
    stage.simulation.settle()

    stage.model.session.set("threshold", to: 0.7)

    let limits = stage.bench.controller.plots.progress.limits
    #expect(limits.map(\.name) == ["finishes from 0.40", "now from 0.70"])
    #expect(limits.map(\.isInForce) == [true, false])
  }
}
