import Playground

/// What a fit rests on: while that is the same, so is the fit.
struct FitBasis: Equatable {
  private let intents: [Int: Verdict.Outcome]
  private let values: [String: Double]

  init(_ marked: [JudgedGesture], values: [String: Double]) {
    intents = Dictionary(
      marked.compactMap { gesture in gesture.intent.map { (gesture.id, $0) } }
    ) { $1 }
    // The threshold is what is looked for; whatever it was, it will be another.
    self.values = values.filter { $0.key != "threshold" }
  }
}
