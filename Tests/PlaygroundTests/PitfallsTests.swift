import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct PitfallsTests {
  /// What runs by itself, and what tells of it.
  private nonisolated static let byThemselves = [
    ("never-completed", "H3"), ("completed-twice", "H3"), ("wrong-flag", "H8"),
    ("not-put-back", "H7"), ("no-duration", "H27"), ("interactive-start", "H2"),
    ("ended-before-start", "H1"), ("animates-nothing", "H4"), ("curve", "H9"),
    ("new-animator", "H14"), ("nested-push", "H17"), ("presenter-in-container", "H5"),
    ("two-presentations", "H29"), ("weak-delegate", "H30"), ("frame-with-transform", "H31"),
    ("early-snapshot", "H20"),
  ]

  private func stack(_ stage: SceneStage) throws -> UINavigationController {
    try #require(stage.run.root as? UINavigationController)
  }

  private func words(_ stage: SceneStage) throws -> [String] {
    try stack(stage).view.all(UILabel.self).compactMap(\.text)
  }

  @Test(arguments: byThemselves)
  func `each mistake is made, told on the page, and recovered from`(
    name: String, id: String
  ) throws {
    let stage = try SceneStage("pitfalls", state: name)

    stage.finger.key(.return)
    stage.simulation.advance(by: 8)
    stage.settle()

    let told = (stage.diagnostics + stage.notes).map(\.id)
    #expect(told.contains(id), "\(told)")
    #expect(try words(stage).contains { $0.hasPrefix("\(id)  ") && $0.contains("→") })
    #expect(try words(stage).contains { $0.hasPrefix("Recovered") })

    // The way out is open, and a second run is as good as the first.
    stage.finger.key(.return)
    stage.simulation.advance(by: 8)
    stage.settle()
    stage.finger.tap(at: CGPoint(x: 30, y: 68))
    stage.settle()
    #expect(try stack(stage).viewControllers.count == 1)
    #expect(try stack(stage).presentedViewController == nil)
  }

  @Test func `a button that flashes on a phone is put right here, so nothing is told`() throws {
    let stage = try SceneStage("pitfalls", state: "bar-flash")

    stage.finger.key(.return)
    stage.simulation.advance(by: 8)
    stage.settle()

    #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
    #expect(try words(stage).contains("Nothing to report."))
  }

  @Test func `a translation that is reset all the time forgets its velocity`() throws {
    let stage = try SceneStage("pitfalls", state: "translation-reset")

    stage.finger.key(.return)
    stage.settle()
    stage.finger.flick(from: CGPoint(x: 120, y: 250), to: CGPoint(x: 320, y: 250), velocity: 1000)
    stage.settle()

    #expect(try words(stage).contains { $0.hasPrefix("H11  ") })
  }

  @Test func `an edge swipe at the root is told and harms nothing`() throws {
    let stage = try SceneStage("pitfalls", state: "edge-at-root")

    stage.finger.key(.return)
    stage.settle()
    stage.finger.drag(from: CGPoint(x: 5, y: 250), to: CGPoint(x: 250, y: 250))
    stage.settle()

    #expect(stage.diagnostics.contains { $0.id == "H15" })
    #expect(try stack(stage).viewControllers.count == 2)
  }

  @Test func `a label that does not hear is told of when it is touched`() throws {
    let stage = try SceneStage("pitfalls", state: "deaf-label")

    stage.finger.key(.return)
    stage.settle()
    let label = try #require(
      try stack(stage).view.all(UILabel.self).first { $0.text?.hasPrefix("Drag me") == true })
    stage.finger.tap(at: label.convert(CGPoint(x: 80, y: 22), to: nil))
    stage.settle()

    #expect(try words(stage).contains { $0.hasPrefix("A9  ") })
  }

  @Test func `the list opens a page by the keyboard`() throws {
    let stage = try SceneStage("pitfalls")

    stage.finger.key(.down)
    stage.finger.key(.down)
    stage.finger.key(.return)
    stage.settle()

    #expect(try stack(stage).topViewController?.title == "Completion reported twice")
    stage.finger.key(.escape)
    stage.settle()
    #expect(try stack(stage).viewControllers.count == 1)
  }
}
