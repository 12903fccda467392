import UIKit

/// A round button grows into the page it opens; a pull down collapses the page into the button.
enum CircleRevealScene {
  static let info = SceneInfo(
    id: "circle-reveal", title: "Circle Reveal",
    idea: "A round button grows into the next page, and a pull down collapses that page back into "
      + "the button, whether it was presented or pushed.",
    hint: "Press the round +, then pull the page down.",
    states: ["home", "presented", "pushed"], tunables: tunables, presets: presets, demo: demo,
    make: make,
    rule: rule)

  /// Article B finishes beyond its threshold, not on it.
  fileprivate static func rule(_ values: TunableValues) -> ReleaseRule {
    var rule = ReleaseRule(values)
    rule.isInclusive = false
    return rule
  }

  private static let article = "article B"

  private static let tunables =
    Tunable.release(threshold: 0.4, source: article) + [
      .duration(0.45, source: article),
      Tunable(
        key: "diameter", title: "Circle, of the farthest edge", unit: .scale, range: 2...4,
        defaultValue: 2.1, step: 0.05, source: article),
      Tunable(
        key: "dimming", title: "Dimming of the page behind", unit: .fraction, range: 0...1,
        defaultValue: 0.5, step: 0.05, source: article),
    ] + Tunable.curve("Reveal's curve", (0, 0, 0.58, 1), source: article)

  private static let presets = [
    TunablePreset(name: "Article B", source: article, values: [:]),
    TunablePreset(
      name: "Bubble", source: "common in published code: a third of the way, 0.5 s",
      values: ["threshold": 0.33, "duration": 0.5, "diameter": 2.2, "dimming": 0]),
    TunablePreset(
      name: "As in Flutter", source: "flutter cupertino/sheet.dart: 0.48 or two heights a second",
      values: ["threshold": 0.48, "velocity": 1690, "veto": 1690, "duration": 0.3]),
    TunablePreset(
      name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
      values: ["threshold": 0.25, "velocity": 400, "veto": 1, "duration": 0.5, "dimming": 0.4]),
    TunablePreset(
      name: "As in Ionic", source: "ionic swipe-to-close.ts: looks a whole second ahead",
      values: ["threshold": 0.5, "projection": 1, "duration": 0.45, "dimming": 0.4]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-swipe-tracker.c: half way, half a second ahead",
      values: ["threshold": 0.5, "projection": 0.5, "duration": 0.3]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(0.5, 1, dy: -44)), .wait(0.9),
    .drag(.at(0.5, 0.2), to: .at(0.5, 0.85), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let home = MomentsController(values)
    let navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.delegate = home.reveal
    home.start = state == "home" ? nil : state == "pushed" ? .push : .present
    return SceneRun(root: navigation) { [weak home] in
      guard let home, let below = home.viewIfLoaded else { return [] }
      guard let page = home.reveal.page?.viewIfLoaded, page.window != nil else {
        return [("home", below)]
      }
      let circle = home.reveal.circle.map { [("circle", $0)] } ?? []
      return [("home", below), ("page", page)] + circle
    }
  }
}

/// How a page comes out of its button, and how it goes back; it answers for both ways to show one.
final class CircleReveal: HandDrivenTransition {
  /// Where pages come from and go to.
  weak var button: UIView?
  /// The page that is out.
  weak var page: UIViewController?
  /// What lets the page be seen while it moves.
  fileprivate(set) weak var circle: UIView?
  fileprivate let values: TunableValues

  init(_ values: TunableValues) {
    self.values = values
    super.init()
  }

  fileprivate func animator(
    _ kind: FadeAnimator.Kind, isOpening: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    UIAccessibility.isReduceMotionEnabled
      ? FadeAnimator(kind, isOpening: isOpening, duration: values["duration"])
      : CircleAnimator(self, isOpening: isOpening)
  }
}

extension CircleReveal: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.modal, isOpening: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(.modal, isOpening: false) }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { self }
}

extension CircleReveal: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(.navigation, isOpening: operation == .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}

