import Foundation
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// The status bar can be read at any moment of a pull.
@Suite struct CardStatusBarTests {
  private func style(_ stage: SceneStage) -> UIStatusBarStyle {
    stage.run.root.preferredStatusBarStyle
  }

  @Test func `it is light over the dark, dark over the page, and changes over once`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    var styles: [UIStatusBarStyle] = [style(stage)]
    stage.onFrame = { if self.style(stage) != styles.last { styles.append(self.style(stage)) } }

    stage.pull(from: CGPoint(x: 195, y: 150), by: CGPoint(x: 0, y: 650), over: 0.6)

    #expect(styles == [.lightContent, .default])
  }

  @Test(arguments: [0.1, 0.3, 0.36, 0.45, 0.5, 0.7])
  func `it is never half the one and half the other under a finger at rest`(
    percent: Double
  ) throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    SystemChrome.install(on: stage.simulation.screen)
    defer { SystemChrome.remove(from: stage.simulation.screen) }
    stage.settle()

    stage.pull(from: CGPoint(x: 195, y: 150), by: CGPoint(x: 0, y: percent * 794))
    stage.finger.hold(for: 0.4)

    let chrome = try #require(SystemChrome.chrome(of: stage.simulation.screen)?.window)
    let bar = try #require(chrome.subviews.first { $0 is StatusBarView })
    let alphas = bar.subviews.compactMap { $0.layer.presentation()?.opacity }
    #expect(Set(alphas) == [0, 1])
  }

  @Test func `a pull that comes back leaves it light, one that goes through dark`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    stage.pull(from: CGPoint(x: 195, y: 150), by: CGPoint(x: 0, y: 300))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
    let back = style(stage)

    stage.pull(from: CGPoint(x: 195, y: 150), by: CGPoint(x: 0, y: 500))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(back == .lightContent)
    #expect(style(stage) == .default)
  }

  /// A page that stays where it is and is hardly dimmed is no dark ground.
  @Test func `over a page that does not shrink it stays dark`() throws {
    let stage = try SceneStage(
      "pull-to-dismiss", state: "presented", set: ["scale": 1, "dimming": 0.2])

    #expect(style(stage) == .default)
  }
}
