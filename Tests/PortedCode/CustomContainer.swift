import UIKit

protocol ContainerViewControllerDelegate: AnyObject {
  func containerViewController(
    _ container: ContainerViewController, animationControllerFrom from: UIViewController,
    to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
}

/// A container that runs animators with a context of its own.
class ContainerViewController: UIViewController {
  weak var delegate: ContainerViewControllerDelegate?
  private let controllers: [UIViewController]
  private let buttons = UIView()
  private let host = UIView()

  var selectedViewController: UIViewController? {
    didSet {
      guard let new = selectedViewController, new !== oldValue else { return }
      transition(from: oldValue, to: new)
    }
  }

  init(controllers: [UIViewController]) {
    self.controllers = controllers
    super.init(nibName: nil, bundle: nil)
  }

  required convenience init?(coder aDecoder: NSCoder) {
    self.init(controllers: [])
  }

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .black
    host.backgroundColor = .white
    root.addSubview(host)
    root.addSubview(buttons)
    for (index, _) in controllers.enumerated() {
      let button = UIButton(type: .custom)
      button.tag = index
      button.backgroundColor = .gray
      button.addTarget(self, action: Selector(buttonTapped(_:)), for: .touchUpInside)
      buttons.addSubview(button)
    }
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    selectedViewController = selectedViewController ?? controllers.first
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width
    host.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height - 60)
    buttons.frame = CGRect(x: 0, y: view.bounds.height - 60, width: width, height: 60)
    for (index, button) in buttons.subviews.enumerated() {
      let slot = width / CGFloat(max(controllers.count, 1))
      button.frame = CGRect(x: CGFloat(index) * slot, y: 0, width: slot, height: 60)
    }
  }

  override var childForStatusBarStyle: UIViewController? { return selectedViewController }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selectedViewController?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selectedViewController?.endAppearanceTransition()
  }

  private func buttonTapped(_ sender: UIButton) {
    selectedViewController = controllers[sender.tag]
  }

  private func transition(from: UIViewController?, to: UIViewController) {
    guard isViewLoaded else { return }
    let toView: UIView = to.view
    toView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    toView.frame = host.bounds
    from?.willMove(toParent: nil)
    addChild(to)
    guard let from = from else {
      host.addSubview(toView)
      to.didMove(toParent: self)
      return
    }
    guard
      let animator = delegate?.containerViewController(self, animationControllerFrom: from, to: to)
    else {
      from.view.removeFromSuperview()
      host.addSubview(toView)
      from.removeFromParent()
      to.didMove(toParent: self)
      return
    }
    let fromIndex = controllers.firstIndex(of: from) ?? 0
    let toIndex = controllers.firstIndex(of: to) ?? 0
    let context = PrivateTransitionContext(
      from: from, to: to, goingRight: toIndex > fromIndex, container: host)
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    context.completion = { [weak self] didComplete in
      from.view.removeFromSuperview()
      from.removeFromParent()
      to.didMove(toParent: self)
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      animator.animationEnded?(didComplete)
      self?.buttons.isUserInteractionEnabled = true
    }
    buttons.isUserInteractionEnabled = false
    animator.animateTransition(using: context)
  }
}

final class PrivateTransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let privateViewControllers: [UITransitionContextViewControllerKey: UIViewController]
  private let appearingFrom: CGRect
  private let disappearingTo: CGRect
  let containerView: UIView
  var completion: ((Bool) -> Void)?

  init(from: UIViewController, to: UIViewController, goingRight: Bool, container: UIView) {
    containerView = container
    privateViewControllers = [.from: from, .to: to]
    let travel = goingRight ? -container.bounds.width : container.bounds.width
    disappearingTo = container.bounds.offsetBy(dx: travel, dy: 0)
    appearingFrom = container.bounds.offsetBy(dx: -travel, dy: 0)
    super.init()
  }

  var isAnimated: Bool { return true }
  var isInteractive: Bool { return false }
  var presentationStyle: UIModalPresentationStyle { return .custom }
  var transitionWasCancelled: Bool { return false }
  var targetTransform: CGAffineTransform { return .identity }

  func initialFrame(for vc: UIViewController) -> CGRect {
    return vc == viewController(forKey: .from) ? containerView.bounds : appearingFrom
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    return vc == viewController(forKey: .from) ? disappearingTo : containerView.bounds
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    return privateViewControllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    return key == .from ? privateViewControllers[.from]?.view : privateViewControllers[.to]?.view
  }

  func completeTransition(_ didComplete: Bool) { completion?(didComplete) }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
}

final class SideBySideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var ended: [Bool] = []

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let to = context.viewController(forKey: .to)!
    let from = context.viewController(forKey: .from)!
    context.containerView.addSubview(to.view)
    to.view.frame = context.initialFrame(for: to)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.75,
      initialSpringVelocity: 0.5, options: [],
      animations: {
        to.view.frame = context.finalFrame(for: to)
        from.view.frame = context.finalFrame(for: from)
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
