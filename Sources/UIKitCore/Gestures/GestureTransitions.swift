/// Which states follow which (A2), and what UIKit makes of a request that is not in the list.
enum GestureTransitions {
  /// What a request leads to.
  enum Outcome: Equatable {
    case move(UIGestureRecognizer.State)
    case ignore
  }

  private typealias State = UIGestureRecognizer.State

  /// Rows: the state it has. Columns: possible, began, changed, ended, cancelled, failed.
  ///
  /// Only what `reset` does leads back to possible. Requests with no legal meaning get the nearest
  /// one, since real recognizers make them: to cancel what has not begun is to fail, to fail what
  /// has begun is to cancel.
  private static let table: [[State?]] = [
    [nil, .began, .began, .ended, .failed, .failed],  // possible
    [nil, .changed, .changed, .ended, .cancelled, .cancelled],  // began
    [nil, .changed, .changed, .ended, .cancelled, .cancelled],  // changed
    [nil, nil, nil, nil, nil, nil],  // ended
    [nil, nil, nil, nil, nil, nil],  // cancelled
    [nil, nil, nil, nil, nil, nil],  // failed
  ]

  static func outcome(
    from state: UIGestureRecognizer.State, requesting next: UIGestureRecognizer.State
  ) -> Outcome {
    table[state.rawValue][next.rawValue].map(Outcome.move) ?? .ignore
  }
}
