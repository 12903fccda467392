import Playground
import Testing

@testable import Panel

@Suite struct FitProposalTests {
  private func history(
    _ gestures: [(percent: Double, velocity: Double, finishes: Bool)], of id: String = "swipe-back"
  ) throws -> (Marked, SceneInfo) {
    let info = try SceneCatalog.scene(id: id)
    let rule = try #require(SceneRule(info))
    let history = VerdictHistory()
    var meant: [Int: Bool] = [:]
    for gesture in gestures {
      history.add(
        rule.verdict(
          on: Release(percent: gesture.percent, velocity: gesture.velocity, length: 390), with: [:]),
        values: [:], time: 0)
      meant[history.all.last?.id ?? 0] = gesture.finishes
    }
    return (Marked(all: history.all, meant: meant), info)
  }

  /// Gestures, and what was meant with them.
  private struct Marked {
    let all: [JudgedGesture]
    let meant: [Int: Bool]
  }

  private func propose(
    _ marked: Marked, _ info: SceneInfo, now: [String: Double] = [:]
  ) -> FitProposal? {
    FitProposal(
      marked.all, meant: marked.meant, tunables: info.tunables, rule: SceneRule(info), now: now)
  }

  @Test func `nothing marked proposes nothing`() throws {
    let info = try SceneCatalog.scene(id: "swipe-back")

    #expect(
      FitProposal([], meant: [:], tunables: info.tunables, rule: SceneRule(info), now: [:]) == nil)
  }

  @Test func `what can be separated is separated`() throws {
    let (history, info) = try history([
      (0.2, 0, false), (0.3, 50, false), (0.5, 0, true), (0.1, 900, true),
    ])

    let fit = try #require(propose(history, info))

    #expect(fit.wrong.isEmpty)
    #expect(fit.count == 4)
    #expect((0.3...0.5).contains(fit.values["threshold"] ?? 0))
    #expect((50...900).contains(fit.values["velocity"] ?? 0))
  }

  @Test(arguments: 0..<12)
  func `no thresholds do better than those found by trying all`(seed: Int) throws {
    var generator = Lehmer(seed: UInt64(seed + 1))
    let gestures = (0..<12).map { _ in
      // On the sliders' own steps, so that what is tried can reach every cut.
      (
        percent: Double(Int.random(in: 5...95, using: &generator)) / 100,
        velocity: Double(Int.random(in: -4...30, using: &generator)) * 100 + 25,
        finishes: Bool.random(using: &generator)
      )
    }
    let (history, info) = try history(gestures)

    let fit = try #require(propose(history, info))

    var least = Int.max
    for threshold in stride(from: 5, through: 95, by: 1) {
      for velocity in stride(from: 0, through: 4000, by: 50) {
        let wrong = gestures.count { gesture in
          let far = gesture.percent >= Double(threshold) / 100 - 1e-6
          let fast = velocity > 0 && gesture.velocity >= Double(velocity)
          return (far || fast) != gesture.finishes
        }
        least = min(least, wrong)
      }
    }
    #expect(fit.wrong.count <= least)
  }

  @Test func `where a velocity of 0 is any speed, errors are counted so`() throws {
    let (history, info) = try history([(0.68, 0, true), (0.22, 350, false)], of: "fade-edge")

    let fit = try #require(propose(history, info))

    let rule = try #require(SceneRule(info))
    let outcomes = history.all.map { rule.verdict(on: $0.release, with: fit.values).outcome }
    #expect(outcomes == [.finish, .cancel])
    #expect(fit.wrong.isEmpty)
    #expect((fit.values["velocity"] ?? 0) >= 350)
    #expect(fit.text.contains("pt/s"))
  }

  @Test func `what was set besides is kept, and decides`() throws {
    let (history, info) = try history([(0.3, 390, true), (0.3, 0, false), (0.9, -500, false)])
    let now = ["projection": 0.3, "veto": 300]

    let fit = try #require(propose(history, info, now: now))

    #expect(Set(fit.values.keys) == ["threshold", "velocity"])
    #expect(fit.wrong.isEmpty)
    #expect(fit.values["velocity"] == 0)
    #expect((0.3...0.6).contains(fit.values["threshold"] ?? 0))
  }

  @Test func `a scene without a threshold has nothing to fit`() throws {
    #expect(!FitProposal.suits(try SceneCatalog.scene(id: "detents").tunables))
    #expect(FitProposal.suits(try SceneCatalog.scene(id: "fade-edge").tunables))
  }

  @Test(arguments: ["swipe-back", "fade-edge", "circle-reveal", "pull-to-dismiss"])
  func `what is said to be wrong is what the scene decides otherwise`(scene: String) throws {
    var generator = Lehmer(seed: 77)
    let gestures = (0..<16).map { _ in
      (
        percent: Double.random(in: 0...1, using: &generator),
        velocity: Double.random(in: -600...1500, using: &generator),
        finishes: Bool.random(using: &generator)
      )
    }
    let (history, info) = try history(gestures, of: scene)
    let now = ["veto": 400.0, "projection": 0.1]

    let fit = try #require(propose(history, info, now: now))

    let rule = try #require(SceneRule(info))
    let values = now.merging(fit.values) { $1 }
    let wrong = history.all.filter {
      (rule.verdict(on: $0.release, with: values).outcome == .finish) != history.meant[$0.id]
    }
    #expect(fit.wrong == wrong.map(\.id))
  }

  /// Random numbers that are the same every time.
  private struct Lehmer: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
