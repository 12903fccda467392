import Foundation
import Playground
import Testing

@testable import GestureLab

@Suite struct SweepPlanTests {
  private func plan(_ counts: [Int]) -> SweepPlan {
    SweepPlan(
      scene: "swipe-back",
      stroke: Stroke(
        state: "detail", start: CGPoint(x: 10, y: 400), direction: CGPoint(x: 1, y: 0),
        length: 390),
      axes: counts.enumerated().map {
        SweepAxis(name: "axis\($0)", unit: "", first: 0, last: 1, count: $1)
      })
  }

  @Test(arguments: [
    ([], 1), ([7], 7), ([7, 3, 2], 42), ([10_000, 10_000], 100_000_000),
    ([10_000, 10_000, 10_000, 10_000, 10_000], .max), ([.max, 2], .max), ([.max, .max, 3], .max),
  ])
  func `cells are counted as far as numbers go`(counts: [Int], cells: Int) {
    #expect(plan(counts).count == cells)
  }

  @Test(arguments: [
    ([1001, 1000], "1001000 cells"), ([.max, .max], "more cells than can be counted"),
  ])
  func `more cells than are played are refused and take no memory`(
    counts: [Int], words: String
  ) throws {
    let plan = plan(counts)

    let error = #expect(throws: LabError.self) {
      try Sweep.run(plan, on: SceneScreen("swipe-back"))
    }

    #expect(Sweep(plan: plan).cells.isEmpty)
    #expect(error?.description == "the grid has \(words); at most 1000000 are played")
  }
}
