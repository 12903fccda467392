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

  static func delegateIsGone(_ presented: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "H30",
      message: "\(type(of: presented)) wants a custom presentation but has no transitioning "
        + "delegate, or has lost it: the reference is weak.",
      advice: "Keep the transitioning delegate in a property of something that lives on.")
  }
}
