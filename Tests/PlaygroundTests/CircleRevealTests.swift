import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct CircleRevealTests {
  private let button = CGPoint(x: 195, y: 766)

  private func circle(_ stage: SceneStage) -> CGRect? {
    guard let view = stage.view("circle"), let shown = view.layer.presentation() else { return nil }
    return shown.frame
  }

  @Test(arguments: [("home", "present"), ("push", "push")])
  func `the button grows into the page as a circle from its middle`(way: String, kind: String)
    throws
  {
    let stage = try SceneStage("circle-reveal", state: "home")
    if way == "push" { stage.finger.tap(at: CGPoint(x: 330, y: 93)) }
    stage.settle()
    var circles: [CGRect] = []
    stage.onFrame = { if let circle = circle(stage) { circles.append(circle) } }

    stage.finger.tap(at: button)
    stage.settle()

    #expect(stage.transitions.last.map(\.kind) == kind)
    #expect(circles.count > 20)
    let first = try #require(circles.first)
    let last = try #require(circles.last)
    #expect(circles.allSatisfy { abs($0.midX - 195) < 0.01 && abs($0.midY - button.y) < 12 })
    #expect(abs(first.width - 60) < 1)
    // 2.1 times the farthest edge, the top.
    #expect(abs(last.width - 2.1 * last.midY) < 40)
    // It slows down: more than half of the way in the first half of the time.
    #expect(circles[circles.count / 2].width - first.width > 0.6 * (last.width - first.width))
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `in the hand the circle shrinks evenly`() throws {
    let stage = try SceneStage("circle-reveal", state: "presented")
    var widths: [CGFloat] = []

    stage.finger.down(at: CGPoint(x: 195, y: 160))
    for step in 1...4 {
      stage.finger.move(to: CGPoint(x: 195, y: 170 + 0.2 * 844 * CGFloat(step)), over: 0.2)
      widths.append(circle(stage)?.width ?? 0)
    }

    let steps = zip(widths, widths.dropFirst()).map { $0 - $1 }
    #expect(widths.count == 4)
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1 })
    #expect(steps[0] > 200)
  }

  @Test func `the page behind is dimmed by half, as far as the page is out`() throws {
    let stage = try SceneStage("circle-reveal", state: "presented")

    stage.pull(from: CGPoint(x: 195, y: 160), by: CGPoint(x: 0, y: 422))

    let page = try #require(stage.view("page"))
    let container = try #require(page.superview)
    let dimming = container.subviews.first { $0 !== page && $0.backgroundColor == .black }
    #expect(abs((dimming?.layer.presentation()?.opacity ?? 0) - 0.25) < 0.005)
  }

  @Test func `saving goes back the way it came, by itself`() throws {
    for state in ["presented", "pushed"] {
      let stage = try SceneStage("circle-reveal", state: state)

      stage.finger.tap(at: CGPoint(x: 195, y: 706))
      stage.settle()

      #expect(stage.transitions.last?.kind == (state == "pushed" ? "pop" : "dismiss"))
      #expect(stage.transitions.last?.completed == true)
      #expect(stage.verdicts.isEmpty)
      #expect(stage.view("page") == nil)
    }
  }

  @Test(arguments: ["presented", "pushed"])
  func `nothing outlives the page`(state: String) throws {
    weak var gone: UIViewController?
    let stage = try SceneStage("circle-reveal", state: state)
    gone = (stage.run.root as? UINavigationController)?.viewControllers.last
    if state == "presented" { gone = stage.run.root.presentedViewController }
    #expect(gone != nil)

    stage.pull(from: CGPoint(x: 195, y: 160), by: CGPoint(x: 0, y: 500))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
    stage.simulation.advance(by: 0.5)

    #expect(gone == nil)
  }

  @Test(arguments: ["presented", "pushed"])
  func `collapsed, the picture is that of home, status bar and all`(state: String) throws {
    func pixels(_ stage: SceneStage, _ act: () -> Void) -> [UInt32]? {
      SystemChrome.install(on: stage.simulation.screen)
      act()
      stage.simulation.advanceFrame()
      stage.settle()
      let pixels = stage.simulation.compositor.map { Array($0.pixels()) }
      SystemChrome.remove(from: stage.simulation.screen)
      return pixels
    }
    let home = try SceneStage("circle-reveal", isPainting: true)
    if state == "pushed" { home.finger.tap(at: CGPoint(x: 330, y: 93)) }
    let wanted = pixels(home) {}
    let stage = try SceneStage("circle-reveal", state: state, isPainting: true)

    let found = pixels(stage) {
      stage.pull(from: CGPoint(x: 195, y: 160), by: CGPoint(x: 0, y: 500))
      stage.finger.up()
    }

    #expect(wanted != nil)
    #expect(found == wanted)
  }

  @Test func `Return opens, Escape closes`() throws {
    let stage = try SceneStage("circle-reveal")

    stage.finger.key(.return)
    stage.settle()
    let opened = stage.view("page") != nil
    stage.finger.key(.escape)
    stage.settle()

    #expect(opened)
    #expect(stage.view("page") == nil)
  }
}
