/// How often animations run, as `UIView.modifyAnimations` says for those made in it.
struct AnimationRepeat {
  let count: Float
  let autoreverses: Bool

  /// The innermost that is being run.
  static var current: AnimationRepeat?
}
