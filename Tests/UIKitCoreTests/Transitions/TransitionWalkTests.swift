import Foundation
import Testing

@Suite struct TransitionWalkTests {
  /// Five hundred operations each.
  @Test(arguments: 0..<120 as Range<UInt64>)
  func `any operation at any frame leaves everything in order`(seed: UInt64) {
    let walk = TransitionWalk(seed: seed)
    defer { walk.finish() }
    for _ in 0..<20 {
      for _ in 0..<25 { walk.step() }
      walk.rest()
    }
  }
}
