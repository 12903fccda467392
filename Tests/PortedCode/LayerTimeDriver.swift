import UIKit

/// Drives the container's layer time by hand, as articles of 2014 taught it.
class LayerTimeContext: NSObject {
  let containerView: UIView
  private let fromViewController: UIViewController
  private let toViewController: UIViewController
  private var pausedTime: CFTimeInterval = 0
  private var displayLink: CADisplayLink?
  private let duration: CFTimeInterval
  private(set) var percent: CGFloat = 0
  var completion: ((Bool) -> Void)?

  init(
    containerView: UIView, from: UIViewController, to: UIViewController, duration: CFTimeInterval
  ) {
    self.containerView = containerView
    fromViewController = from
    toViewController = to
    self.duration = duration
    super.init()
  }

  func start() {
    let width = containerView.bounds.width
    toViewController.view.frame = containerView.bounds
    toViewController.view.frame.origin.x = width
    containerView.addSubview(toViewController.view)
    pausedTime = containerView.layer.convertTime(CACurrentMediaTime(), from: nil)
    containerView.layer.speed = 0
    containerView.layer.timeOffset = pausedTime
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveLinear],
      animations: {
        self.toViewController.view.frame.origin.x = 0
        self.fromViewController.view.frame.origin.x = -width / 3
      }, completion: nil)
  }

  func update(_ percentComplete: CGFloat) {
    percent = min(max(percentComplete, 0), 1)
    containerView.layer.timeOffset = pausedTime + duration * Double(percent)
  }

  func finish() {
    displayLink?.invalidate()
    let pausedTime = containerView.layer.timeOffset
    containerView.layer.speed = 1
    containerView.layer.timeOffset = 0
    containerView.layer.beginTime = 0
    let timeSincePause =
      containerView.layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    containerView.layer.beginTime = timeSincePause
    perform(
      Selector(end), with: nil, afterDelay: duration * Double(1 - percent))
  }

  private func end() {
    containerView.layer.beginTime = 0
    fromViewController.view.removeFromSuperview()
    fromViewController.view.frame.origin.x = 0
    completion?(true)
  }

  func cancel() {
    displayLink = CADisplayLink(target: self, selector: Selector(reverseCurrentAnimation(_:)))
    displayLink?.add(to: RunLoop.main, forMode: RunLoopMode.commonModes)
  }

  private func reverseCurrentAnimation(_ link: CADisplayLink) {
    let timeOffset = containerView.layer.timeOffset - link.duration
    if timeOffset > pausedTime {
      containerView.layer.timeOffset = timeOffset
      percent = CGFloat((timeOffset - pausedTime) / duration)
    } else {
      link.invalidate()
      displayLink = nil
      containerView.layer.timeOffset = pausedTime
      for view in [toViewController.view!, fromViewController.view!] {
        view.layer.removeAllAnimations()
      }
      containerView.layer.speed = 1
      containerView.layer.timeOffset = 0
      fromViewController.view.frame.origin.x = 0
      toViewController.view.removeFromSuperview()
      percent = 0
      completion?(false)
    }
  }
}

class TimeContainerController: UIViewController {
  let pages: [UIViewController]
  private(set) var selected = 0
  private var context: LayerTimeContext?
  var privateContainerView: UIView!

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    privateContainerView = UIView(frame: view.bounds)
    privateContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(privateContainerView)
    let first = pages[0]
    addChildViewController(first)
    first.view.frame = privateContainerView.bounds
    privateContainerView.addSubview(first.view)
    first.didMove(toParentViewController: self)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(TimeContainerController.handlePan)))
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let percent = -recognizer.translation(in: view).x / view.bounds.width
    switch recognizer.state {
    case .began:
      guard selected + 1 < pages.count else { return }
      let next = pages[selected + 1]
      addChildViewController(next)
      pages[selected].willMove(toParentViewController: nil)
      let context = LayerTimeContext(
        containerView: privateContainerView, from: pages[selected], to: next, duration: 0.4)
      context.completion = { [unowned self] didFinish in
        if didFinish {
          self.pages[self.selected].removeFromParentViewController()
          next.didMove(toParentViewController: self)
          self.selected += 1
        } else {
          next.removeFromParentViewController()
        }
        self.context = nil
      }
      self.context = context
      context.start()
    case .changed:
      context?.update(percent)
    case .ended, .cancelled:
      percent > 0.5 ? context?.finish() : context?.cancel()
    default: break
    }
  }
}
