import Foundation
import Testing

@Suite struct TransitionWalkTests {
  /// Others for one run, as "600-700" in `SEGUE_WALKS`.
  nonisolated private static let seeds: Range<UInt64> = {
    let wish = ProcessInfo.processInfo.environment["SEGUE_WALKS"] ?? ""
    let ends = wish.split(separator: "-").compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : 0..<120
  }()

  private static func walk(_ seed: UInt64) {
    let walk = TransitionWalk(seed: seed)
    defer { walk.finish() }
    for _ in 0..<20 {
      for _ in 0..<25 { walk.step() }
      walk.rest()
    }
  }

  /// Five hundred operations each.
  @Test(arguments: seeds)
  func `any operation at any frame leaves everything in order`(seed: UInt64) {
    Self.walk(seed)
  }

  @Test(arguments: 2000..<2060 as Range<UInt64>)
  func `so do pages that turn, hands on several levels, and detents`(seed: UInt64) {
    Self.walk(seed)
  }
}
