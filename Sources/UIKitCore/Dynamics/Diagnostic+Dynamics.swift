extension Diagnostic {
  static func behaviorInItself(
    _ child: UIDynamicBehavior, in parent: UIDynamicBehavior
  ) -> Diagnostic {
    Diagnostic(
      id: "dynamics",
      message: "\(type(of: child)) was to become a child of \(type(of: parent)), which is that "
        + "behavior or lies in it.",
      advice: "Add only behaviors that do not hold the one they are added to; the call has no "
        + "effect.")
  }
}
