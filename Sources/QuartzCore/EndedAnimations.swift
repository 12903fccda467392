/// Animations whose layers have left the tree, until whoever takes the layers out is done: those who
/// hear of the end may put a layer somewhere at once, and must not find it half removed.
package enum EndedAnimations {
  static var depth = 0
  static var waiting: [CAAnimation] = []

  /// Runs `removal`; what it ends is told afterwards, in the order in which it ended.
  package static func held<Result>(_ removal: () -> Result) -> Result {
    depth += 1
    let result = removal()
    depth -= 1
    if depth == 0, !waiting.isEmpty {
      let all = waiting
      waiting = []
      for animation in all { animation.stop(finished: false) }
    }
    return result
  }

  static func tell(_ animation: CAAnimation) {
    if depth > 0 { waiting.append(animation) } else { animation.stop(finished: false) }
  }
}
