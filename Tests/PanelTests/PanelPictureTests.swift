import Display
import Foundation
import GestureLab
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
}
