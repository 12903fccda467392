extension Diagnostic {
  static func arrangedInItself(_ view: UIView, in stack: UIStackView) -> Diagnostic {
    Diagnostic(
      id: "stack",
      message: "\(type(of: view)) was to be arranged in \(type(of: stack)), which is that view "
        + "or lies in it.",
      advice: "Arrange only views that do not hold the stack; the call has no effect.")
  }
}
