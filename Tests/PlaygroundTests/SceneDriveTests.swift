import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What is true of every scene that a hand drives.
@Suite struct SceneDriveTests {
  /// One way to take hold of a scene.
  nonisolated struct Drive: CustomTestStringConvertible, Sendable {
    var scene: String
    var state: String
    var start: CGPoint
    /// Which way, one point long.
    var way: CGVector
    /// How far for all of it. Units: points.
    var length: CGFloat
    var threshold: CGFloat
    /// What is transitioned.
    var kind: String
    /// The key that goes the same way.
    var key: KeyStroke.Key
    /// The length at another size of the window.
    var lengthAfterTurning: CGFloat

    var testDescription: String { "\(scene) \(kind) from \(state)" }

    static let all = [
      Drive("swipe-back", "detail", "pop", from: CGPoint(x: 20, y: 500), .right, 390, 0.4),
      Drive(
        "pull-to-dismiss", "presented", "dismiss", from: CGPoint(x: 100, y: 90), .down, 794, 0.4),
      Drive(
        "circle-reveal", "presented", "dismiss", from: CGPoint(x: 195, y: 160), .down, 844, 0.4),
      Drive("circle-reveal", "pushed", "pop", from: CGPoint(x: 195, y: 160), .down, 844, 0.4),
      Drive("side-menu", "page", "present", from: CGPoint(x: 20, y: 500), .right, 350, 0.5),
      Drive("side-menu", "menu", "dismiss", from: CGPoint(x: 360, y: 600), .left, 350, 0.5),
      Drive("fade-edge", "book", "pop", from: CGPoint(x: 2, y: 400), .right, 390, 0.5),
      Drive("fade-edge", "about", "dismiss", from: CGPoint(x: 2, y: 400), .right, 390, 0.5),
      Drive("pull-up-player", "library", "present", from: CGPoint(x: 120, y: 770), .up, 844, 0.4),
      Drive("pull-up-player", "player", "dismiss", from: CGPoint(x: 195, y: 260), .down, 844, 0.4),
    ]

    private init(
      _ scene: String, _ state: String, _ kind: String, from start: CGPoint, _ key: KeyStroke.Key,
      _ length: CGFloat, _ threshold: CGFloat
    ) {
      self.scene = scene
      self.state = state
      self.kind = kind
      self.start = start
      self.key = key
      self.length = length
      self.threshold = threshold
      lengthAfterTurning =
        switch length {
        case 844: 390
        case 390: 844
        case 794: 340
        default: length
        }
      way =
        switch key {
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        case .up: CGVector(dx: 0, dy: -1)
        default: CGVector(dx: 0, dy: 1)
        }
    }

    func translation(_ percent: CGFloat) -> CGPoint {
      CGPoint(x: way.dx * percent * length, y: way.dy * percent * length)
    }
  }

  private func stage(_ drive: Drive, isPainting: Bool = false) throws -> SceneStage {
    // Without the rule of any velocity, which the drags of these tests end without.
    try SceneStage(drive.scene, state: drive.state, isPainting: isPainting)
  }

  private func pull(_ stage: SceneStage, _ drive: Drive, to percent: CGFloat) {
    stage.pull(from: drive.start, by: drive.translation(percent))
  }

  private func release(_ stage: SceneStage) {
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
  }

  private func ended(_ stage: SceneStage) -> [Bool?] {
    stage.transitions.filter { $0.phase == .ended }.map(\.completed)
  }

