import Playground

/// Which past gestures other values would have decided otherwise.
public enum Flips {
  /// The ids of the gestures whose outcome `values` would change.
  public static func find(
    in gestures: [JudgedGesture], rule: SceneRule, values: [String: Double]
  ) -> [Int] {
    let finishes = rule.asker(with: values)
    return gestures.filter { gesture in
      gesture.release.length > 0
        && finishes(gesture.release) != (gesture.verdict.outcome == .finish)
    }.map(\.id)
  }
}
