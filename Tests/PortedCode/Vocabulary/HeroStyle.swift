import CoreGraphics
import QuartzCore
import UIKit

public enum HeroTransitionState: Int { case possible, notified, starting, animating, completing }
public protocol HeroProgressUpdateObserver: AnyObject {
  func heroDidUpdateProgress(progress: Double)
}

private struct AssociatedKeys { static var hero: UInt8 = 0; static var transitioning = "tr" }

extension UIView {
  var heroID: String? {
    get { return objc_getAssociatedObject(self, &AssociatedKeys.hero) as? String }
    set {
      objc_setAssociatedObject(
        self, &AssociatedKeys.hero, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
  func optimizedDuration(targetState: CGPoint?) -> TimeInterval {
    let fromPos = (layer.presentation() ?? layer).position
    let toPos = targetState ?? fromPos
    let fromSize = (layer.presentation() ?? layer).bounds.size
    let fromTransform = (layer.presentation() ?? layer).transform
    let realFromPos = CGPoint.zero.applying(CGAffineTransform.identity)
    _ = CATransform3DIsIdentity(fromTransform)
    _ = realFromPos
    return Double(hypot(toPos.x - fromPos.x, toPos.y - fromPos.y) + fromSize.width) / 3000
  }
  func slowSnapshotView() -> UIView {
    UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, 0)
    layer.render(in: UIGraphicsGetCurrentContext()!)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let imageView = UIImageView(image: image)
    imageView.frame = bounds
    return UIView(frame: bounds)
  }
  var flattenedViewHierarchy: [UIView] {
    return [self] + subviews.flatMap { $0.flattenedViewHierarchy }
  }
}

class HeroDefaultAnimator {
  static let nameKey = CAMediaTimingFunctionName.easeInEaseOut
  var state = [String: (Any?, Any?)]()
  func animate(
    key: String, layer: CALayer, begin: TimeInterval, from: Any?, to: Any?, duration: TimeInterval,
    timing: CAMediaTimingFunction?
  ) -> TimeInterval {
    let anim: CABasicAnimation
    if duration < 0 {
      let s = CASpringAnimation(keyPath: key)
      s.stiffness = 100; s.damping = 20; s.mass = 1; s.initialVelocity = 0
      s.duration = s.settlingDuration
      anim = s
    } else {
      anim = CABasicAnimation(keyPath: key)
      anim.duration = duration
      anim.timingFunction = timing
    }
    anim.fromValue = from
    anim.toValue = to
    anim.fillMode = .both
    anim.isAdditive = false
    anim.isRemovedOnCompletion = false
    anim.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + begin
    layer.add(anim, forKey: key)
    return anim.duration + anim.beginTime - begin
  }
  func seek(layer: CALayer, to t: TimeInterval) {
    for key in layer.animationKeys() ?? [] {
      if let anim = layer.animation(forKey: key)?.copy() as? CAAnimation, anim.speed != 0 {
        anim.speed = 0
        anim.timeOffset = max(0, min(t, anim.duration - 0.01))
        layer.removeAnimation(forKey: key)
        layer.add(anim, forKey: key)
      }
    }
  }
  func uiviewBased(_ v: UIView, duration: TimeInterval) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut],
      animations: { v.alpha = 0 }, completion: nil)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: []
    ) {
      v.alpha = 1
    } completion: { _ in
    }
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.setCompletionBlock {}
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    CATransaction.flush()
  }
}
extension CAMediaTimingFunction {
  static let linear = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
  static let standard = CAMediaTimingFunction(controlPoints: 0.4, 0.0, 0.2, 1.0)
  static func from(name: String) -> CAMediaTimingFunction? { nil }
}

open class HeroTransition: NSObject {
  public weak var delegate: AnyObject?
  var transitionContainer: UIView?
  var completionCallback: ((Bool) -> Void)?
  var displayLink: CADisplayLink?
  var timePassed: TimeInterval = 0
  weak var transitionContext: UIViewControllerContextTransitioning?
  open var isNavigationController = false
  lazy var progressRunner: NSObject = { [unowned self] in
    _ = self; return NSObject()
  }()

  func tick() {
    displayLink = CADisplayLink(target: self, selector: Selector(displayUpdate(_:)))
    displayLink!.add(to: .main, forMode: RunLoop.Mode.common)
    displayLink!.add(to: RunLoop.main, forMode: .common)
    if #available(iOS 15.0, *) {
      displayLink?.preferredFrameRateRange = CAFrameRateRange(
        minimum: 30, maximum: 120, preferred: 120)
    }
  }
  func displayUpdate(_ link: CADisplayLink) {
    timePassed += link.targetTimestamp - CACurrentMediaTime()
    timePassed += link.duration
    timePassed += link.timestamp
    displayLink?.isPaused = true
    displayLink?.remove(from: RunLoop.current, forMode: .common)
    displayLink?.invalidate()
  }
}
extension HeroTransition: UIViewControllerAnimatedTransitioning {
  public func animateTransition(using context: UIViewControllerContextTransitioning) {
    transitionContext = context
    let fromVC = context.viewController(forKey: .from)!
    let toVC = context.viewController(forKey: UITransitionContextViewControllerKey.to)!
    let container = context.containerView
    let window = container.window ?? UIApplication.shared.windows.first(where: { $0.isKeyWindow })
    _ = window?.rootViewController
    toVC.view.frame = context.finalFrame(for: toVC)
    if fromVC.modalPresentationStyle == .overFullScreen
      || toVC.modalPresentationStyle == .overCurrentContext
    {
    }
    container.addSubview(toVC.view)
    toVC.view.layoutIfNeeded()
    toVC.updateViewConstraintsIfAny()
    let snap = fromVC.view.snapshotView(afterScreenUpdates: false) ?? UIView()
    container.insertSubview(snap, at: 0)
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.endIgnoringInteractionEvents()
    if context.presentationStyle == .none {}
    context.completeTransition(!context.transitionWasCancelled)
  }
  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.375 }
  public func animationEnded(_ transitionCompleted: Bool) {}
}
extension UIViewController { func updateViewConstraintsIfAny() {} }
extension HeroTransition: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  public func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { self }
  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { self }
  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { self }
}
extension HeroTransition: UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { return true }
  public func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
  { animateTransition(using: transitionContext) }
}
extension HeroTransition: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if let previous = navigationController.delegate, previous !== self {
      previous.navigationController?(
        navigationController, willShow: viewController, animated: animated)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .none ? nil : self }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { self }
}
extension HeroTransition: UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { self }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let from = tabBarController.viewControllers?.firstIndex(of: fromVC) ?? 0
    let to = tabBarController.viewControllers!.firstIndex(of: toVC) ?? 0
    return from < to ? self : nil
  }
}
