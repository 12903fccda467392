import Foundation

/// Who may recognize, who waits, who is out.
extension GestureArbiter {
  /// A recognizer's subclass has asked for a legal next state.
  func recognizer(
    _ recognizer: UIGestureRecognizer, requests next: UIGestureRecognizer.State
  ) {
    if recognizer.isWaiting {
      switch next {
      case .failed, .cancelled: decide(recognizer, .failed, unfitReason(of: recognizer))
      case .ended: recognizer.pendingStates.append(.ended)
      default: break
      }
    } else {
      switch next {
      case .began: attempt(recognizer, .began)
      case .ended where recognizer.storedState == .possible: attempt(recognizer, .ended)
      case .ended: decide(recognizer, .ended, .finished)
      case .failed: decide(recognizer, .failed, unfitReason(of: recognizer))
      case .cancelled: decide(recognizer, .cancelled, .cancelled("it was cancelled"))
      default: decide(recognizer, next, .recognized)
      }
    }
    if !isDelivering { settle() }
  }

  /// A recognizer tries to leave possible (A13, A16, A17, A20).
  private func attempt(
    _ recognizer: UIGestureRecognizer, _ next: UIGestureRecognizer.State
  ) {
    if let refusal = refusal(of: recognizer) {
      decide(recognizer, .failed, refusal)
      return
    }
    if let winner = unmetRequirement(of: recognizer, in: { $0.storedState.isRecognized }) {
      decide(recognizer, .failed, .requirementRecognized(winner.label))
      return
    }
    let blockers = blockers(of: recognizer)
    guard blockers.isEmpty else {
      recognizer.pendingStates = [next]
      recognizer.reason = .waiting(on: blockers.map(\.label))
      onStateChange?(verdict(on: recognizer, state: .possible))
      return
    }
    recognize(recognizer, next)
  }

  /// A recognizer gets its gesture, unless another has it and does not share.
  func recognize(_ recognizer: UIGestureRecognizer, _ next: UIGestureRecognizer.State) {
    if let holder = live.first(where: {
      $0 !== recognizer && $0.storedState.isRecognized && sharesTouch($0, recognizer)
        && prevents($0, recognizer)
    }) {
      decide(recognizer, .failed, .prevented(by: holder.label))
      return
    }

    decide(recognizer, next, next == .ended ? .finished : .recognized)
    guard recognizer.storedState.isRecognized else { return }
    for other in live where other !== recognizer && other.storedState == .possible {
      if requires(other, recognizer) {
        decide(other, .failed, .requirementRecognized(recognizer.label))
      } else if sharesTouch(recognizer, other), prevents(recognizer, other) {
        decide(other, .failed, .prevented(by: recognizer.label))
      }
    }
    claimTouches(of: recognizer)
    justRecognized = recognizer
  }

  /// Takes a state, and remembers to tell of it.
  func decide(
    _ recognizer: UIGestureRecognizer, _ next: UIGestureRecognizer.State,
    _ reason: GestureVerdict.Reason
  ) {
    recognizer.storedState = next
    recognizer.reason = reason
    if next.isTerminal {
      recognizer.pendingStates.removeAll(keepingCapacity: true)
      recognizer.deadline = nil
    }
    guard next.firesActions else {
      onStateChange?(verdict(on: recognizer, state: next))
      return
    }
    // Within a frame a change adds nothing to the beginning or change before it (A51).
    if next == .changed, let last = unfired.last(where: { $0.recognizer === recognizer }),
      last.state.isActive
    {
      return
    }
    unfired.append((recognizer, next))
  }

  /// Who says that the recognizer should not begin (A13).
  private func refusal(of recognizer: UIGestureRecognizer) -> GestureVerdict.Reason? {
    if let own = recognizer.ownRefusal() { return own }
    if let delegate = recognizer.delegate,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    {
      return .refusedByDelegate
    }
    var asked: [UIView] = []
    for view in [recognizer.view] + routes(of: recognizer).map(\.view) {
      guard let view, !asked.contains(where: { $0 === view }) else { continue }
      asked.append(view)
      guard view.gestureRecognizerShouldBegin(recognizer) else {
        return .refusedByView(String(describing: type(of: view)))
      }
    }
    return nil
  }

  private func unfitReason(of recognizer: UIGestureRecognizer) -> GestureVerdict.Reason {
    defer { recognizer.failureText = nil }
    return .unfit(recognizer.failureText ?? "the touches were not its gesture")
  }

  func verdict(
    on recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State
  ) -> GestureVerdict {
    GestureVerdict(recognizer: recognizer, state: state, reason: recognizer.reason)
  }
}
