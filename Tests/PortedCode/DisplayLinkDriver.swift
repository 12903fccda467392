import QuartzCore
import UIKit

/// An interaction controller of its own kind: a display link runs the rest of the way.
class DisplayLinkDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: UIViewControllerContextTransitioning?
  private var displayLink: CADisplayLink?
  private var progress: CGFloat = 0
  private var target: CGFloat = 0
  private var lastTimestamp: CFTimeInterval = 0
  var completionSpeed: CGFloat = 3
  var onProgress: ((CGFloat) -> Void)?

  private var presented: UIView?
  private var isDismissing = false

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    if let toView = transitionContext.view(forKey: .to) {
      presented = toView
      transitionContext.containerView.addSubview(toView)
      toView.frame = transitionContext.finalFrame(
        for: transitionContext.viewController(forKey: .to)!)
    } else {
      isDismissing = true
      presented = transitionContext.view(forKey: .from)
    }
    update(0)
  }

  func update(_ percent: CGFloat) {
    progress = min(max(percent, 0), 1)
    guard let context = context, let view = presented else { return }
    let height = context.containerView.bounds.height
    let shown = isDismissing ? 1 - progress : progress
    view.transform = CGAffineTransform(translationX: 0, y: height * (1 - shown))
    context.updateInteractiveTransition(progress)
    onProgress?(progress)
  }

  func finish() { run(to: 1) }

  func cancel() { run(to: 0) }

  private func run(to value: CGFloat) {
    target = value
    lastTimestamp = 0
    displayLink?.invalidate()
    displayLink = CADisplayLink(target: self, selector: Selector(step(_:)))
    displayLink?.preferredFramesPerSecond = 60
    displayLink?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    if lastTimestamp == 0 { lastTimestamp = link.timestamp }
    let elapsed = CGFloat(link.targetTimestamp - lastTimestamp)
    lastTimestamp = link.targetTimestamp
    let delta = elapsed * completionSpeed
    let next = target > progress ? min(progress + delta, target) : max(progress - delta, target)
    update(next)
    guard next == target else { return }
    link.invalidate()
    displayLink = nil
    let context = self.context
    presented?.transform = .identity
    if target == 1 {
      context?.finishInteractiveTransition()
      context?.completeTransition(true)
    } else {
      context?.cancelInteractiveTransition()
      context?.completeTransition(false)
    }
    presented = nil
    isDismissing = false
  }
}

class NothingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }
}

class PullUpController: UIViewController, UIViewControllerTransitioningDelegate {
  let driver = DisplayLinkDriver()
  var isDriving = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(self.pull(_:))))
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    let percent = -pan.translation(in: nil).y / view.bounds.height
    switch pan.state {
    case .began:
      isDriving = true
      let page = UIViewController()
      page.view.backgroundColor = .blue
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = self
      present(page, animated: true)
    case .changed:
      driver.update(percent)
    case .ended:
      isDriving = false
      percent > 0.4 ? driver.finish() : driver.cancel()
    case .cancelled, .failed:
      isDriving = false
      driver.cancel()
    default:
      break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return NothingAnimator() }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return isDriving ? driver : nil }
}
