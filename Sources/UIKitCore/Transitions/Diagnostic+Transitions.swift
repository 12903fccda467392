extension Diagnostic {
  static func completedTwice(_ transition: ViewTransition) -> Diagnostic {
    Diagnostic(
      id: "H3",
      message: "completeTransition was called again for the \(transition.kind.rawValue) to "
        + "\(type(of: transition.to)), which was over.",
      advice: "Call it once, in the completion of the animation.")
  }

  static func wrongCompletionFlag(_ transition: ViewTransition, _ flag: Bool) -> Diagnostic {
    Diagnostic(
      id: "H8",
      message: "completeTransition(\(flag)) was called for a \(transition.kind.rawValue) that was "
        + (flag ? "cancelled." : "not cancelled."),
      advice: "Pass !transitionContext.transitionWasCancelled.")
  }

  static func requestWhileRunning(_ kind: ViewTransition.Kind) -> Diagnostic {
    Diagnostic(
      id: "H17",
      message: "A \(kind.rawValue) was asked for while another transition runs; it waits for it.",
      advice: "Start it from the completion, or keep controls disabled meanwhile.")
  }

  static func endedBeforeStart() -> Diagnostic {
    Diagnostic(
      id: "H1",
      message: "finish() or cancel() came before the interactive transition had started.",
      advice: "On iOS this freezes the app; here the call is kept and takes effect at the start.")
  }

  static func endedTwice() -> Diagnostic {
    Diagnostic(
      id: "H1",
      message: "update(), finish() or cancel() came when there was nothing to drive any more.",
      advice: "Drive a transition only between its start and its first finish() or cancel().")
  }

  static func curveUnderFinger() -> Diagnostic {
    Diagnostic(
      id: "H9",
      message: "A percent driver scrubs an animation whose curve is not linear.",
      advice: "Pass .curveLinear, or what moves will not follow the finger.")
  }

  static func anotherAnimator() -> Diagnostic {
    Diagnostic(
      id: "H14",
      message: "interruptibleAnimator(using:) answered with another object than before.",
      advice: "Keep the animator for the life of the transition and answer with it.")
  }

  static func drivenWhileRunning() -> Diagnostic {
    Diagnostic(
      id: "C53",
      message: "update() came while the transition runs by itself.",
      advice: "Return true from wantsInteractiveStart, or call pause() first.")
  }

  static func pauseWithoutAnimator() -> Diagnostic {
    Diagnostic(
      id: "D8",
      message: "pause() was called for a transition that cannot be interrupted.",
      advice: "Offer interruptibleAnimator(using:); UIView.animate alone cannot be paused.")
  }
}
