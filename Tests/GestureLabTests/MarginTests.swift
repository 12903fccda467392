import Foundation
import Playground
import PlaygroundLab
import Testing

@testable import GestureLab

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

  @Test(arguments: 0..<40)
  func `the scenes' margins and the lab's are the same, whatever the clauses`(seed: UInt64) {
    var generator = Lehmer(seed: seed)
    func number(_ size: Double) -> Double {
      // Round numbers too, so that limits of 0 and clauses that are equally sure come up.
      let value = Double.random(in: -size...size, using: &generator)
      return Bool.random(using: &generator) ? value : value.rounded()
    }
    for _ in 0..<50 {
      let clauses = (0..<Int.random(in: 0...4, using: &generator)).map { index in
        VerdictClause(
          name: "\(index)", value: number(3), limit: number(2),
          held: Bool.random(using: &generator),
          role: Bool.random(using: &generator) ? .suffices : .isNeeded,
          unit: [nil, .fraction, .pointsPerSecond].randomElement(using: &generator) ?? nil,
          scale: [0, 0.05, 1, 100].randomElement(using: &generator) ?? 1)
      }
      let scene = Verdict(
        outcome: Bool.random(using: &generator) ? .finish : .cancel, percent: 0.5, velocity: 1,
        rule: "any", clauses: clauses)

      let lab = LabVerdict(scene)

      #expect(lab.deciding?.name == scene.deciding?.name)
      #expect(lab.deciding?.unit == scene.deciding?.unit?.text)
      #expect(lab.margin ?? 0 == Double(scene.margin))
      #expect(lab.relativeMargin == scene.relativeMargin)
      #expect((scene.relativeMargin == nil) == clauses.isEmpty)
      for (own, other) in zip(clauses, lab.clauses) {
        #expect(own.relativeDistance == other.relativeDistance)
      }
    }
  }

  @Test func `a reason tells the margin in its clause's unit, and none where there is none`() {
    let fast = verdict(0.2, 612) { $0.velocity = 500 }
    let keyed = LabVerdict(
      finishes: false, percent: 0.3, velocity: 0, rule: "Return finishes, Escape cancels",
      clauses: [.init(name: "Return", value: -1, limit: 0, held: false, unit: nil, scale: 1)])
    let refused = LabVerdict(
      finishes: false, percent: 0.7, velocity: 0, rule: "half way",
      clauses: [
        .init(name: "percent", value: 0.7, limit: 0.5, held: true),
        .init(
          name: "may be dismissed", value: 0, limit: 1, held: false, role: .isNeeded, unit: nil),
      ])
    func reason(_ verdict: LabVerdict) -> String {
      var run = GestureRun(gesture: GestureFile(scene: "any", steps: []))
      run.decisions = [GestureRun.Decision(time: 0, verdict: verdict)]
      return run.reason
    }

    #expect(
      reason(fast) == "finish: percent 0.2 < 0.4, but velocity 612 ≥ 500 pt/s (by 112 pt/s, 22.4 %)"
    )
    #expect(reason(keyed) == "cancel: Return finishes, Escape cancels")
    #expect(reason(refused) == "cancel: percent 0.7 ≥ 0.5, may be dismissed: no")
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

  /// Random numbers that are the same every time.
  private struct Lehmer: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
      state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
