import Display
import Foundation
import QuartzCore
import Simulator
import Testing

@testable import Playground
@testable import UIKitCore

/// What the cards of the gallery play, played for everybody to hear.
@Suite struct SceneDemoTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let scene: String
    let size: CGSize

    var testDescription: String { "\(scene) at \(Int(size.width)) × \(Int(size.height))" }
  }

  nonisolated static let scenes = [
    "swipe-back", "pull-to-dismiss", "circle-reveal", "side-menu", "pull-up-player", "tab-fade",
    "card-sheet", "fade-edge", "system-navigation", "detents", "photo-zoom", "card-stack",
    "interruptible", "scroll-lab", "conflict-lab", "pitfalls",
  ]
  /// Nothing there is in the hand but what scrolls.
  nonisolated static let scrolling = ["scroll-lab", "pitfalls"]
  /// They write down what happened to them, or have their rows in another order afterwards.
  nonisolated static let telling = ["card-sheet", "scroll-lab", "conflict-lab", "pitfalls"]

  nonisolated static let cases = scenes.flatMap { scene in
    [
      CGSize(width: 390, height: 844), CGSize(width: 375, height: 667),
      CGSize(width: 430, height: 932), CGSize(width: 844, height: 390),
    ].map { Case(scene: scene, size: $0) }
  }

  @Test func `every scene has one`() {
    #expect(SceneCatalog.all.map(\.id) == Self.scenes)
    #expect(SceneCatalog.all.allSatisfy { !$0.demo.isEmpty })
  }

  /// Rendered as the gallery does.
  private func picture(of window: UIWindow) -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }.pngData()
  }

  @Test(arguments: cases)
  func `it goes through the scene's idea and comes back to how it began`(play: Case) throws {
    let stage = try SceneStage(play.scene, size: play.size)
    let demo = try SceneCatalog.scene(id: play.scene).demo
    let insets = stage.simulation.screen.deviceInsets
    let rest = picture(of: stage.window)
    let area = CGRect(origin: .zero, size: play.size).inset(by: insets)
    let (touches, end) = demo.touches(in: area)
    let zero = stage.simulation.clock.now

    for touch in touches {
      let phase: PointerSample.Phase =
        touch.phase == .began ? .down : touch.phase == .moved ? .move : .up
      let time = zero + touch.time
      stage.simulation.input.schedule(
        .pointer(
          PointerSample(phase: phase, position: touch.point, time: time, device: .scripted)),
        at: time)
    }
    stage.simulation.advance(by: end)
    stage.simulation.settle(within: 3)
    // Scroll indicators fade.
    stage.simulation.advance(by: 2)

    // A low device has no medium height to leave, and sheets that fill it.
    let isTooLow =
      ["detents", "card-sheet"].contains(play.scene) && play.size.height < play.size.width
    if !Self.scrolling.contains(play.scene), !isTooLow {
      #expect(stage.verdicts.last?.outcome == .finish)
    }
    #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
    if !Self.telling.contains(play.scene) { #expect(picture(of: stage.window) == rest) }
  }
}