private final class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let reveal: CircleReveal
  private let isOpening: Bool

  init(_ reveal: CircleReveal, isOpening: Bool) {
    self.reveal = reveal
    self.isOpening = isOpening
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { reveal.values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    // A push and a pop have both pages to place; a presentation leaves the one behind where it is.
    if let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      to.frame = transitionContext.finalFrame(for: controller)
      if isOpening { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
      to.layoutIfNeeded()
    }
    guard let button = reveal.button,
      let page = transitionContext.view(forKey: isOpening ? .to : .from)
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let seed = container.convert(button.bounds, from: button)
    let dimming = UIView(frame: container.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    container.insertSubview(dimming, belowSubview: page)

    let circle = makeCircle(around: container.convert(seed.center, to: page), in: page)
    page.mask = circle
    reveal.circle = circle
    // The button itself lies on the page as long as that is no larger.
    let face = button.snapshotView(afterScreenUpdates: false) ?? UIView()
    face.frame = seed
    container.addSubview(face)

    let closed = CGAffineTransform(
      scaleX: seed.width / circle.bounds.width, y: seed.width / circle.bounds.width)
    func show(isOpen: Bool) {
      circle.transform = isOpen ? .identity : closed
      dimming.alpha = isOpen ? reveal.values["dimming"] : 0
      face.alpha = isOpen ? 0 : 1
    }
    show(isOpen: !isOpening)
    let done = {
      page.mask = nil
      face.removeFromSuperview()
      dimming.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let duration = transitionDuration(using: transitionContext)
    // Under a finger only a straight line stays there.
    guard !transitionContext.isInteractive else {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear,
        animations: { show(isOpen: self.isOpening) }, completion: { _ in done() })
      return
    }
    reveal.values.animate(over: duration, { show(isOpen: self.isOpening) }, then: done)
  }

  /// Large enough for the whole page: by the article's measure, and never smaller than to the
  /// farthest corner.
  private func makeCircle(around center: CGPoint, in page: UIView) -> UIView {
    let bounds = page.bounds
    let across = max(center.x - bounds.minX, bounds.maxX - center.x)
    let down = max(center.y - bounds.minY, bounds.maxY - center.y)
    let diameter = max(max(across, down) * reveal.values["diameter"], 2 * hypot(across, down))
    let circle = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    circle.center = center
    circle.backgroundColor = .black
    circle.layer.cornerRadius = diameter / 2
    return circle
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// Pictures of days, and the button.
final class MomentsController: UIViewController {
  enum Way: Int {
    case present, push
  }

  let reveal: CircleReveal
  /// What to open at once.
  var start: Way?
  private let header = UIView()
  private let day = UILabel("5月14日 木曜日", size: 13, weight: .semibold, color: .secondaryLabel)
  private let heading = UILabel("Moments", size: 34, weight: .bold)
  private let ways = UISegmentedControl(items: ["Present", "Push"])
  private let grid = MomentGrid(Array(Place.samples.dropFirst(3)))
  private let add = UIButton(type: .custom)

  init(_ values: TunableValues) {
    reveal = CircleReveal(values)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    header.backgroundColor = .systemBackground
    ways.selectedSegmentIndex = (start ?? .present).rawValue
    add.backgroundColor = .systemIndigo
    add.tintColor = .white
    add.setImage(
      UIImage(systemName: "plus", withConfiguration: .init(pointSize: 24, weight: .semibold)),
      for: .normal)
    add.accessibilityLabel = "New moment"
    add.layer.cornerRadius = 30
    add.layer.shadowOpacity = 0.12
    add.layer.shadowRadius = 16
    add.layer.shadowOffset = CGSize(width: 0, height: 8)
    add.addTarget(self, action: Selector(MomentsController.addMoment(_:)), for: .touchUpInside)
    reveal.button = add
    heading.adjustsFontSizeToFitWidth = true
    heading.minimumScaleFactor = 0.6
    for part in [day, heading, ways] { header.addSubview(part) }
    for part in [grid, header, add] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let start else { return }
    self.start = nil
    open(start, animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let top = safe.top + 84
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    day.frame = CGRect(x: safe.left + 20, y: top - 78, width: 180, height: 18)
    let room = bounds.width - safe.left - safe.right - 172 - 28
    heading.frame = CGRect(x: safe.left + 20, y: top - 60, width: min(180, room), height: 42)
    ways.frame = CGRect(x: bounds.width - safe.right - 172, y: top - 54, width: 152, height: 32)
    grid.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    grid.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 84, right: 0)
    add.frame = CGRect(
      x: ((bounds.width - 60) / 2).rounded(), y: bounds.height - safe.bottom - 74, width: 60,
      height: 60)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // A page that is being popped is not on the stack any more.
    if let page = reveal.page as? MomentController, page.take(presses) { return }
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter, transitionCoordinator == nil else {
      return super.pressesBegan(presses, with: event)
    }
    addMoment(add)
  }

  private func addMoment(_ sender: UIControl) {
    open(Way(rawValue: ways.selectedSegmentIndex) ?? .present, animated: true)
  }

  private func open(_ way: Way, animated: Bool) {
    guard navigationController?.topViewController === self, presentedViewController == nil else {
      return
    }
    let page = MomentController(reveal)
    switch way {
    case .present:
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = reveal
      page.modalPresentationCapturesStatusBarAppearance = true
      present(page, animated: animated)
    case .push:
      navigationController?.pushViewController(page, animated: animated)
    }
  }
}

/// The page in the button's colour.
final class MomentController: UIViewController {
  private let grip: Grip
  private let grabber = UIView()
  private let page: Column
  private let save = UIButton(type: .system)

  fileprivate init(_ reveal: CircleReveal) {
    let values = reveal.values
    grip = Grip(reveal, towards: .down) { CircleRevealScene.rule(values) }
    save.setTitle("Keep it  残す", for: .normal)
    save.setTitleColor(.systemIndigo, for: .normal)
    save.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    save.backgroundColor = .white
    save.layer.cornerRadius = 25
    let prompts = [
      ("person.fill", "Somebody", "人"), ("leaf.fill", "A taste or a smell", "味・香り"),
      ("quote.bubble", "A sentence", "一句话"), ("music.note", "A sound", "声音"),
    ]
    let picture = LandscapeView(
      Landscape(.sea, hue: 0.68, horizon: 0.95, sun: CGPoint(x: 0.66, y: 0.4), seed: 21), corner: 18
    )
    page = Column(
      [
        .init(
          UILabel("What stayed with you today?", size: 34, weight: .bold, color: .white, lines: 0),
          gap: 8),
        .init(
          UILabel(
            "今日、心に残ったことは？", size: 17, color: .white.withAlphaComponent(0.75)), height: 24,
          gap: 20), .init(picture, height: 172, gap: 18),
      ]
        + prompts.map {
          .init(PromptRow(symbol: $0.0, text: $0.1, detail: $0.2), height: 56, gap: 10)
        } + [.init(UIView(), height: 14), .init(save, height: 50)], top: 32)
    super.init(nibName: nil, bundle: nil)
    reveal.page = self
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    grabber.backgroundColor = .white.withAlphaComponent(0.4)
    grabber.layer.cornerRadius = 2.5
    save.addTarget(self, action: Selector(MomentController.close(_:)), for: .touchUpInside)
    view.addSubview(page)
    view.addSubview(grabber)
    grip.content = page
    grip.mayBegin = { [weak self] in
      guard let self else { return false }
      return view.window != nil && transitionCoordinator == nil
    }
    grip.begin = { [weak self] in self?.leave() }
    view.addGestureRecognizer(grip.pan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    grabber.frame = CGRect(
      x: ((bounds.width - 36) / 2).rounded(), y: view.safeAreaInsets.top + 8, width: 36, height: 5)
    page.frame = bounds
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if take(presses) { return }
    switch presses.first?.key?.keyCode {
    case .keyboardEscape, .keyboardReturnOrEnter: leave()
    default: super.pressesBegan(presses, with: event)
    }
  }

  fileprivate func take(_ presses: Set<UIPress>) -> Bool { grip.take(presses) }

  private func close(_ sender: UIControl) { leave() }

  /// The way it came.
  private func leave() {
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
