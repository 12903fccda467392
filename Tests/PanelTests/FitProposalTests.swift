import Playground
import Testing

@testable import Panel

@Suite struct FitProposalTests {
  private func history(
    _ gestures: [(percent: Double, velocity: Double, finishes: Bool)]
  ) throws -> (VerdictHistory, SceneInfo) {
    let info = try SceneCatalog.scene(id: "swipe-back")
    let rule = try #require(SceneRule(info))
    let history = VerdictHistory()
    for gesture in gestures {
      history.add(
        rule.verdict(
          on: Release(percent: gesture.percent, velocity: gesture.velocity, length: 390), with: [:]),
        values: [:], time: 0)
      history.mark(gesture.finishes ? .finish : .cancel)
    }
    return (history, info)
  }

  @Test func `nothing marked proposes nothing`() throws {
    let info = try SceneCatalog.scene(id: "swipe-back")

    #expect(FitProposal([], tunables: info.tunables) == nil)
  }

  @Test func `what can be separated is separated`() throws {
    let (history, info) = try history([
      (0.2, 0, false), (0.3, 50, false), (0.5, 0, true), (0.1, 900, true),
    ])

    let fit = try #require(FitProposal(history.all, tunables: info.tunables))

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

    let fit = try #require(FitProposal(history.all, tunables: info.tunables))

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
