import Foundation
import Playground
import Testing

@testable import Panel

@Suite struct DecisionMapTests {
  private func rule(_ id: String = "swipe-back") throws -> (SceneRule, SceneInfo) {
    let info = try SceneCatalog.scene(id: id)
    return (try #require(SceneRule(info)), info)
  }

  private func defaults(_ info: SceneInfo, _ more: [String: Double] = [:]) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: info.tunables.map { ($0.key, $0.defaultValue) })
      .merging(more) { $1 }
  }

  @Test(arguments: [
    ["threshold": 0.4], ["threshold": 0.5, "velocity": 300, "veto": 300],
    ["threshold": 0.5, "projection": 0.3],
    ["threshold": 0.2, "velocity": 900, "projection": 0.1, "veto": 50],
  ])
  func `every place is what the scene's rule says of it`(more: [String: Double]) throws {
    let (rule, info) = try rule()
    let values = defaults(info, more)

    let map = DecisionMap(
      columns: 37, rows: 29, length: 390, decide: rule.asker(with: values))

    let tuned = TunableValues(info.tunables)
    for (key, value) in values { try tuned.set(key, to: value) }
    let own = ReleaseRule(tuned)
    for row in 0..<29 {
      for column in 0..<37 {
        let percent = (Double(column) + 0.5) / 37
        let velocity = -1000 + 4000 * (Double(row) + 0.5) / 29
        let verdict = own.verdict(
          percent: CGFloat(percent), velocity: CGFloat(velocity), length: 390)
        #expect(
          map.finishes(percent: percent, velocity: velocity) == (verdict.outcome == .finish))
      }
    }
  }

  @Test func `what a scene's rule is said not to read changes no verdict`() throws {
    for info in SceneCatalog.all {
      guard let rule = SceneRule(info), let keys = rule.keys else { continue }
      let values = defaults(info, ["velocity": 500, "veto": 300])
      for tunable in info.tunables where !keys.contains(tunable.key) {
        for other in [tunable.range.lowerBound, tunable.range.upperBound] {
          for (percent, velocity) in [(0.1, 0.0), (0.39, 499), (0.5, -301), (0.9, 800)] {
            let release = Release(percent: percent, velocity: velocity, length: 390)
            let verdicts = [values, values.merging([tunable.key: other]) { $1 }].map {
              rule.verdict(on: release, with: $0)
            }
            #expect(verdicts[0].outcome == verdicts[1].outcome, "\(info.id) \(tunable.key)")
            #expect(verdicts[0].margin == verdicts[1].margin, "\(info.id) \(tunable.key)")
          }
        }
      }
    }
  }

  @Test func `both ends of a map differ, and outside nothing finishes`() throws {
    let (rule, info) = try rule()

    let map = DecisionMap(
      columns: 10, rows: 10, length: 390, decide: rule.asker(with: defaults(info)))

    #expect(!map.finishes(percent: 0.1, velocity: 1000))
    #expect(map.finishes(percent: 0.9, velocity: 1000))
    #expect(!map.finishes(percent: 1.1, velocity: 1000))
    #expect(!map.finishes(percent: 0.9, velocity: 3100))
  }

  @Test func `the line is straight where the rule looks ahead, and no staircase`() throws {
    let (rule, info) = try rule()

    let map = DecisionMap(
      columns: 40, rows: 20, length: 390,
      decide: rule.asker(with: defaults(info, ["threshold": 0.5, "projection": 0.1])))

    for strip in map.strips where strip.bottom.lowerBound > 0.01 && strip.top.lowerBound > 0.01 {
      for (edge, velocity) in [
        (strip.bottom.lowerBound, strip.velocities.lowerBound),
        (strip.top.lowerBound, strip.velocities.upperBound),
      ] where edge < 0.99 {
        #expect(abs(edge - (0.5 - 0.1 * velocity / 390)) < 1e-4)
      }
    }
    #expect(map.strips.count < 60)
  }

  @Test func `the line over the distance is the threshold's, that over the speed the velocity's`()
    throws
  {
    let (rule, info) = try rule()
    let values = defaults(info, ["velocity": 500])
    let search = BoundarySearch(rule, info.tunables)

    let side = search.handle(
      at: Release(percent: 0.39, velocity: 0, length: 390), with: values)
    let top = search.handle(
      at: Release(percent: 0.1, velocity: 520, length: 390), with: values)

    #expect(side == "threshold")
    #expect(top == "velocity")
  }

  @Test(arguments: [0.12, 0.4, 0.66, 0.9])
  func `the line goes through the point it is dragged to`(percent: Double) throws {
    let (rule, info) = try rule()
    let search = BoundarySearch(rule, info.tunables)
    let release = Release(percent: percent, velocity: 0, length: 390)

    let value = try #require(
      search.value(of: "threshold", through: release, with: defaults(info)))

    #expect(abs(value - percent) < 1e-4)
  }

  @Test func `a value that cannot bring the line there is not moved`() throws {
    let (rule, info) = try rule()
    let search = BoundarySearch(rule, info.tunables)

    let value = search.value(
      of: "duration", through: Release(percent: 0.5, velocity: 0, length: 390),
      with: defaults(info))

    #expect(value == nil)
  }

  @Test func `exactly the gestures that other values decide otherwise flip`() throws {
    let (rule, info) = try rule()
    let history = VerdictHistory()
    let values = defaults(info)
    for percent in stride(from: 0.05, through: 0.95, by: 0.1) {
      history.add(
        rule.verdict(on: Release(percent: percent, velocity: 0, length: 390), with: values),
        values: values, time: 0)
    }

    let flips = Flips.find(
      in: history.all, rule: rule, values: defaults(info, ["threshold": 0.6]))

    #expect(flips == history.all.filter { (0.4..<0.6).contains($0.release.percent) }.map(\.id))
    #expect(flips.count == 2)
  }
}
