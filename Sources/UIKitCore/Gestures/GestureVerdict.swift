/// Why a recognizer got a gesture, or did not.
@preconcurrency @MainActor
public struct GestureVerdict {
  /// The rule that decided.
  public enum Reason: Equatable, Sendable {
    /// It has touches and has not decided.
    case watching
    /// Its delegate hid the touch (A12).
    case touchRefused
    /// It is switched off (A22).
    case disabled
    /// It does not take touches of that kind.
    case touchKind
    /// It wants to begin and waits for these to fail (A20).
    case waiting(on: [String])
    /// It has the gesture.
    case recognized
    /// The delegate's `gestureRecognizerShouldBegin` said no (A13).
    case refusedByDelegate
    /// A view's `gestureRecognizerShouldBegin` said no (A13).
    case refusedByView(String)
    /// Another had the gesture already and does not share it (A17).
    case prevented(by: String)
    /// One it had to see failing has recognized (A20).
    case requirementRecognized(String)
    /// The touches were not its gesture; the text says in what.
    case unfit(String)
    /// It had begun and was taken off; the text says by what.
    case cancelled(String)
    /// Its gesture is over.
    case finished
  }

  /// Whom it is about.
  public let recognizer: UIGestureRecognizer
  /// The state that goes with it.
  public let state: UIGestureRecognizer.State
  public let reason: Reason

  /// The reason in words, for people.
  public var text: String {
    switch reason {
    case .watching: "watching its touches"
    case .touchRefused: "its delegate refused the touch"
    case .disabled: "it is disabled"
    case .touchKind: "it does not take that kind of touch"
    case .waiting(let names): "waits for \(names.joined(separator: ", ")) to fail"
    case .recognized: "has the gesture"
    case .refusedByDelegate: "its delegate said it should not begin"
    case .refusedByView(let name): "\(name) said it should not begin"
    case .prevented(let name): "\(name) has the gesture and does not share it"
    case .requirementRecognized(let name): "had to wait for \(name) to fail, which recognized"
    case .unfit(let text): text
    case .cancelled(let text): text
    case .finished: "is over"
    }
  }
}
