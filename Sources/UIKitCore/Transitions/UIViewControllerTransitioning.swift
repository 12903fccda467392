public import Foundation
public import Geometry

/// Which of a transition's two controllers. Mirrors: `UITransitionContextViewControllerKey`.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller on the screen now.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is wanted.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which of a transition's two views. Mirrors: `UITransitionContextViewKey`.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = UITransitionContextViewKey(rawValue: "from")
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What an animator is told about a transition and tells back.
///
/// Mirrors: `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// What the transition takes place in.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// May change several times while an interruptible transition runs (C16).
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// `.none` for push, pop and tab switches (C17).
  var presentationStyle: UIModalPresentationStyle { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Must be called exactly once, when everything is where it is to stay.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil means that the controller's view is not the animator's to move (C12).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// What moves the views of a transition. Mirrors: `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds; asked before the start, possibly without a context (C8).
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator of the transition, where it can be interrupted: the same object for the life of
  /// the transition (C7). An object without it, UIKit's optional method, has none.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Called from `completeTransition` (C9).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What decides how far a transition is. Mirrors: `UIViewControllerInteractiveTransitioning`.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs after release, 1 = as timed (C48).
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins in somebody's hand; an object that does not say does (D10).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
