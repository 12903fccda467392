extension Diagnostic {
  static func swipeAtRoot() -> Diagnostic {
    Diagnostic(
      id: "H15",
      message: "The interactive pop began with only the root on the stack.",
      advice: "Refuse in gestureRecognizerShouldBegin while viewControllers.count is 1; on iOS the "
        + "next push freezes.")
  }

  static func swipeRefused(_ why: String) -> Diagnostic {
    Diagnostic(
      id: "H16", message: "The swipe back did not begin: \(why).",
      advice:
        "Give interactivePopGestureRecognizer a delegate that allows it where it should work.",
      isNote: true)
  }

  static func pushOfKnown(_ page: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "push", message: "\(type(of: page)) was pushed while it is in the stack.",
      advice: "On iOS this raises an exception; push each controller once, or pop to it.")
  }

  static func pushOfNavigation(_ page: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "push", message: "\(type(of: page)), a navigation controller, was pushed.",
      advice: "On iOS this raises an exception; push its root, or present it.")
  }

  static func popToStranger(_ page: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "pop", message: "\(type(of: page)) is not in the stack that was to be popped to it.",
      advice: "On iOS this raises an exception; ask viewControllers first.")
  }

  static func cancelledAfterLeaving(_ page: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "H25",
      message: "\(type(of: page)) was told that it would leave, and stays: its pop was cancelled.",
      advice: "Take didMove(toParent: nil) for \"back\", not willMove or viewWillDisappear.",
      isNote: true)
  }

  static func coordinatorIsNil(_ controller: UIViewController, in callback: String) -> Diagnostic {
    Diagnostic(
      id: "H18",
      message:
        "\(type(of: controller)) asked for transitionCoordinator in \(callback) and got nil: "
        + "nothing is animated.",
      advice: "Make the change directly when there is no coordinator.", isNote: true)
  }

  static func unbalancedAppearance(_ controller: UIViewController, _ what: String) -> Diagnostic {
    Diagnostic(
      id: "H17",
      message: "Unbalanced calls to begin/end appearance transitions for "
        + "\(type(of: controller)): \(what).",
      advice: "Call endAppearanceTransition once for every beginAppearanceTransition, and leave "
        + "children alone whose appearance is forwarded automatically.")
  }

  static func strangersInTransition(
    _ from: UIViewController, _ to: UIViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "containment",
      message:
        "\(type(of: from)) and \(type(of: to)) must have a common parent for transition(from:"
        + "to:duration:options:animations:completion:).",
      advice: "Call addChild first, on the controller that runs the transition.")
  }
}
