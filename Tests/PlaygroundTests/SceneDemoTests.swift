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

    var isOnItsSide: Bool { size.width > size.height }

    var testDescription: String { "\(scene) at \(Int(size.width)) × \(Int(size.height))" }
  }

  nonisolated static let scenes = [
    "swipe-back", "pull-to-dismiss", "circle-reveal", "side-menu", "pull-up-player", "tab-fade",
    "card-sheet", "fade-edge", "system-navigation", "detents", "photo-zoom", "card-stack",
    "interruptible", "scroll-lab", "conflict-lab", "pitfalls",
  ]

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

  /// Views that say what happened to them, and so honestly differ afterwards.
  private func logs(in window: UIWindow) -> [UIView] {
    window.all(FingerBanner.self) as [UIView] + window.all(ConflictReadout.self)
      + window.all(CallLogView.self)
  }

  /// Rendered as the gallery does, with what is written about it left out.
  private func picture(of window: UIWindow) -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      UIColor.black.setFill()
      for log in logs(in: window) {
        UIBezierPath(rect: log.convert(log.bounds, to: nil)).fill()
      }
    }.pngData()
  }

  /// Where everything is: which controllers there are, and how far each list is scrolled.
  private func place(of window: UIWindow) -> [String] {
    var lines: [String] = []
    var controller = window.rootViewController
    while let current = controller {
      let stack = (current as? UINavigationController)?.viewControllers.map { "\(type(of: $0))" }
      lines.append("\(type(of: current)) \(stack ?? [])")
      controller = current.presentedViewController
    }
    return lines
      + window.all(UIScrollView.self).filter { $0.window != nil }.map {
        "\(type(of: $0)) \($0.contentOffset.x + 0) \($0.contentOffset.y + 0)"
      }
  }

  @Test(arguments: cases)
  func `it goes through the scene's idea and comes back to how it began`(play: Case) throws {
    let stage = try SceneStage(play.scene, size: play.size)
    let demo = try SceneCatalog.scene(id: play.scene).demo
    let insets = stage.simulation.screen.deviceInsets
    let (rest, home) = (picture(of: stage.window), place(of: stage.window))
    let area = CGRect(origin: .zero, size: play.size).inset(by: insets)
    let (touches, end) = demo.touches(in: area)
    let zero = stage.simulation.clock.now
    var places: [[String]] = []
    stage.onFrame = {
      let place = place(of: stage.window)
      if places.last != place { places.append(place) }
    }

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
    stage.onFrame = nil

    switch play.scene {
    case "scroll-lab":
      #expect(places.contains { $0 != home }, "the page has scrolled")
    case "pitfalls":
      #expect(places.contains { $0.first == home.first && $0 != home }, "the list has scrolled")
      #expect(places.contains { $0.first?.contains("PitfallController") == true })
      // The mistake is told of, and of nothing else.
      #expect(stage.diagnostics.map(\.id) == ["H3"], "\(stage.diagnostics)")
    case "card-sheet" where play.isOnItsSide:
      // A sheet covers a device that lies on its side, and cannot be dragged: nothing is judged.
      #expect(stage.verdicts.isEmpty)
      #expect(places.contains { $0.contains { $0.contains("NoteController") } })
    case "detents" where play.isOnItsSide:
      // Nor has it heights to choose from.
      #expect(stage.verdicts.isEmpty)
    default:
      #expect(stage.verdicts.last?.outcome == .finish)
    }
    if play.scene != "pitfalls" { #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)") }
    #expect(place(of: stage.window) == home)
    #expect(picture(of: stage.window) == rest)
  }
}