  @Test(arguments: Drive.all)
  func `just over the threshold finishes`(drive: Drive) throws {
    let stage = try stage(drive)

    pull(stage, drive, to: drive.threshold + 0.01)
    release(stage)

    #expect(stage.verdicts.map(\.outcome) == [.finish])
    #expect(abs((stage.verdicts.first?.percent ?? 0) - drive.threshold - 0.01) < 0.003)
    #expect(abs((stage.verdicts.first?.margin ?? 0) - 0.01) < 0.003)
    #expect(ended(stage) == [true])
    #expect(stage.transitions.last.map { "\($0.kind)" } == drive.kind)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test(arguments: Drive.all)
  func `just short of it cancels and leaves everything as it was`(drive: Drive) throws {
    let stage = try stage(drive)
    let before = stage.look(of: stage.window, depth: 6)

    pull(stage, drive, to: drive.threshold - 0.01)
    release(stage)

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(ended(stage) == [false])
    #expect(stage.look(of: stage.window, depth: 6) == before)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test(arguments: Drive.all)
  func `fast enough finishes where a velocity counts, and not below it`(drive: Drive) throws {
    for (velocity, outcome) in [(CGFloat(900), Verdict.Outcome.finish), (500, .cancel)] {
      let stage = try stage(drive)
      try stage.values.set("velocity", to: 700)
      let end = CGPoint(
        x: drive.start.x + drive.way.dx * 110, y: drive.start.y + drive.way.dy * 110)

      stage.finger.flick(from: drive.start, to: end, velocity: velocity)
      stage.settle()

      #expect(stage.verdicts.map(\.outcome) == [outcome])
      let clause = stage.verdicts.first?.clauses.first { $0.name == "velocity" }
      #expect(clause?.limit == 700)
      // Flicks of whole frames: as fast as a sixtieth of a second tells.
      #expect(abs((clause?.value ?? 0) - Double(velocity)) < 60)
    }
  }

  @Test(arguments: Drive.all)
  func `a gesture that is taken away cancels however far it is`(drive: Drive) throws {
    for reason in [Interruption.Reason.secondButton, .escapeKey, .lostGrab] {
      let stage = try stage(drive)
      let before = stage.look(of: stage.window, depth: 6)

      pull(stage, drive, to: 0.8)
      stage.finger.interrupt(reason)
      stage.settle()

      #expect(stage.verdicts.map(\.outcome) == [.cancel])
      #expect(stage.verdicts.first?.clauses.map(\.name) == ["gesture cancelled"])
      #expect(stage.look(of: stage.window, depth: 6) == before)
      #expect(stage.diagnostics.map(\.id) == [])
    }
  }

  @Test(arguments: Drive.all)
  func `the window may be turned in mid-drag`(drive: Drive) throws {
    for outcome in [Verdict.Outcome.finish, .cancel] {
      let stage = try stage(drive)

      pull(stage, drive, to: 0.3)
      let size = CGSize(width: 844, height: 390)
      stage.simulation.input.schedule(
        .surface(.resized(size, scale: 1)), at: stage.simulation.clock.now)
      stage.simulation.advance(by: 0.1)
      // The finger goes on from where it is, by the measure it began with: the page keeps to it.
      let travelled = (0.3 * drive.length + 10)
      let wanted = (outcome == .finish ? 0.9 : 0.02) * drive.length + 10 - travelled
      let here = CGPoint(
        x: drive.start.x + drive.way.dx * travelled, y: drive.start.y + drive.way.dy * travelled)
      stage.finger.move(
        to: CGPoint(x: here.x + drive.way.dx * wanted, y: here.y + drive.way.dy * wanted), over: 0.2
      )
      release(stage)

      #expect(stage.verdicts.map(\.outcome) == [outcome])
      #expect(ended(stage) == [outcome == .finish])
      for (name, view) in stage.run.namedViews() where view.window != nil {
        guard ["page", "home", "shelf", "book", "about", "menu", "list", "detail"].contains(name)
        else { continue }
        #expect(view.bounds.size == size, "\(name) after \(outcome)")
      }
      #expect(stage.diagnostics.map(\.id) == [])
    }
  }

  @Test(arguments: Drive.all)
  func `the keyboard alone drives it both ways`(drive: Drive) throws {
    for (last, completed) in [(KeyStroke.Key.return, true), (.escape, false)] {
      let stage = try stage(drive)
      let before = stage.look(of: stage.window, depth: 6)

      for _ in 0..<5 { stage.finger.key(drive.key) }
      stage.simulation.advance(by: 0.1)
      let percent = stage.transitions.last?.percent
      stage.finger.key(last)
      stage.settle()

      #expect(abs((percent ?? 0) - 0.25) < 1e-6)
      #expect(ended(stage) == [completed])
      #expect(stage.verdicts.map(\.rule) == ["Return finishes, Escape cancels"])
      if !completed { #expect(stage.look(of: stage.window, depth: 6) == before) }
      #expect(stage.diagnostics.map(\.id) == [])
    }
  }

  @Test(arguments: Drive.all)
  func `a flick that is over before the transition starts freezes nothing`(drive: Drive) throws {
    let stage = try stage(drive)
    let end = CGPoint(x: drive.start.x + drive.way.dx * 30, y: drive.start.y + drive.way.dy * 30)

    stage.finger.down(at: drive.start)
    stage.send(.move, at: end)
    stage.send(.up, at: end)
    stage.settle()
    let first = stage.verdicts.count
    pull(stage, drive, to: 0.8)
    release(stage)

    #expect(first == 1)
    #expect(!stage.diagnostics.map(\.id).contains("H1"))
    if stage.verdicts.first?.outcome == .cancel {
      #expect(stage.verdicts.map(\.outcome) == [.cancel, .finish])
    }
  }

  @Test(arguments: Drive.all)
  func `with reduced motion it fades in its place`(drive: Drive) throws {
    UIAccessibility.set(reduceMotion: true)
    defer { UIAccessibility.set(reduceMotion: false) }
    let stage = try stage(drive)

    pull(stage, drive, to: 0.2)
    let early = frames(stage)
    let further = drive.translation(0.2)
    stage.finger.move(
      to: CGPoint(
        x: drive.start.x + 2 * further.x + drive.way.dx * 10,
        y: drive.start.y + 2 * further.y + drive.way.dy * 10), over: 0.2)
    let late = frames(stage)
    let fading = stage.run.namedViews().filter { _, view in
      guard let shown = view.layer.presentation(), view.window != nil else { return false }
      return shown.opacity > 0.01 && shown.opacity < 0.99
    }
    release(stage)

    #expect(stage.verdicts.count == 1)
    #expect(!fading.isEmpty)
    #expect(early == late)
  }

  /// Where every named view is seen.
  private func frames(_ stage: SceneStage) -> [String: CGRect] {
    // The page behind a card may still come forward.
    let views = stage.run.namedViews().filter { $0.view.window != nil && $0.name != "page" }
    return Dictionary(
      views.compactMap { name, view in view.layer.presentation().map { (name, $0.frame) } }
    ) { first, _ in first }
  }

  @Test(arguments: Drive.all)
  func `again and again it leaves nothing behind`(drive: Drive) throws {
    let stage = try stage(drive)
    let count = { stage.window.allViews }
    pull(stage, drive, to: drive.threshold - 0.1)
    release(stage)
    let before = count()

    for _ in 0..<4 {
      pull(stage, drive, to: drive.threshold - 0.1)
      release(stage)
    }

    #expect(count() == before)
    #expect(ended(stage).count == 5)
    #expect(stage.diagnostics.map(\.id) == [])
  }
}

extension UIView {
  /// How many views there are in it, itself included.
  fileprivate var allViews: Int { subviews.reduce(1) { $0 + $1.allViews } }
}
