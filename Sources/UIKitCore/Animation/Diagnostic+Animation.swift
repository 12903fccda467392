extension Diagnostic {
  static func animatorMisuse(_ call: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      id: "E4",
      message: "\(call) of a property animator that \(reason).",
      advice: "On iOS this is an exception or has no effect; here it has no effect.")
  }

  static func keyframeOutsideBlock() -> Diagnostic {
    Diagnostic(
      id: "E26",
      message: "addKeyframe was called outside animateKeyframes.",
      advice: "Add keyframes inside the block given to animateKeyframes.")
  }

  static func unbalancedCommit() -> Diagnostic {
    Diagnostic(
      id: "E28", message: "commitAnimations was called without beginAnimations.",
      advice: "Use UIView.animate, which cannot be left open.")
  }
}
