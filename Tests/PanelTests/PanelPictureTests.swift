import Display
import Foundation
import GestureLab
import Playground
import Simulator
import Testing
import UIKitCore

@testable import Panel

@MainActor @Suite(.serialized) struct PanelGoldenTests {
  private let golden = Golden(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden").path)

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [CGFloat(1), 2])
  func `the panel after two gestures`(style: UIUserInterfaceStyle, scale: CGFloat) throws {
    let stage = try PanelStage(scale: scale, isPainting: true, style: style)
    stage.model.session.set("velocity", to: 500)
    stage.swipe(110)
    stage.simulation.settle()
    stage.finger.flick(
      from: stage.device(30, 500), to: stage.device(130, 500), velocity: 700)
    stage.simulation.settle()

    let picture = try #require(stage.simulation.image())

    let name = "panel-\(style == .dark ? "dark" : "light")@\(Int(scale))x"
    #expect(golden.mismatch(picture, name) == nil)
  }

  @Test(arguments: [PanelPage.plots, .frames])
  func `the other pages`(page: PanelPage) throws {
    let stage = try PanelStage(isPainting: true)
    stage.swipe(220)
    stage.simulation.settle()
    for index in 0..<90 {
      stage.model.frames.add(
        .init(cost: 0.002 + Double(index % 7) * 0.001, latency: 0.012, missed: index == 40 ? 1 : 0))
    }
    stage.bench.controller.show(page)
    stage.simulation.advance(by: 0.5)

    let picture = try #require(stage.simulation.image())

    #expect(golden.mismatch(picture, "panel-\(page.rawValue)@1x") == nil)
  }

  @Test func `the overlay in mid-drag`() throws {
    let stage = try PanelStage(isPainting: true)
    stage.finger.key(.character("o"))
    stage.finger.down(at: stage.device(30, 500))
    stage.finger.move(to: stage.device(170, 520), over: 0.35)

    let picture = try #require(stage.simulation.image())

    #expect(golden.mismatch(picture, "overlay@1x") == nil)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the gallery with nothing to tune yet`(style: UIUserInterfaceStyle) throws {
    let stage = try PanelStage("gallery", state: nil, isPainting: true, style: style)
    stage.simulation.advance(by: 1)

    try expect(stage, "gallery-\(style == .dark ? "dark" : "light")@1x")
  }

  @Test(arguments: ["pull-to-dismiss", "card-stack"])
  func `a curve, and a spring, to take hold of`(scene: String) throws {
    let stage = try PanelStage(scene, state: nil, isPainting: true)
    stage.bench.show(.motion)
    stage.finger.key(.tab)
    stage.simulation.advance(by: 0.5)

    try expect(stage, "motion-\(scene)@1x")
  }

  @Test func `the map while its line is dragged shows what would flip`() throws {
    let stage = try PanelStage(isPainting: true)
    for way in [90, 140, 170, 230] {
      stage.swipe(CGFloat(way))
      stage.simulation.settle()
    }
    let map = stage.bench.controller.map.map
    let from = map.place(of: Release(percent: 0.4, velocity: 1500, length: 390))
    let to = map.place(of: Release(percent: 0.3, velocity: 1500, length: 390))
    stage.finger.down(at: stage.panel(map.convert(from, to: nil)))
    stage.finger.move(to: stage.panel(map.convert(to, to: nil)), over: 0.3)

    try expect(stage, "map@1x")
  }

  @Test(arguments: [PanelCommand.showKeys, .presets, .choosePlot])
  func `what lies over the panel`(command: PanelCommand) throws {
    let stage = try PanelStage(isPainting: true, style: .dark)
    stage.swipe(220)
    stage.simulation.settle()
    stage.bench.perform(command)
    stage.simulation.advance(by: 0.5)

    try expect(stage, "sheet-\(command.rawValue)@1x")
  }

  @Test func `an earlier gesture is seen again under its overlay`() throws {
    let stage = try PanelStage(isPainting: true)
    stage.finger.key(.character("o"))
    stage.bench.show(.plots)
    for way in [120, 230] {
      stage.swipe(CGFloat(way))
      stage.simulation.settle()
    }
    stage.finger.key(.character("h"))
    stage.simulation.advance(by: 0.4)
    stage.finger.key(.character(","))

    try expect(stage, "again@1x")
  }

  private func expect(_ stage: PanelStage, _ name: String) throws {
    let picture = try #require(stage.simulation.image())
    #expect(golden.mismatch(picture, name) == nil)
  }
}
