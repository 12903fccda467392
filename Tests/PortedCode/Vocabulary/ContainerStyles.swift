import CoreGraphics
import UIKit

/// A context an app makes for animators in a container of its own.
final class SwapContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let pages: (from: UIViewController, to: UIViewController)
  private let done: (Bool) -> Void
  private(set) var transitionWasCancelled = false
  var isAnimated: Bool { return true }
  var isInteractive: Bool { return false }
  var presentationStyle: UIModalPresentationStyle { return .custom }
  var targetTransform: CGAffineTransform { return .identity }

  init(
    from: UIViewController, to: UIViewController, in view: UIView, done: @escaping (Bool) -> Void
  ) {
    containerView = view
    pages = (from, to)
    self.done = done
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case UITransitionContextViewControllerKey.from: return pages.from
    case UITransitionContextViewControllerKey.to: return pages.to
    default: return nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    return key == .from ? pages.from.view : pages.to.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { return containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { return containerView.bounds }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { transitionWasCancelled = false }
  func cancelInteractiveTransition() { transitionWasCancelled = true }
  func completeTransition(_ didComplete: Bool) { done(didComplete) }
}

/// A container that gives one child traits of its own and swaps pages by any animator.
class SwapController: UIViewController {
  private(set) var page: UIViewController
  var raised = false
  private var observer: NSObjectProtocol?

  init(page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder aDecoder: NSCoder) { fatalError() }

  override var childViewControllerForStatusBarStyle: UIViewController? { return page }
  override var childViewControllerForStatusBarHidden: UIViewController? { return page }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(page)
    let first = page.view as UIView
    first.frame = view.bounds
    view.addSubview(first)
    page.didMove(toParent: self)
    let scroll = UIScrollView()
    observer = scroll.observe(\.contentOffset) { _, _ in }
  }

  override func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    guard let inherited = super.overrideTraitCollection(forChild: childViewController) else {
      return raised ? UITraitCollection(userInterfaceLevel: .elevated) : nil
    }
    return UITraitCollection(traitsFrom: [
      inherited, UITraitCollection(userInterfaceLevel: .elevated),
    ])
  }

  func swap(
    to next: UIViewController, with animator: UIViewControllerAnimatedTransitioning,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = page
    old.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    let context = SwapContext(from: old, to: next, in: view) { [weak self] done in
      guard let self = self else { return }
      old.view.removeFromSuperview()
      old.removeFromParent()
      next.didMove(toParent: self)
      self.page = next
      animator.animationEnded?(done)
      completion?(done)
    }
    animator.animateTransition(using: context)
  }
}

/// Stands before another delegate and hands on what it does not do itself.
final class DelegateRelay: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  weak var navigation: UINavigationControllerDelegate?
  weak var tabs: UITabBarControllerDelegate?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigation?.navigationController?(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    let own: UIInterfaceOrientationMask =
      navigationController.traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    return navigation?.navigationControllerSupportedInterfaceOrientations?(navigationController)
      ?? own
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    return tabs?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
  }
}

/// A wipe by layer animations, whose delegate completes the transition.
final class WipeAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var context: UIViewControllerContextTransitioning?
  private let curtain = WipeLayer()

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return TimeInterval(UINavigationController.hideShowBarDuration)
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    transitionContext.containerView.addSubview(to)
    let whole = CGMutablePath()
    whole.addRect(to.bounds)
    let slit = CGMutablePath()
    slit.addRect(CGRect(x: to.bounds.midX, y: 0, width: 0, height: to.bounds.height))
    curtain.path = whole
    to.layer.mask = curtain
    let wipe = CABasicAnimation(keyPath: "path")
    wipe.fromValue = slit
    wipe.toValue = whole
    wipe.duration = transitionDuration(using: transitionContext)
    wipe.delegate = self
    curtain.add(wipe, forKey: wipe.keyPath)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.view(forKey: .to)?.layer.mask = nil
    context?.completeTransition(!(context?.transitionWasCancelled ?? true))
    context = nil
  }
}

/// A layer with a `deinit`.
final class WipeLayer: CAShapeLayer {
  static var gone = 0
  deinit { Self.gone += 1 }
}

func settingsOfATransaction(_ layer: CALayer, picture: CGImage) -> UIImage {
  CATransaction.begin()
  CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
  CATransaction.setValue(0.3, forKey: kCATransactionAnimationDuration)
  layer.opacity = 0.5
  CATransaction.commit()
  let fade = CATransition()
  fade.type = .fade
  layer.add(fade, forKey: kCATransition)
  layer.removeAnimation(forKey: kCATransition)
  let arc = CGMutablePath()
  arc.addRelativeArc(center: .zero, radius: 3, startAngle: 0, delta: .pi)
  return UIImage(cgImage: picture, scale: 2, orientation: .upMirrored)
}

/// Initialisers as subclasses override them, and those they inherit by it.
final class NoteView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  deinit { NotificationCenter.default.removeObserver(self) }
}

final class PlainStack: UINavigationController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class EndlessList: UITableViewController {
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { return false }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

func madeWithout() -> [AnyObject] {
  return [NoteView(), NoteView(frame: .zero), PlainStack(), EndlessList(style: .plain)]
}
