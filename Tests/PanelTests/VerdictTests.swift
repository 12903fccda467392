import Foundation
import Playground
import Testing

@testable import Panel

@Suite struct VerdictTests {
  private func verdict(
    _ percent: Double, _ velocity: Double, _ values: [String: Double]
  ) throws -> Verdict {
    let info = try SceneCatalog.scene(id: "swipe-back")
    let rule = try #require(SceneRule(info))
    return rule.verdict(
      on: Release(percent: percent, velocity: velocity, length: 390), with: values)
  }

  @Test func `far enough needs one clause`() throws {
    #expect(
      VerdictSentence.text(try verdict(0.52, 0, ["threshold": 0.4])) == "finish: 0.52 ≥ 0.40")
  }

  @Test func `fast enough says what was not far enough`() throws {
    let fast = try verdict(0.37, 612, ["threshold": 0.4, "velocity": 500])

    #expect(VerdictSentence.text(fast) == "finish: 0.37 < 0.40, but 612 pt/s ≥ 500")
    #expect(VerdictSentence.margin(fast) == "by 112 pt/s")
  }

  @Test func `neither is a cancel by both`() throws {
    let slow = try verdict(0.37, 100, ["threshold": 0.4, "velocity": 500])

    #expect(VerdictSentence.text(slow) == "cancel: 0.37 < 0.40 and 100 pt/s < 500")
    #expect(VerdictSentence.margin(slow) == "by 0.03")
  }

  @Test func `far enough decides, though it was slow`() throws {
    let slow = try verdict(0.6, 100, ["threshold": 0.4, "velocity": 500])

    #expect(VerdictSentence.text(slow) == "finish: 0.60 ≥ 0.40, though 100 pt/s < 500")
  }

  @Test func `thrown back is the reason where it is`() throws {
    let thrown = try verdict(0.6, -400, ["threshold": 0.4, "veto": 300])

    #expect(
      VerdictSentence.text(thrown)
        == "cancel: 0.60 ≥ 0.40, but thrown back at -400 pt/s ≤ -300")
  }

  @Test func `a projected landing is called one`() throws {
    let landing = try verdict(0.3, 390, ["threshold": 0.4, "projection": 0.3])

    #expect(VerdictSentence.text(landing) == "finish: lands at 0.60 ≥ 0.40")
  }

  @Test func `a gesture that is taken away is said to be`() {
    let gone = ReleaseRule(threshold: 0.4).cancelled(percent: 0.2, velocity: 0)

    #expect(VerdictSentence.text(gone) == "cancel: the gesture was taken away at 0.20")
  }

  @Test func `the history keeps the newest and looks at what is picked`() throws {
    let history = VerdictHistory(limit: 3)
    for percent in [0.1, 0.2, 0.3, 0.5] {
      history.add(try verdict(percent, 0, ["threshold": 0.4]), values: [:], time: percent)
    }

    history.select(2)
    let picked = history.selected?.release.percent
    history.select(nil)

    #expect(history.all.map(\.id) == [2, 3, 4])
    #expect(picked == 0.2)
    #expect(history.selected?.id == 4)
  }

  @Test func `a mark says whether it was as meant, and the same again takes it back`() throws {
    let history = VerdictHistory()
    history.add(try verdict(0.5, 0, ["threshold": 0.4]), values: [:], time: 0)

    history.mark(.cancel)
    let isAsMeant = history.selected?.isAsMeant
    history.mark(.cancel)

    #expect(isAsMeant == false)
    #expect(history.selected?.isAsMeant == nil)
    #expect(history.marked.isEmpty)
  }
}
