import Foundation
import QuartzCore

extension UIViewController {
  /// The work of `transition(from:to:duration:options:animations:completion:)`.
  final func exchangeChildren(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self, from !== to else {
      Diagnostics.report(.strangersInTransition(from, to))
      return
    }
    let superview = from.viewIfLoaded?.superview ?? view
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance == .appeared
    let animated = duration > 0
    if forwards {
      from.beginAppearance(false, animated: animated)
      to.beginAppearance(true, animated: animated)
    }
    if let coming = to.view, coming.superview !== superview { superview?.addSubview(coming) }
    if forwards { to.isAppearingNow() }
    let end = { [self] (finished: Bool) in
      if to.viewIfLoaded?.superview != nil, from.viewIfLoaded?.superview === superview {
        from.viewIfLoaded?.removeFromSuperview()
      }
      if forwards {
        from.endAppearance()
        to.endAppearance()
        if to.parent === self { follow(to) }
      }
      completion?(finished)
    }
    guard animated else {
      animations?()
      end(true)
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: end)
  }

  /// Manual appearance calls that do not fit what is going on.
  final func checkAppearanceBegins(_ isAppearing: Bool) {
    let isRepeated = isAppearing ? appearance == .appeared : appearance == .disappeared
    guard isRepeated || appearance == (isAppearing ? .appearing : .disappearing) else { return }
    Diagnostics.report(
      .unbalancedAppearance(
        self, "it was told again that it \(isAppearing ? "appears" : "disappears")"))
  }

  final func checkAppearanceEnds() {
    guard appearance == .appeared || appearance == .disappeared else { return }
    Diagnostics.report(.unbalancedAppearance(self, "an end came without a beginning"))
  }
}
