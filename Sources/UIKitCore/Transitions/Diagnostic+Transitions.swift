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
}
