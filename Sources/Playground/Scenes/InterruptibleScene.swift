import UIKit

/// A slow push that can be caught, turned round, scrubbed and let go at any moment.
enum InterruptibleScene {
  static let info = SceneInfo(
    id: "interruptible", title: "Interruptible",
    idea: "A slow push by a property animator: touch it in flight and it stops under the finger; "
      + "drag to scrub, let go to send it on, or lift without moving to turn it round.",
    hint: "Open a volume, then touch it while it moves. Shift and Space catch it, too.",
    states: ["shelf", "volume"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let published = "published code: 0.5 or 300 pt/s, thrown back by 300"

  private static let tunables =
    Tunable.release(threshold: 0.5, velocity: 300, veto: 300, source: published) + [
      .duration(2, source: "chosen: time to catch it"),
      .damping(1, source: "published code: damping 0.7, 0.75, 0.8 and 1"),
      Tunable(
        key: "parallax", title: "Page below starts at", unit: .fraction, range: 0...1,
        defaultValue: 0.3, step: 0.05, source: "published code: 1/2, 1/3, 0.3, 1/6"),
      Tunable(
        key: "dimming", title: "Dimming of the page below", unit: .fraction, range: 0...1,
        defaultValue: 0.15, step: 0.05, source: "chosen"),
    ]

  private static let presets = [
    TunablePreset(name: "Slow", source: "chosen", values: [:]),
    TunablePreset(
      name: "As the system", source: "replicas of the system's push", values: ["duration": 0.35]),
    TunablePreset(
      name: "Springy", source: "published code: damping 0.7",
      values: ["duration": 0.8, "damping": 0.7]),
    TunablePreset(
      name: "As in React Navigation", source: "Card.tsx: d + 0.3 v > L/2",
      values: ["velocity": 0, "veto": 0, "projection": 0.3, "duration": 0.5, "dimming": 0.1]),
    TunablePreset(
      name: "As in Flutter", source: "cupertino/route.dart: one width a second, else half way",
      values: ["velocity": 390, "veto": 390, "duration": 0.5, "parallax": 0.35]),
    TunablePreset(
      name: "As in Ionic", source: "ionic swipe-back.ts: half way or 200 pt/s, never backwards",
      values: ["velocity": 200, "veto": 1, "duration": 0.5]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-swipe-tracker.c: half way, half a second ahead",
      values: ["velocity": 0, "veto": 0, "projection": 0.5, "duration": 0.5, "parallax": 0]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(0, 0, dx: 90, dy: 110)), .wait(0.6),
    .drag(.at(0.75, 0.5), to: .at(0.25, 0.5), over: 0.7), .wait(1.2),
    .drag(.at(0.15, 0.6), to: .at(0.85, 0.6), over: 0.9),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let shelf = VolumeShelfController()
    let navigation = InterruptibleNavigationController(shelf, values)
    if state == "volume", let place = Place.samples.first {
      navigation.viewControllers = [shelf, VolumeController(place)]
    }
    return SceneRun(root: navigation) { [weak navigation] in
      guard let navigation else { return [] }
      let pages: [UIViewController?] = [
        navigation.viewControllers.first, navigation.volumeOnScreen,
      ]
      return zip(["shelf", "volume"], pages).compactMap { name, page in
        page?.viewIfLoaded.map { (name, $0) }
      }
    }
  }
}

/// A stack whose transitions are always in somebody's reach.
private final class InterruptibleNavigationController: UINavigationController {
  private let values: TunableValues
  private let flight: Flight

  init(_ root: UIViewController, _ values: TunableValues) {
    self.values = values
    flight = Flight(
      towards: .left,
      .init(
        rule: { ReleaseRule(values) }, damping: { CGFloat(values["damping"]) },
        travel: { $0.width }))
    super.init(rootViewController: root)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    interactivePopGestureRecognizer?.isEnabled = false
    flight.close = { [weak self] in self?.popViewController(animated: true) }
    flight.mayClose = { [weak self] in (self?.viewControllers.count ?? 0) > 1 }
    flight.attach(to: view, of: self)
  }

  /// The volume that can be seen, on its way out too.
  var volumeOnScreen: VolumeController? {
    if let top = topViewController as? VolumeController { return top }
    return transitionCoordinator?.viewController(forKey: .from) as? VolumeController
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if flight.take(presses) { return }
    let shelf = flight.isInFlight ? nil : topViewController as? VolumeShelfController
    switch presses.first?.key?.keyCode {
    case .keyboardReturnOrEnter where shelf != nil: shelf?.openFirst()
    case .keyboardEscape where viewControllers.count > 1 && !flight.isInFlight:
      popViewController(animated: true)
    default: super.pressesBegan(presses, with: event)
    }
  }
}

extension InterruptibleNavigationController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    flight.setOut(isOpening: operation == .push)
    return SlideAnimator(values, isPush: operation == .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { flight }
}

/// The page slides over the one below, in the hands of a property animator.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues
  private let isPush: Bool
  /// One and the same for the whole transition.
  private var animator: UIViewPropertyAnimator?

  init(_ values: TunableValues, isPush: Bool) {
    self.values = values
    self.isPush = isPush
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: values["duration"], dampingRatio: 1)
    animator = made
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let page = transitionContext.viewController(forKey: .to)
    else {
      made.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      return made
    }
    let (front, back) = isPush ? (to, from) : (from, to)
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    to.frame = transitionContext.finalFrame(for: page)
    container.insertSubview(back, at: 0)
    container.insertSubview(dimming, aboveSubview: back)
    container.addSubview(front)
    show(isPush ? 0 : 1, front, back, dimming)
    made.addAnimations { self.show(self.isPush ? 1 : 0, front, back, dimming) }
    made.addCompletion { _ in
      dimming.removeFromSuperview()
      for view in [front, back] {
        view.transform = .identity
        view.alpha = 1
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return made
  }

  /// How far the front page is in, 0…1.
  private func show(_ progress: CGFloat, _ front: UIView, _ back: UIView, _ dimming: UIView) {
    dimming.alpha = values["dimming"] * progress
    guard !UIAccessibility.isReduceMotionEnabled else {
      front.alpha = progress
      return
    }
    let width = front.bounds.width
    front.transform = CGAffineTransform(translationX: width * (1 - progress), y: 0)
    back.transform = CGAffineTransform(translationX: -width * values["parallax"] * progress, y: 0)
  }
}

/// Volumes on a shelf.
private final class VolumeShelfController: UIViewController {
  private let grid = VolumeGrid(Array(Place.samples.prefix(9)))

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Library · 书架"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    for volume in grid.volumes {
      volume.addTarget(self, action: Selector(VolumeShelfController.open(_:)), for: .touchUpInside)
    }
  }

  func openFirst() {
    if let first = grid.volumes.first { open(first) }
  }

  fileprivate func open(_ volume: Volume) {
    // While a page is in flight a touch is for catching it.
    guard navigationController?.transitionCoordinator == nil else { return }
    navigationController?.pushViewController(VolumeController(volume.place), animated: true)
  }
}

/// A volume opened at its first page.
private final class VolumeController: UIViewController {
  private let page: PlacePage

  init(_ place: Place) {
    page = PlacePage(place)
    super.init(nibName: nil, bundle: nil)
    title = place.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }
}
