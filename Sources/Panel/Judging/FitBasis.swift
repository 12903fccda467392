import Playground

/// What a fit rests on: while that is the same, so is the fit.
struct FitBasis: Equatable {
  private let meant: [Int: Bool]
  private let values: [String: Double]

  /// - Parameters:
  ///   - meant: of the marked gestures, by number: whether they were meant to finish.
  ///   - rule: the scene's; what it does not read changes no fit.
  init(_ meant: [Int: Bool], values: [String: Double], rule: SceneRule?) {
    self.meant = meant
    // The threshold is what is looked for; whatever it was, it will be another.
    self.values = (rule?.read(from: values) ?? [:]).filter { $0.key != "threshold" }
  }
}
