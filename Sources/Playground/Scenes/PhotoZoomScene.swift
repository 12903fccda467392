import UIKit

/// A picture zooms out of a grid into a page of its own, and is dragged back into its cell.
enum PhotoZoomScene {
  static let info = SceneInfo(
    id: "photo-zoom", title: "Photo Zoom",
    idea:
      "A picture zooms out of its grid into a page of its own; dragged down it comes along with "
      + "the finger, shrinks, and flies back into its cell with the finger's speed.",
    hint: "Open a picture, drag it down and throw it.",
    states: ["grid", "photo"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let source = "published photo browsers: a fifth of the height, or 500 pt/s"

  private static let tunables =
    Tunable.release(threshold: 0.2, velocity: 500, veto: 200, source: source) + [
      .duration(0.4, source: "published code: 0.35 to 0.5 s"),
      .damping(0.85, source: "published code: damping 0.7 to 1"),
      Tunable(
        key: "shrink", title: "Shrinks under the finger by", unit: .fraction, range: 0...0.8,
        defaultValue: 0.4, step: 0.05, source: "chosen"),
      Tunable(
        key: "fade", title: "Ground is gone at", unit: .fraction, range: 0.1...1,
        defaultValue: 0.5, step: 0.05, source: "chosen"),
      Resistance.tunable("Pulled up it", .third, source: "chosen"),
    ]

  private static let presets =
    [
      TunablePreset(name: "Photos", source: source, values: [:]),
      TunablePreset(
        name: "Stiff", source: "published code: 120 pt and no velocity, critically damped",
        values: ["threshold": 0.15, "velocity": 0, "veto": 0, "damping": 1, "duration": 0.3]),
      TunablePreset(
        name: "As in PanModal", source: "half way or 300 pt/s",
        values: ["threshold": 0.5, "velocity": 300, "veto": 300, "damping": 0.8]),
      TunablePreset(
        name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
        values: .resisting(
          .vaul,
          ["threshold": 0.25, "velocity": 400, "veto": 1, "duration": 0.5, "damping": 1])),
      TunablePreset(
        name: "As in libadwaita", source: "adw-swipe-tracker.c: half way, half a second ahead",
        values: .resisting(
          .adwaita,
          [
            "threshold": 0.5, "velocity": 0, "veto": 0, "projection": 0.5, "duration": 0.3,
            "damping": 1,
          ])),
      TunablePreset(
        name: "As in react-modal-sheet", source: "constants.ts: 0.6 to 0.2 s ahead, or 1200 pt/s",
        values: [
          "threshold": 0.6, "velocity": 1200, "veto": 1200, "projection": 0.2, "duration": 0.2,
          "damping": 1,
        ]),
      TunablePreset(
        name: "One size", source: "chosen: the picture keeps its size under the finger",
        values: ["shrink": 0]),
    ] + Resistance.presets

  private static let demo = SceneDemo([
    .tap(.at(0.5, 0, dy: 253)), .wait(0.8),
    .drag(.at(0.5, 0.45), to: .at(0.6, 0.8), over: 0.8),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let grid = PhotoGridController()
    let navigation = PhotoNavigationController(grid, values)
    if state == "photo" {
      grid.grid.chosen = 4
      navigation.viewControllers = [grid, PhotoController(grid.grid.chosenCell.place)]
    }
    return SceneRun(root: navigation) { [weak navigation] in
      guard let navigation, let grid = navigation.viewControllers.first?.viewIfLoaded else {
        return []
      }
      let picture = navigation.zoom.flying ?? navigation.photo?.picture
      return [("grid", grid)] + (picture.map { [("photo", $0)] } ?? [])
    }
  }
}

/// A stack that zooms between its grid and its photos.
private final class PhotoNavigationController: UINavigationController {
  let zoom: PhotoZoom

  init(_ grid: PhotoGridController, _ values: TunableValues) {
    zoom = PhotoZoom(values)
    super.init(rootViewController: grid)
    delegate = self
    zoom.navigation = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    interactivePopGestureRecognizer?.isEnabled = false
    view.addGestureRecognizer(zoom.pan)
  }

  /// The photo that can be seen, on its way out too.
  var photo: PhotoController? {
    topViewController as? PhotoController
      ?? transitionCoordinator?.viewController(forKey: .from) as? PhotoController
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if zoom.take(presses) { return }
    guard let key = presses.first?.key?.keyCode, transitionCoordinator == nil else {
      return super.pressesBegan(presses, with: event)
    }
    if let grid = topViewController as? PhotoGridController, grid.take(key) { return }
    if topViewController is PhotoController, key == .keyboardEscape {
      popViewController(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

extension PhotoNavigationController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !UIAccessibility.isReduceMotionEnabled || zoom.isHeld else {
      return FadeAnimator(.navigation, isOpening: operation == .push, duration: 0.25)
    }
    zoom.isOpening = operation == .push
    return zoom
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { zoom.isHeld ? zoom : nil }
}

/// Pictures, close together; one of them is looked at.
private final class PhotoGridController: UIViewController {
  let grid = PhotoGrid(Place.samples + Place.samples.reversed())

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Photos · 写真"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    for cell in grid.cells {
      cell.addTarget(self, action: Selector(PhotoGridController.open(_:)), for: .touchUpInside)
    }
  }

  private func open(_ cell: PhotoCell) {
    guard navigationController?.transitionCoordinator == nil,
      let index = grid.cells.firstIndex(of: cell)
    else { return }
    grid.chosen = index
    navigationController?.pushViewController(PhotoController(cell.place), animated: true)
  }

  /// Arrows choose, Return opens.
  func take(_ key: UIKeyboardHIDUsage) -> Bool {
    if grid.moveChoice(key) { return true }
    guard key == .keyboardReturnOrEnter else { return false }
    grid.chosenCell.isSelected = false
    open(grid.chosenCell)
    return true
  }
}

/// A picture by itself, on a quiet ground.
private final class PhotoController: UIViewController {
  private let page: PhotoPage
  var picture: UIImageView { page.picture }

  init(_ place: Place) {
    page = PhotoPage(place)
    super.init(nibName: nil, bundle: nil)
    title = place.name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = page }
}

/// Animates the zoom both ways, and is the hand that drags a picture back.
///
/// The drag is two-dimensional, so nothing is scrubbed: the picture is put where the finger wants it.
private final class PhotoZoom: NSObject {
  let pan = UIPanGestureRecognizer()
  weak var navigation: UINavigationController?
  var isOpening = true
  /// Whether a finger or the keyboard has the picture.
  var isHeld = false
  /// The picture between page and grid.
  weak var flying: UIImageView?

  private let values: TunableValues
  private var context: (any UIViewControllerContextTransitioning)?
  private var rest = CGPoint.zero
  private var percent: CGFloat = 0
  private var way = CGPoint.zero
  /// Ended by what takes a finger away, and by a finger that comes down.
  private var keyHold: FingerlessHold?
  /// The finger was up again before the transition had begun.
  private var early: (verdict: Verdict, velocity: CGPoint)?

  init(_ values: TunableValues) {
    self.values = values
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addTarget(self, action: Selector(PhotoZoom.handlePan(_:)))
  }

  private var height: CGFloat { max(navigation?.view.bounds.height ?? 1, 1) }

  private func photo(_ context: any UIViewControllerContextTransitioning) -> PhotoController? {
    context.viewController(forKey: isOpening ? .to : .from) as? PhotoController
  }

  private func grid(_ context: any UIViewControllerContextTransitioning) -> PhotoGridController? {
    context.viewController(forKey: isOpening ? .from : .to) as? PhotoGridController
  }

  /// Puts both pages in place and a picture over them, at one end of its way.
  ///
  /// - Returns: where the picture is at home in the page and in the grid.
  private func prepare(
    _ context: any UIViewControllerContextTransitioning
  ) -> (page: CGRect, cell: CGRect)? {
    let container = context.containerView
    guard let photo = photo(context), let grid = grid(context), let page = photo.view,
      let below = grid.view, let shown = context.viewController(forKey: .to)
    else { return nil }
    shown.view.frame = context.finalFrame(for: shown)
    container.insertSubview(below, at: 0)
    container.addSubview(page)
    page.layoutIfNeeded()
    below.layoutIfNeeded()
    grid.grid.revealChosen()
    let ends = (
      page: photo.picture.convert(photo.picture.bounds, to: container),
      cell: grid.grid.chosenFrame(in: container)
    )
    let picture = UIImageView(image: photo.picture.image)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = isOpening ? ends.cell : ends.page
    container.addSubview(picture)
    flying = picture
    photo.picture.isHidden = true
    grid.grid.hideChosen(true)
    return ends
  }

  private func finish(_ context: any UIViewControllerContextTransitioning) {
    flying?.removeFromSuperview()
    if let photo = photo(context) {
      photo.picture.isHidden = false
      photo.view.alpha = 1
    }
    grid(context)?.grid.hideChosen(false)
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
  }

  // MARK: In the hand

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let view = navigation?.view
    let (translation, velocity) = (pan.translation(in: view), pan.velocity(in: view))
    switch pan.state {
    case .began:
      begin()
      follow(translation)
    case .changed:
      follow(translation)
    case .ended:
      follow(translation)
      let rule = ReleaseRule(values)
      letGo(rule.verdict(percent: percent, velocity: velocity.y, length: height), velocity)
    case .cancelled, .failed:
      letGo(ReleaseRule(values).cancelled(percent: percent, velocity: velocity.y), .zero)
    default:
      break
    }
  }

  private func begin() {
    isHeld = true
    early = nil
    way = .zero
    percent = 0
    isOpening = false
    navigation?.popViewController(animated: true)
  }

  /// The picture is where the finger is; pulled up it is only held back.
  private func follow(_ way: CGPoint) {
    guard isHeld else { return }
    self.way = CGPoint(
      x: way.x, y: way.y > 0 ? way.y : -Resistance(values).shown(-way.y, of: height))
    percent = min(max(way.y / height, 0), 1)
    show()
  }

  private func show() {
    guard let context, let flying else { return }
    let scale = 1 - values["shrink"] * percent
    flying.transform = CGAffineTransform(scaleX: scale, y: scale)
    flying.center = CGPoint(x: rest.x + way.x, y: rest.y + way.y)
    photo(context)?.view.alpha = max(0, 1 - percent / max(values["fade"], 0.01))
    context.updateInteractiveTransition(percent)
  }

  private func letGo(_ verdict: Verdict, _ velocity: CGPoint) {
    guard isHeld else { return }
    isHeld = false
    keyHold = nil
    Verdicts.tell(verdict)
    if context == nil { early = (verdict, velocity) } else { fly(verdict, velocity) }
  }

  /// The rest of the way is the spring's, with the speed the finger had.
  private func fly(_ verdict: Verdict, _ velocity: CGPoint) {
    guard let context, let flying else { return }
    let finishes = verdict.outcome == .finish
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let page = photo(context)
    guard !UIAccessibility.isReduceMotionEnabled else {
      return fade(context, page, flying, finishes: finishes)
    }
    let target =
      finishes
      ? grid(context)?.grid.chosenFrame(in: context.containerView) ?? flying.frame
      : page.map { $0.picture.convert($0.picture.bounds, to: context.containerView) }
        ?? flying.frame
    // What is seen does not jump when the scale becomes a size.
    let seen = flying.frame
    flying.transform = .identity
    flying.frame = seen
    flying.layoutIfNeeded()
    let distance = CGPoint(x: target.midX - seen.midX, y: target.midY - seen.midY)
    let spring = UISpringTimingParameters(
      dampingRatio: values["damping"],
      initialVelocity: CGVector(
        dx: Self.part(velocity.x, of: distance.x), dy: Self.part(velocity.y, of: distance.y)))
    let animator = UIViewPropertyAnimator(
      duration: values["duration"], timingParameters: spring)
    animator.addAnimations {
      flying.frame = target
      page?.view.alpha = finishes ? 0 : 1
    }
    animator.addCompletion { _ in self.finish(context) }
    animator.startAnimation()
  }

  /// Home without a way: the picture is gone where it was let go, and there where it belongs.
  private func fade(
    _ context: any UIViewControllerContextTransitioning, _ page: PhotoController?,
    _ flying: UIView, finishes: Bool
  ) {
    if finishes { grid(context)?.grid.hideChosen(false) } else { page?.picture.isHidden = false }
    UIView.animate(
      withDuration: 0.25,
      animations: {
        flying.alpha = 0
        page?.view.alpha = finishes ? 0 : 1
      }, completion: { _ in self.finish(context) })
  }

  /// A spring counts speed in ways: how many of this one a second.
  private static func part(_ velocity: CGFloat, of way: CGFloat) -> CGFloat {
    abs(way) > 1 ? min(max(velocity / way, -30), 30) : 0
  }
}

extension PhotoZoom {
  /// How far an arrow key goes. Units: points. Source: chosen.
  private static let keyStep: CGFloat = 30

  /// Takes a key that has a meaning here; says whether it had.
  func take(_ presses: Set<UIPress>) -> Bool {
    guard let key = presses.first?.key?.keyCode else { return false }
    if !isHeld {
      guard key == .keyboardDownArrow, mayBegin else { return false }
      keyHold = FingerlessHold(in: navigation?.view.window) { [weak self] in
        self?.letGoOfKeys(.cancel)
      }
      begin()
      follow(CGPoint(x: 0, y: Self.keyStep))
      return true
    }
    guard keyHold != nil else { return false }
    switch key {
    case .keyboardDownArrow: follow(CGPoint(x: way.x, y: way.y + Self.keyStep))
    case .keyboardUpArrow: follow(CGPoint(x: way.x, y: max(0, way.y - Self.keyStep)))
    case .keyboardReturnOrEnter: letGoOfKeys(.finish)
    case .keyboardEscape: letGoOfKeys(.cancel)
    default: return false
    }
    return true
  }

  private func letGoOfKeys(_ outcome: Verdict.Outcome) {
    letGo(.ofKeys(outcome, percent: percent), .zero)
  }

  private var mayBegin: Bool {
    navigation?.topViewController is PhotoController && navigation?.transitionCoordinator == nil
  }
}

extension PhotoZoom: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin && !isHeld && PanDirection(of: pan, in: navigation?.view) == .down
  }
}

extension PhotoZoom: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let ends = prepare(transitionContext) else {
      isHeld = false
      transitionContext.cancelInteractiveTransition()
      transitionContext.completeTransition(false)
      return
    }
    rest = CGPoint(x: ends.page.midX, y: ends.page.midY)
    show()
    if let early {
      self.early = nil
      fly(early.verdict, early.velocity)
    }
  }
}

extension PhotoZoom: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let ends = prepare(transitionContext), let flying, let page = photo(transitionContext)
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    page.view.alpha = isOpening ? 0 : 1
    let animator = UIViewPropertyAnimator(
      duration: values["duration"], dampingRatio: values["damping"])
    animator.addAnimations {
      flying.frame = self.isOpening ? ends.page : ends.cell
      page.view.alpha = self.isOpening ? 1 : 0
    }
    animator.addCompletion { _ in self.finish(transitionContext) }
    animator.startAnimation()
  }
}
