import Foundation
import Playground
import Testing

@testable import GestureLab
@testable import Panel

/// How near a verdict is to being another: the way its rule is made, and not clause by clause.
@Suite struct MarginTests {
  private func verdict(
    _ percent: Double, _ velocity: Double, _ change: (inout ReleaseRule) -> Void = { _ in }
  ) -> LabVerdict {
    var rule = ReleaseRule(threshold: 0.4)
    change(&rule)
    return LabVerdict(
      rule.verdict(percent: percent, velocity: velocity, length: 390))
  }

  @Test func `what is nearly thrown back is near, however far it is`() throws {
    let near = verdict(0.87, -297) { $0.veto = 300 }

    #expect(near.finishes)
    #expect(near.deciding?.name == "backward velocity")
    #expect(abs(try #require(near.relativeMargin) - 0.01) < 1e-9)
    #expect(abs(try #require(near.margin) - 3) < 1e-9)
  }

  @Test func `what is barely far enough is sure where it is fast`() throws {
    let fast = verdict(0.41, 2500) {
      $0.velocity = 500
      $0.veto = 300
    }

    #expect(fast.deciding?.name == "velocity")
    #expect(try #require(fast.relativeMargin) == 4)
  }

  @Test func `a cancel is as near as the nearer of what would have been enough`() throws {
    let slow = verdict(0.39, 100) { $0.velocity = 500 }

    #expect(slow.deciding?.name == "percent")
    #expect(abs(try #require(slow.relativeMargin) - 0.025) < 1e-9)
    #expect(try #require(slow.margin) < 0)
  }

  @Test func `thrown back and not far enough takes both to change`() throws {
    // 39 % short of the way, 1 % too fast backwards: more than the one percent is needed.
    let both = verdict(0.244, -303) { $0.veto = 300 }

    #expect(both.deciding?.name == "percent")
    #expect(abs(try #require(both.relativeMargin) - 0.39) < 1e-9)
  }

  @Test func `a limit of nothing is measured by a scale of its own`() throws {
    let any = verdict(0.2, 4) {
      $0.asksAnyVelocity = true
      $0.isInclusive = false
    }

    #expect(any.finishes)
    #expect(abs(try #require(any.relativeMargin) - 0.04) < 1e-9)
  }

  @Test func `what has no more and less is never near`() throws {
    let taken = LabVerdict(ReleaseRule(threshold: 0.4).cancelled(percent: 0.39, velocity: 0))

    #expect(try #require(taken.relativeMargin) == 1)
    #expect(try #require(taken.margin) == -1)
  }

  @Test func `a sweep tells the margin and its part of the limit`() throws {
    let screen = try SceneScreen("swipe-back")
    let settings = [GestureFile.Setting(key: "veto", value: 300)]
    let stroke = try #require(try StrokeFinder.find(on: screen, settings: settings))
    let plan = SweepPlan(
      scene: "swipe-back", settings: settings, stroke: stroke,
      axes: [
        SweepAxis(name: "distance", unit: "pt", first: 350, last: 350, count: 1),
        SweepAxis(name: "velocity", unit: "pt/s", first: -297, last: -297, count: 1),
      ])

    let sweep = try Sweep.run(plan, on: screen)
    let cell = try #require(sweep.cells[0])

    #expect(cell.outcome == .finish)
    #expect(abs(try #require(cell.margin) - 3) < 0.5)
    #expect(abs(try #require(cell.relativeMargin) - 0.01) < 0.002)
    #expect(
      sweep.csv.hasPrefix("distance,velocity,outcome,percent,velocity_read,margin,relative_m"))
  }

  @Test func `the reason names what is needed where that decides`() throws {
    let stroke = try #require(try StrokeFinder.find(on: SceneScreen("swipe-back")))
    let gesture = GestureFile(
      scene: "swipe-back", state: stroke.state, settings: [.init(key: "veto", value: 300)],
      steps: stroke.steps(distance: 350, velocity: -297))

    let run = try Lab.play(gesture, on: SceneScreen("swipe-back"))

    #expect(run.outcome == .finish)
    #expect(run.isNearItsLimit)
    #expect(run.reason.contains("and backward velocity -29"))
    #expect(run.reason.contains("≥ -300 pt/s"))
  }
}
