import Display
import Foundation
import Playground
import QuartzCore
import Simulator
import Testing
import UIKitCore

@testable import Panel

@MainActor @Suite(.serialized) struct PlotsCardTests {
  /// Whether each plot's lines wait to be drawn.
  private func waiting(_ stage: PanelStage) -> [Bool] {
    let plots = stage.bench.controller.plots
    return [plots.progress, plots.velocity, plots.offset, plots.chosen].map { plot in
      plot.subviews.contains { $0 is PlotCurves && $0.layer.needsDisplay() }
    }
  }

  private func drawn(_ way: CGFloat) throws -> PanelStage {
    let stage = try PanelStage()
    stage.swipe(way)
    stage.simulation.settle()
    stage.bench.show(.plots)
    stage.simulation.advance(by: 0.2)
    return stage
  }

  @Test func `a value the plots do not show leaves them alone`() throws {
    let stage = try drawn(120)
    let before = waiting(stage)

    stage.model.session.set("shadowRadius", to: 9)
    let other = waiting(stage)
    stage.model.session.set("threshold", to: 0.7)

    #expect(before == [false, false, false, false])
    #expect(other == [false, false, false, false])
    #expect(waiting(stage) == [true, true, true, true])
    #expect(
      stage.bench.controller.plots.progress.limits.map(\.name)
        == ["finishes from 0.40", "now from 0.70"])
  }

  @Test func `another gesture of the same length is shown, seen or not`() throws {
    let stage = try drawn(120)
    let plots = stage.bench.controller.plots
    let first = plots.progress.values

    stage.finger.key(.character("p"))
    stage.swipe(90)
    stage.simulation.settle()
    stage.finger.key(.character("p"))
    stage.simulation.advance(by: 0.2)

    let track = try #require(stage.model.history.selected?.track)
    #expect(stage.model.history.all.count == 2)
    #expect(plots.progress.values != first)
    #expect(plots.progress.values == [track.frames.compactMap(\.progress)])
  }
}
