import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct PullUpPlayerTests {
  private let bar = CGPoint(x: 120, y: 770)

  private func release(_ stage: SceneStage) {
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
  }

  @Test(arguments: [("library", CGFloat(-1)), ("player", 1)])
  func `the player moves with the finger, point by point`(state: String, way: CGFloat) throws {
    let stage = try SceneStage("pull-up-player", state: state)
    let start = state == "library" ? bar : CGPoint(x: 195, y: 300)
    // The top of the bar, which becomes the player's.
    let rest: CGFloat = state == "library" ? 746 : 50
    var worst: CGFloat = 0
    var frames = 0

    stage.finger.down(at: start)
    for step in 1...14 {
      stage.finger.move(
        to: CGPoint(x: start.x, y: start.y + way * (10 + 40 * CGFloat(step))), over: 0.05)
      guard let top = stage.shownFrame("player")?.minY else { continue }
      worst = max(worst, abs(top - (rest + way * 40 * CGFloat(step))))
      frames += 1
    }

    #expect(frames > 10)
    #expect(worst < 0.5)
  }

  @Test func `it rests fifty points below the top with round corners`() throws {
    let stage = try SceneStage("pull-up-player", state: "player")

    #expect(stage.view("player")?.frame == CGRect(x: 0, y: 50, width: 390, height: 794))
    #expect(stage.view("player")?.layer.cornerRadius == 10)
  }

  @Test func `a tap presents too`() throws {
    let stage = try SceneStage("pull-up-player")
    var tops: [CGFloat] = []
    stage.onFrame = { if let frame = stage.shownFrame("player") { tops.append(frame.minY) } }

    stage.finger.tap(at: bar)
    let start = stage.simulation.clock.now
    stage.settle()

    #expect(stage.run.root.presentedViewController != nil)
    #expect(stage.verdicts.isEmpty)
    #expect(abs(stage.simulation.clock.now - start - 0.4) < 0.1)
    // Along a straight line.
    #expect(abs(tops[tops.count / 2] - (746 - 844 / 2)) < 60)
  }

  @Test func `the bar is in its place again when nothing comes of it`() throws {
    let stage = try SceneStage("pull-up-player")
    let view = try #require(stage.view("bar"))

    stage.pull(from: bar, by: CGPoint(x: 0, y: -200))
    let wasHidden = view.isHidden
    release(stage)

    #expect(wasHidden)
    #expect(!view.isHidden)
    #expect(stage.run.root.presentedViewController == nil)
  }

  @Test func `buttons of the bar do not open it`() throws {
    let stage = try SceneStage("pull-up-player")

    stage.finger.tap(at: CGPoint(x: 304, y: 778))
    stage.settle()

    #expect(stage.transitions.isEmpty)
  }

  @Test func `a slider keeps its drags`() throws {
    let stage = try SceneStage("pull-up-player", state: "player")
    let player = try #require(stage.view("player"))
    let slider = try #require(player.firstSlider)
    let value = slider.value
    let thumb = slider.convert(
      CGPoint(x: slider.bounds.width * CGFloat(value), y: slider.bounds.midY), to: nil)

    stage.finger.drag(from: thumb, to: CGPoint(x: thumb.x + 100, y: thumb.y + 20))
    stage.settle()

    #expect(slider.value > value + 0.1)
    #expect(stage.transitions.isEmpty)
  }

  @Test func `nothing outlives the player`() throws {
    weak var gone: UIViewController?
    let stage = try SceneStage("pull-up-player", state: "player")
    gone = stage.run.root.presentedViewController
    #expect(gone != nil)

    stage.pull(from: CGPoint(x: 195, y: 260), by: CGPoint(x: 0, y: 500))
    release(stage)
    stage.simulation.advance(by: 0.5)

    #expect(gone == nil)
  }
}

extension UIView {
  fileprivate var firstSlider: UISlider? {
    if let slider = self as? UISlider { return slider }
    return subviews.lazy.compactMap(\.firstSlider).first
  }
}
