import Display
import Foundation
import Simulator
import Testing
import UIKitCore

@testable import Panel

@MainActor @Suite(.serialized) struct PlotChoiceTests {
  @Test func `a view's numbers are plotted as they were seen`() throws {
    let stage = try PanelStage()
    stage.swipe(200)
    stage.simulation.settle()

    let x = PlotChoice.view("detail", .x).points(in: stage.model.track)
    let release = try #require(stage.model.track.release)
    let held = try #require(x.last { $0.time < release - 0.02 })

    // 10 of slop, within a step of the finger.
    #expect(abs(held.value - 190) < 5)
    // The page is taken away with the last picture; the one before is not quite at the end.
    #expect((x.last?.value ?? 0) > 370)
  }

  @Test func `what a tunable drives beside the named views can be chosen`() throws {
    let stage = try PanelStage()
    stage.model.session.set("dimming", to: 0.5)
    stage.swipe(200)
    stage.simulation.settle()

    let alphas = PlotChoice.all(in: stage.model.track).filter {
      if case .view(_, .alpha) = $0 { true } else { false }
    }
    let spans = alphas.map { choice -> Double in
      let values = choice.points(in: stage.model.track).map(\.value)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }

    #expect(spans.contains { abs($0 - 0.5) < 0.05 }, "\(alphas.map(\.title)) \(spans)")
  }

  @Test(arguments: [
    ("swipe-back", "detail", CGPoint(x: 30, y: 500), CGPoint(x: 240, y: 500), 200.0),
    ("pull-to-dismiss", "presented", CGPoint(x: 195, y: 90), CGPoint(x: 195, y: 300), 200),
  ])
  func `the offset is that of what the finger has hold of`(
    scene: String, state: String, from: CGPoint, to: CGPoint, way: Double
  ) throws {
    let stage = try PanelStage(scene, state: state)
    stage.simulation.settle()

    stage.finger.drag(
      from: stage.device(from.x, from.y), to: stage.device(to.x, to.y), over: 0.4, hold: 0.2)
    stage.simulation.settle()

    let track = stage.model.track
    let release = try #require(track.release)
    let held = track.frames.last { $0.time < release - 0.02 }?.offset ?? 0
    let views = track.views.enumerated().map { index, name in
      let looks = track.frames.compactMap {
        $0.looks.indices.contains(index) ? $0.looks[index]?.y : nil
      }
      return "\(name) \(looks.min() ?? 0)...\(looks.max() ?? 0)"
    }
    #expect(abs(held - way) < 8, "\(held) \(views)")
  }

  @Test func `only what moved is listed, after the finger's own ways`() throws {
    let stage = try PanelStage()
    stage.swipe(200)
    stage.simulation.settle()

    let titles = PlotChoice.all(in: stage.model.track).map(\.title)

    #expect(titles.prefix(3) == ["translation", "finger x", "finger y"])
    #expect(titles.contains("detail · x"))
    #expect(!titles.contains("detail · y"))
  }

  @Test func `the plotted value is chosen by keys`() throws {
    let stage = try PanelStage()
    stage.swipe(200)
    stage.simulation.settle()
    let choices = PlotChoice.all(in: stage.model.track)
    let index = try #require(choices.firstIndex(of: .view("detail", .x)))

    stage.finger.key(.character("v"))
    let isOpen = stage.bench.controller.sheet is ChoiceCard
    for _ in 0..<index { stage.finger.key(.down) }
    stage.finger.key(.return)

    let plot = stage.bench.controller.plots.chosen
    #expect(isOpen)
    #expect(stage.bench.controller.sheet == nil)
    #expect(stage.bench.controller.page == .plots)
    #expect(plot.title == "DETAIL · X")
    #expect((plot.values.first?.max() ?? 0) > 380)
  }

  @Test func `the plot's cursor goes along by keys`() throws {
    let stage = try PanelStage()
    stage.swipe(200)
    stage.simulation.settle()

    stage.finger.key(.character(","))
    stage.finger.key(.character(","))
    let two = try #require(stage.model.lookedAt)
    stage.finger.key(.character("."))
    let one = try #require(stage.model.lookedAt)

    #expect(one > two)
    #expect(one < stage.model.scrubber.film.duration)
  }
}
