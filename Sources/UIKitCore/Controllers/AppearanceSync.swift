import Foundation

extension UIViewController {
  /// Shows `new` in place of `old` without a transition; both hear of it as far as the container
  /// itself is seen.
  final func exchangeAppearance(
    from old: UIViewController?, to new: UIViewController?, _ exchange: () -> Void
  ) {
    let isSeen = appearance == .appeared || appearance == .appearing
    if let old, old !== new {
      old.beginAppearance(false, animated: false)
      if isSeen { new?.beginAppearance(true, animated: false) }
    } else if isSeen {
      new?.beginAppearance(true, animated: false)
    }
    exchange()
    if old !== new { old?.endAppearance() }
    // While the container itself still appears, what is in it has appeared with it.
    if appearance == .appeared { new?.endAppearance() }
  }

  /// The container may have gone, or begun to, while a transition in it ran: what has come in goes
  /// with it.
  final func follow(_ child: UIViewController) {
    switch appearance {
    case .appeared, .appearing: break
    case .disappearing: child.beginAppearance(false, animated: isAppearanceAnimated)
    case .disappeared:
      child.beginAppearance(false, animated: false)
      child.endAppearance()
    }
  }
}
