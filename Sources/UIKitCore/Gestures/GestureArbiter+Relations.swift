import Foundation

/// What two recognizers are to each other.
extension GestureArbiter {
  /// The routes a recognizer follows.
  func routes(of recognizer: UIGestureRecognizer) -> [TouchRoute] {
    routes.filter { route in route.recognizers.contains { $0 === recognizer } }
  }

  /// Whether both follow, or followed, one touch of this sequence.
  func sharesTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if one.touches.isEmpty || other.touches.isEmpty { return true }
    return one.touches.contains { touch in other.touches.contains { $0 === touch } }
  }

  /// Whether the first, once recognized, stops the second (A15, A19).
  func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    if one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true {
      return false
    }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
      != true
  }

  /// Whether the first must see the second failing; delegates are asked once an attempt (A14).
  func requires(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if one.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
    let key = ObjectIdentifier(other)
    if let answer = one.requirementAnswers[key] { return answer }
    let answer =
      one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
    one.requirementAnswers[key] = answer
    return answer
  }

  /// One that the recognizer must see failing and that is in a state of the given kind.
  func unmetRequirement(
    of recognizer: UIGestureRecognizer, in isMeant: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    live.first { $0 !== recognizer && isMeant($0) && requires(recognizer, $0) }
  }

  /// Those that the recognizer has to wait for.
  ///
  /// Two that wait for each other would wait for ever: the one that asked first is let through.
  func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    live.filter { other in
      other !== recognizer && other.storedState == .possible && requires(recognizer, other)
        && !(other.isWaiting && requires(other, recognizer))
    }
  }
}
