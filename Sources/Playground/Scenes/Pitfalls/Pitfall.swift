import UIKit

/// A classic mistake: what it is, what it does on a phone, and the code that makes it.
struct Pitfall {
  /// The diagnostic that tells of it.
  var id: String
  /// What the command line calls it.
  var name: String
  var title: String
  /// The mistake, as it stands in somebody's code.
  var code: String
  /// What a phone would do.
  var onPhone: String
  /// What one has to do for it; nil for one that runs by itself.
  var gesture: String?
  /// Makes the mistake.
  var run: (PitfallPhone) -> Void

  init(
    _ id: String, _ name: String, title: String, code: String, onPhone: String,
    gesture: String? = nil, run: @escaping (PitfallPhone) -> Void
  ) {
    self.id = id
    self.name = name
    self.title = title
    self.code = code
    self.onPhone = onPhone
    self.gesture = gesture
    self.run = run
  }

  static let all = endings + beginnings + presentations + gestures
}

/// The phone the mistakes are made on: a stack of two pages, which is made anew for each.
final class PitfallPhone: UIViewController {
  private(set) var stack = UINavigationController()
  /// What a faulty transition needs to live on.
  var keeper: AnyObject?
  /// Fades where nobody sees it, so that waiting goes by the clock of what is seen: slow motion slows
  /// it, and a display link would look like a transition that still moves.
  private var clock = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.clipsToBounds = true
    startAnew()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.view.frame = view.bounds
  }

  /// Throws everything away and begins with the list.
  func startAnew() {
    clock.removeFromSuperview()
    clock = UIView()
    view.addSubview(clock)
    keeper = nil
    stack.willMove(toParent: nil)
    stack.viewIfLoaded?.removeFromSuperview()
    stack.removeFromParent()
    stack = UINavigationController(rootViewController: PitfallPage("Messages", number: 0))
    addChild(stack)
    stack.view.frame = view.bounds
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    stack.interactivePopGestureRecognizer?.isEnabled = false
    view.layoutIfNeeded()
  }

  /// A page on top of the list, without ado.
  func pushQuietly() { stack.pushViewController(makePage(), animated: false) }

  func makePage() -> PitfallPage { PitfallPage("Letter", number: 1) }

  /// Does something in a while, unless the phone begins anew before.
  func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    let hand = UIView()
    let clock = self.clock
    clock.addSubview(hand)
    UIView.animate(
      withDuration: max(seconds, 0.001), animations: { hand.alpha = 0.5 },
      completion: { [weak clock, weak hand] _ in
        hand?.removeFromSuperview()
        if clock?.superview != nil { action() }
      })
  }
}

/// A page of the phone: something to see moving.
final class PitfallPage: UIViewController {
  let picture: LandscapeView
  private let words: UILabel

  init(_ title: String, number: Int) {
    let place = Place.samples[number == 0 ? 7 : 14]
    picture = LandscapeView(place.landscape)
    words = UILabel(place.summary, size: 15, color: .secondaryLabel)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    words.textAlignment = .center
    for part in [picture, words] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    picture.frame = CGRect(
      x: 0, y: area.minY, width: view.bounds.width, height: max(0, area.height - 44))
    words.frame = CGRect(x: 16, y: area.maxY - 34, width: area.width - 32, height: 22)
  }
}

/// A transition that goes by what it is told, right or wrong.
final class FaultyTransition: NSObject {
  typealias Context = any UIViewControllerContextTransitioning

  var duration: TimeInterval = 0.4
  /// The animator's whole work.
  var animate: (Context) -> Void
  var driver: UIPercentDrivenInteractiveTransition?
  /// An animator to be scrubbed, where there is one.
  var animator: ((Context) -> any UIViewImplicitlyAnimating)?

  init(_ animate: @escaping (Context) -> Void) {
    self.animate = animate
  }

  /// What a transition should do: the page slides off to the right.
  static func slide(
    _ context: Context, options: UIView.AnimationOptions = .curveLinear,
    then completion: @escaping (Context) -> Void
  ) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let start = from.frame
    to.frame = context.finalFrame(for: page)
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.4, delay: 0, options: options,
      animations: { from.frame = start.offsetBy(dx: start.width, dy: 0) },
      completion: { _ in completion(context) })
  }

  /// As it should be told.
  static func complete(_ context: Context) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

extension FaultyTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(transitionContext)
  }
}

extension FaultyTransition: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension FaultyTransition: UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }
}
