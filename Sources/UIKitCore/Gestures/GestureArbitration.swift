public import Foundation

/// Who got a touch, who did not, and why: what the arbiter has to say for itself.
///
/// Told when a recognizer gets its gesture, and once more when the touches are gone.
@preconcurrency @MainActor
public struct GestureArbitration {
  /// What brought it about.
  public enum Cause: String, Sendable {
    /// A recognizer got its gesture.
    case recognized
    /// The touches are gone and everybody is done.
    case over
  }

  public let cause: Cause
  /// Whose gesture was decided; nil when all is over.
  public let recognizer: UIGestureRecognizer?
  /// Seconds on the frame clock.
  public let time: TimeInterval
  /// Where the gesture is, in the window. Units: points.
  public let location: CGPoint
  /// Everybody who could have had it, those that follow the touch deepest first, then those that
  /// were kept out of it.
  public let verdicts: [GestureVerdict]

  /// What is said of one recognizer; nil for one that had no chance at all.
  public func verdict(on recognizer: UIGestureRecognizer) -> GestureVerdict? {
    verdicts.last { $0.recognizer === recognizer }
  }
}

extension GestureVerdict {
  /// What a recognizer has of the gesture.
  public enum Outcome: String, Sendable {
    /// It has it.
    case holds
    /// It may still get it.
    case watches
    /// It would have it but for one that it must see failing.
    case waits
    /// Another has it.
    case lost
    /// It was asked and did not want it, or was told not to.
    case declined
    /// It never saw the touch.
    case excluded
    /// It had it and was taken off.
    case cancelled
    /// It had it to the end.
    case finished
  }

  /// What it has of the gesture, in one word.
  public var outcome: Outcome {
    switch reason {
    case .watching: .watches
    case .touchRefused, .disabled, .touchKind: .excluded
    case .waiting: .waits
    case .recognized: .holds
    case .refusedByDelegate, .refusedByView, .unfit: .declined
    case .prevented, .requirementRecognized: .lost
    case .cancelled: .cancelled
    case .finished: .finished
    }
  }

  /// The rule's name, for programs.
  public var rule: String {
    switch reason {
    case .watching: "watching"
    case .touchRefused: "touchRefused"
    case .disabled: "disabled"
    case .touchKind: "touchKind"
    case .waiting: "waiting"
    case .recognized: "recognized"
    case .refusedByDelegate: "refusedByDelegate"
    case .refusedByView: "refusedByView"
    case .prevented: "prevented"
    case .requirementRecognized: "requirementRecognized"
    case .unfit: "unfit"
    case .cancelled: "cancelled"
    case .finished: "finished"
    }
  }

  /// The others the reason speaks of, by name.
  public var others: [String] {
    switch reason {
    case .waiting(let names): names
    case .prevented(let name), .requirementRecognized(let name), .refusedByView(let name): [name]
    default: []
    }
  }
}

extension GestureArbiter {
  /// Whether anybody listens to explanations.
  var isHeard: Bool { onArbitration != nil || Engine.isHeard }

  /// Explains the decision just made, if there is one.
  func tellArbitration() {
    guard let recognizer = justRecognized else { return }
    justRecognized = nil
    tell(.recognized, recognizer, at: recognizer.location(in: nil), verdicts + bystanders)
  }

  /// Explains the whole sequence.
  func tellEnd() {
    defer { bystanders.removeAll(keepingCapacity: true) }
    guard isHeard, let last = bystanders.last else { return }
    tell(.over, nil, at: last.recognizer.location(in: nil), bystanders)
  }

  private func tell(
    _ cause: GestureArbitration.Cause, _ recognizer: UIGestureRecognizer?, at location: CGPoint,
    _ verdicts: @autoclosure () -> [GestureVerdict]
  ) {
    guard isHeard else { return }
    let arbitration = GestureArbitration(
      cause: cause, recognizer: recognizer, time: time, location: location, verdicts: verdicts())
    onArbitration?(arbitration)
    Engine.tell(.arbitration(arbitration))
  }
}
