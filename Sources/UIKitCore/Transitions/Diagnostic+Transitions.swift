import Foundation

extension Diagnostic {
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

  static func nobodyDrives(_ transition: ViewTransition) -> Diagnostic {
    Diagnostic(
      id: "H2",
      message: "The \(transition.label) began interactively, but no finger is down and nobody "
        + "updates it: on iOS the app is frozen.",
      advice: "Set wantsInteractiveStart to false, or return no interaction controller, when no "
        + "gesture has begun the transition.")
  }

  static func fingerLost(_ transition: ViewTransition) -> Diagnostic {
    Diagnostic(
      id: "H3",
      message: "The finger that drove the \(transition.label) is gone, and neither finish() nor "
        + "cancel() was called.",
      advice: "Handle .ended, .cancelled and .failed of the gesture, on every path.")
  }

  static func neverCompleted(_ transition: ViewTransition) -> Diagnostic {
    Diagnostic(
      id: "H3",
      message: "The \(transition.label) has come to rest without completeTransition: on iOS the "
        + "app is frozen.",
      advice: "Call completeTransition(!context.transitionWasCancelled) on every path, early "
        + "returns and cancelled animations included.")
  }

  static func completedTwice(_ transition: ViewTransition) -> Diagnostic {
    Diagnostic(
      id: "H3",
      message: "completeTransition was called again for the \(transition.label), which was over.",
      advice: "Call it once, in the completion of the animation.")
  }

  static func completedInHand(_ transition: ViewTransition) -> Diagnostic {
    Diagnostic(
      id: "H4",
      message: "The \(transition.label) was completed while the finger still held it, because "
        + (transition.animatesNothing
          ? "its animation block animates nothing."
          : "something called completeTransition before finish() or cancel()."),
      advice: "Let the animator change something that can be animated, in a view that is in the "
        + "container, and complete only in that animation's completion.")
  }

  static func notPutBack(
    _ controller: UIViewController, _ what: [PageLook.Aspect], after transition: ViewTransition
  ) -> Diagnostic {
    Diagnostic(
      id: "H7",
      message: "After the cancelled \(transition.label) the view of \(type(of: controller)) has "
        + "another \(what.map(\.rawValue).joined(separator: ", ")) than before.",
      advice: "In the completion, put back what was changed when transitionWasCancelled.")
  }

  static func wrongCompletionFlag(_ transition: ViewTransition, _ flag: Bool) -> Diagnostic {
    Diagnostic(
      id: "H8",
      message: "completeTransition(\(flag)) was called for a \(transition.kind.rawValue) that was "
        + (flag ? "cancelled." : "not cancelled."),
      advice: "Pass !transitionContext.transitionWasCancelled.")
  }

  static func jumps(_ transition: ViewTransition, by points: CGFloat) -> Diagnostic {
    Diagnostic(
      id: "H10",
      message: "The \(transition.label) jumped by \(points.isFinite ? Int(points) : 0) points when "
        + "it was taken up.",
      advice: "Measure from where the gesture began to count: subtract the translation it has at "
        + ".began.")
  }

  static func requestWhileRunning(_ kind: ViewTransition.Kind) -> Diagnostic {
    Diagnostic(
      id: "H17",
      message: "A \(kind.rawValue) was asked for while another transition runs; it waits for it.",
      advice: "Start it from the completion, or keep controls disabled meanwhile.")
  }

  static func scrollStillRuns(_ transition: ViewTransition) -> Diagnostic {
    Diagnostic(
      id: "H26",
      message: "A scroll view was still moving when the interactive \(transition.label) began.",
      advice: "Stop it first; on some systems the completion never comes otherwise.")
  }

  static func endedAtOnce(_ transition: ViewTransition, at percent: CGFloat) -> Diagnostic {
    Diagnostic(
      id: "H27",
      message: "The \(transition.label) was let go at "
        + "\(percent.isFinite ? Int(percent * 100) : 0) % and was over within a frame.",
      advice: "Look for a duration of 0, a huge completionSpeed, or a view that was removed.")
  }

  static func curveUnderFinger() -> Diagnostic {
    Diagnostic(
      id: "H9",
      message: "A percent driver scrubs an animation whose curve is not linear.",
      advice: "Pass .curveLinear, or what moves will not follow the finger.")
  }

  static func spentAnimator(_ transition: ViewTransition) -> Diagnostic {
    Diagnostic(
      id: "H13",
      message: "interruptibleAnimator(using:) offers an animator for the \(transition.label) that "
        + "has nothing to animate: it has run before.",
      advice: "Let go of it in animationEnded, not after completeTransition, and make a new one.")
  }

  static func scrollsAlong(_ transition: ViewTransition) -> Diagnostic {
    Diagnostic(
      id: "H21",
      message: "A scroll view in the page scrolls while the same finger drives the "
        + "\(transition.label).",
      advice: "Keep its contentOffset where it is meanwhile, or do not let both gestures recognize "
        + "at once.", isNote: true)
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
