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

  @Test(arguments: [Verdict.Outcome.finish, .cancel])
  func `what was met by a key, a touch or nothing has no margin`(outcome: Verdict.Outcome) {
    let taken = ReleaseRule(threshold: 0.4, velocity: 500).cancelled(percent: 0.2, velocity: 900)
    let key = Verdict(
      outcome: outcome, percent: 0.3, velocity: 0, rule: "Return finishes, Escape cancels",
      clauses: [
        VerdictClause(
          name: "Return", value: outcome == .finish ? 1 : -1, limit: 0, held: outcome == .finish,
          unit: nil, scale: 1)
      ])
    let none = Verdict(
      outcome: outcome, percent: 0.3, velocity: 0, rule: "as it likes", clauses: [])

    #expect([taken, key, none].map(VerdictSentence.margin) == [nil, nil, nil])
    #expect(VerdictSentence.reason(key) == "Return finishes, Escape cancels")
    #expect(VerdictSentence.reason(none) == "as it likes")
  }

  @Test func `a margin has the unit of its clause, however small or large it is`() throws {
    let slow = try verdict(0.1, 499, ["threshold": 0.9, "velocity": 500])
    let far = Verdict(
      outcome: .finish, percent: 1, velocity: 0, rule: "far",
      clauses: [VerdictClause(name: "percent", value: 3.5, limit: 0.5, held: true)])
    let late = Verdict(
      outcome: .cancel, percent: 0.2, velocity: 0, rule: "in time",
      clauses: [
        VerdictClause(name: "time", value: 0.25, limit: 0.75, held: false, unit: .seconds)
      ])

    #expect(VerdictSentence.margin(slow) == "by 1 pt/s")
    #expect(VerdictSentence.margin(far) == "by 3.00")
    #expect(VerdictSentence.margin(late) == "by 0.50 s")
    #expect(VerdictSentence.text(late) == "cancel: 0.25 s < 0.75")
  }

  @Test func `what may not go says so, and by how much says nothing`() throws {
    let info = try SceneCatalog.scene(id: "detents")
    let rule = try #require(SceneRule(info))
    let kept = rule.verdict(
      on: Release(percent: 0.8, velocity: 0, length: 60, subject: .leaving), with: ["leaves": 0])

    #expect(
      VerdictSentence.text(kept)
        == "cancel: 0.80 ≥ 0.50, though 0 pt/s < 1000, but it may not be dismissed")
    #expect(VerdictSentence.margin(kept) == nil)
  }

  @Test(arguments: [(true, "as meant"), (false, "not as meant"), (nil, nil)] as [(Bool?, String?)])
  func `the card says whether it was as meant, where somebody said`(
    isAsMeant: Bool?, words: String?
  ) throws {
    let history = VerdictHistory()
    history.add(try verdict(0.37, 0, ["threshold": 0.4]), values: [:], time: 1)
    let card = VerdictCard(history, hint: "drag")

    card.isAsMeant = { $0.id == 1 ? isAsMeant : nil }
    card.refresh()

    #expect(card.text == "0.37 < 0.40")
    #expect(card.detailText == (["by 0.03"] + [words].compactMap { $0 }).joined(separator: " · "))
  }
}
