extension Diagnostic {
  static func presentWhilePresenting(
    _ wanted: UIViewController, on controller: UIViewController, _ why: String
  ) -> Diagnostic {
    Diagnostic(
      id: "H29",
      message: "Attempt to present \(type(of: wanted)) on \(type(of: controller)) \(why)",
      advice: "Present on the topmost controller, in the window, after the transition.")
  }

  static func presenterInContainer(_ presenter: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "H5",
      message:
        "The view of \(type(of: presenter)) was put into the transition's container although "
        + "view(forKey: .to) is nil; on iOS it disappears with the container.",
      advice: "Leave the presenter's view where it is when view(forKey:) returns nil.")
  }

  static func animatorNotRun(_ presenter: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "H6",
      message:
        "\(type(of: presenter)) gets its controller dismissed without animation while its own view "
        + "is in the container: the animator that would put it back is not run, and on iOS the "
        + "screen turns black.",
      advice: "Put the presenter's view back in dismissalTransitionDidEnd, or never move it.")
  }

  static func presenterNotRestored(
    _ presenter: UIViewController, _ what: [PageLook.Aspect]
  ) -> Diagnostic {
    Diagnostic(
      id: "H7",
      message:
        "After a cancelled transition the view of \(type(of: presenter)) is not as it was: "
        + "another \(what.map(\.rawValue).joined(separator: ", ")).",
      advice: "Undo what the animator changed when transitionWasCancelled is true.")
  }

  static func presenterHearsNothing(_ presenter: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "H24",
      message:
        "\(type(of: presenter)) presents a sheet: it gets no viewWillDisappear now and no "
        + "viewWillAppear afterwards.",
      advice:
        "Use presentationControllerDidDismiss, or ask for .fullScreen where the callbacks are "
        + "needed. Said once a run.")
  }

  static func delegateIsGone(_ presented: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "H30",
      message: "\(type(of: presented)) wants a custom presentation but has no transitioning "
        + "delegate, or has lost it: the reference is weak.",
      advice: "Keep the transitioning delegate in a property of something that lives on.")
  }
}
