import UIKit

/// A small player at the bottom: pulled up it is the large one, pulled down the small one again.
enum PullUpPlayerScene {
  static let info = SceneInfo(
    id: "pull-up-player", title: "Pull-up Player",
    idea: "A presentation in the hand: the mini player is pulled up into the player under the "
      + "finger, and pulled down again, both along a straight line.",
    hint: "Pull the bar at the bottom up, or tap it; pull the player down.",
    states: ["library", "player"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let article = "article A"

  private static let tunables =
    Tunable.release(threshold: 0.4, source: article) + [.duration(0.4, source: article)]
    + Tunable.card(
      "Player", inset: 50, corners: 10, dimming: 0.5, scale: 1, source: article, behind: "chosen")

  private static let presets = [
    TunablePreset(name: "Article A", source: article, values: [:]),
    TunablePreset(
      name: "As the system's sheet", source: "measured on iOS 26: half way or 1000 pt/s",
      values: ["threshold": 0.5, "velocity": 1000, "duration": 0.5, "cornerRadius": 38]),
    TunablePreset(
      name: "As in gorhom's bottom sheet", source: "snapPoint.ts: nearest point to 0.2 s ahead",
      values: ["threshold": 0.5, "projection": 0.2, "duration": 0.35]),
    TunablePreset(
      name: "As in Ionic", source: "ionic sheet.ts: nearest point to 0.35 s ahead",
      values: ["threshold": 0.5, "projection": 0.35, "duration": 0.5, "dimming": 0.4]),
    TunablePreset(
      name: "As in Flutter's Material sheet", source: "measured: half way or 700 pt/s",
      values: ["threshold": 0.5, "velocity": 700, "duration": 0.25, "cornerRadius": 28]),
    TunablePreset(
      name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
      values: ["threshold": 0.25, "velocity": 400, "veto": 1, "duration": 0.5, "scale": 0.93]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-bottom-sheet.c: half way, half a second ahead",
      values: ["threshold": 0.5, "projection": 0.5, "duration": 0.4, "dimming": 0.25]),
    TunablePreset(
      name: "Deck", source: "DeckTransition: 0.3, scale 0.92, 0.3 s",
      values: [
        "threshold": 0.3, "duration": 0.3, "inset": 58, "cornerRadius": 8, "dimming": 0.2,
        "scale": 0.92,
      ]),
  ]

  private static let demo = SceneDemo([
    .drag(.at(0.3, 1, dy: -40), to: .at(0.3, 0.25), over: 0.8), .wait(0.9),
    .drag(.at(0.5, 0.25), to: .at(0.5, 0.9), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let library = LibraryController(values, startsWithPlayer: state == "player")
    return SceneRun(root: library) { [weak library] in
      guard let library, let page = library.viewIfLoaded else { return [] }
      let views = [("page", page), ("bar", library.bar)]
      guard let player = library.presentedViewController?.viewIfLoaded else { return views }
      return views + [("player", player)]
    }
  }
}

/// Answers for how the player comes and goes, either way with a hand on it.
final class PlayerTransitioning: HandDrivenTransition, UIViewControllerTransitioningDelegate {
  /// What the player comes out of.
  weak var bar: UIView?
  fileprivate let values: TunableValues

  init(_ values: TunableValues) {
    self.values = values
    super.init()
  }

  func makeGrip(towards way: PanDirection) -> Grip {
    Grip(self, towards: way) { [values] in ReleaseRule(values) }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(
      presentedViewController: presented, presenting: presenting, values: values)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PlayerAnimator(self, isOpening: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { PlayerAnimator(self, isOpening: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { self }
}

/// The bar becomes the player: its top goes with the finger that has taken hold of it, point by
/// point, until it is where it stays; a screen's height is the whole way, as the article counts it.
private final class PlayerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transitioning: PlayerTransitioning
  private let isOpening: Bool

  init(_ transitioning: PlayerTransitioning, isOpening: Bool) {
    self.transitioning = transitioning
    self.isOpening = isOpening
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { transitioning.values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let player = transitionContext.view(forKey: isOpening ? .to : .from),
      let controller = transitionContext.viewController(forKey: isOpening ? .to : .from),
      let surroundings = controller.presentationController as? CardPresentationController
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let rest = surroundings.frameOfPresentedViewInContainerView
    let screen = container.bounds.height
    let bar = transitioning.bar
    // In its page, which may be smaller at the moment.
    let start = bar?.frame.minY ?? screen
    let away = max(0, start - rest.minY)
    if isOpening {
      player.frame = rest
      container.addSubview(player)
      player.layoutIfNeeded()
    }
    let slides = !UIAccessibility.isReduceMotionEnabled
    let face = slides ? showFace(of: bar, on: player) : nil
    func show(isOpen: Bool) {
      player.center = CGPoint(x: rest.midX, y: rest.midY + (isOpen || !slides ? 0 : away))
      player.alpha = isOpen || slides ? 1 : 0
    }
    show(isOpen: !isOpening)
    surroundings.show(isOpening ? 0 : 1)
    face?.alpha = isOpening ? 1 : 0
    let duration = transitionDuration(using: transitionContext)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .straight,
      animations: {
        // Of a faded one there is no way to be gone.
        let part = slides && screen > 0 ? min(away / screen, 1) : 1
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: part) {
          show(isOpen: self.isOpening)
        }
        UIView.addKeyframe(
          withRelativeStartTime: self.isOpening ? 0.04 : max(0, part - 0.24), relativeDuration: 0.2
        ) { face?.alpha = self.isOpening ? 0 : 1 }
      })
    // Anything but linear would leave the finger, and looks odd only to those who have none on it.
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: { surroundings.show(self.isOpening ? 1 : 0) },
      completion: { _ in
        let isDone = !transitionContext.transitionWasCancelled
        player.frame = surroundings.frameOfPresentedViewInContainerView
        player.alpha = 1
        face?.removeFromSuperview()
        bar?.isHidden = false
        transitionContext.completeTransition(isDone)
      })
  }

  /// The bar, as it is seen where the player has just come out of it; the bar itself is gone.
  private func showFace(of bar: UIView?, on player: UIView) -> UIView? {
    guard let bar, let face = bar.snapshotView(afterScreenUpdates: false) else { return nil }
    face.frame = CGRect(
      origin: .zero, size: CGSize(width: player.bounds.width, height: bar.bounds.height))
    face.autoresizingMask = .flexibleWidth
    face.isUserInteractionEnabled = false
    player.addSubview(face)
    bar.isHidden = true
    return face
  }
}

extension UIView.KeyframeAnimationOptions {
  /// Even from end to end; the curve is one of the options that both kinds of animation share.
  fileprivate static let straight = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}

/// Music to choose from, with what is playing at the bottom.
final class LibraryController: UIViewController {
  let bar = MiniPlayer(Track.samples[0])
  private let transitioning: PlayerTransitioning
  private let pullUp: Grip
  private var startsWithPlayer: Bool
  private let header = UIView()
  private let heading = UILabel("Songs", size: 34, weight: .bold)
  private let local = UILabel("曲", size: 17, color: .secondaryLabel)
  private let rows = Track.samples.map { TrackRow($0) }
  private let songs: Column

  init(_ values: TunableValues, startsWithPlayer: Bool) {
    self.startsWithPlayer = startsWithPlayer
    transitioning = PlayerTransitioning(values)
    pullUp = transitioning.makeGrip(towards: .up)
    songs = Column(rows.map { .init($0, height: TrackRow.height) }, margin: 0)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    header.backgroundColor = .systemBackground
    songs.alwaysBounceVertical = true
    songs.contentInsetAdjustmentBehavior = .never
    header.addSubview(heading)
    header.addSubview(local)
    for part in [songs, header, bar] { view.addSubview(part) }
    for row in rows {
      row.addTarget(self, action: Selector(LibraryController.play(_:)), for: .touchUpInside)
    }
    transitioning.bar = bar
    bar.addTarget(self, action: Selector(LibraryController.openPlayer(_:)), for: .touchUpInside)
    pullUp.mayBegin = { [weak self] in
      self?.presentedViewController == nil && self?.transitionCoordinator == nil
    }
    pullUp.begin = { [weak self] in self?.showPlayer(animated: true) }
    bar.addGestureRecognizer(pullUp.pan)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard startsWithPlayer else { return }
    startsWithPlayer = false
    showPlayer(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let top = safe.top + 56
    let height = MiniPlayer.height + safe.bottom
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let width = heading.sizeThatFits(bounds.size).width.rounded(.up)
    heading.frame = CGRect(x: safe.left + 20, y: top - 50, width: width, height: 42)
    local.frame = CGRect(x: heading.frame.maxX + 10, y: top - 36, width: 100, height: 22)
    songs.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    songs.contentInset.bottom = height
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    let card = presentedViewController?.presentationController as? CardPresentationController
    return card?.darkensTop == true ? .lightContent : .default
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if pullUp.take(presses) { return }
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter else {
      return super.pressesBegan(presses, with: event)
    }
    showPlayer(animated: true)
  }

  private func play(_ row: TrackRow) { bar.track = row.track }

  private func openPlayer(_ bar: MiniPlayer) { showPlayer(animated: true) }

  private func showPlayer(animated: Bool) {
    guard presentedViewController == nil else { return }
    let player = PlayerController(bar.track, transitioning, pullUp: pullUp)
    player.modalPresentationStyle = .custom
    player.transitioningDelegate = transitioning
    present(player, animated: animated)
  }
}

/// The player: cover, title, where in the song, and what to press.
final class PlayerController: UIViewController {
  private let pullUp: Grip
  private let pullDown: Grip
  private let backdrop: PlayerBackdrop
  private let grabber = UIView()
  private let cover: LandscapeView
  private let shadow = UIView()
  private let controls: PlayerControls

  init(_ track: Track, _ transitioning: PlayerTransitioning, pullUp: Grip) {
    self.pullUp = pullUp
    pullDown = transitioning.makeGrip(towards: .down)
    backdrop = PlayerBackdrop(track.landscape)
    cover = LandscapeView(track.landscape, corner: 12)
    controls = PlayerControls(track)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.frame = view.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grabber.backgroundColor = .white.withAlphaComponent(0.4)
    grabber.layer.cornerRadius = 2.5
    shadow.layer.shadowOpacity = 0.3
    shadow.layer.shadowRadius = 20
    shadow.layer.shadowOffset = CGSize(width: 0, height: 10)
    for part in [backdrop, grabber, shadow, cover, controls] { view.addSubview(part) }
    pullDown.mayBegin = { [weak self] in self?.transitionCoordinator == nil }
    pullDown.begin = { [weak self] in self?.dismiss(animated: true) }
    view.addGestureRecognizer(pullDown.pan)
  }

  /// One below the other; side by side where there is more room that way.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    grabber.frame = CGRect(x: ((bounds.width - 36) / 2).rounded(), y: 8, width: 36, height: 5)
    let isWide = bounds.width > bounds.height
    let height = bounds.height - safe.bottom
    if isWide {
      let side = max(0, min(height - 56, bounds.width * 0.4))
      cover.frame = CGRect(
        x: safe.left + 28, y: ((height - side) / 2 + 8).rounded(), width: side, height: side)
      let left = cover.frame.maxX + 36
      controls.frame = CGRect(
        x: left, y: 24, width: max(0, bounds.width - safe.right - 28 - left), height: height - 32)
    } else {
      let side = max(0, min(bounds.width - 64, height - 420))
      cover.frame = CGRect(
        x: ((bounds.width - side) / 2).rounded(), y: 44, width: side, height: side)
      let top = cover.frame.maxY + 28
      controls.frame = CGRect(
        x: 32, y: top, width: bounds.width - 64, height: max(0, height - top - 8))
    }
    shadow.frame = cover.frame
    shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: 12).cgPath
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if pullUp.take(presses) || pullDown.take(presses) { return }
    switch presses.first?.key?.keyCode {
    case .keyboardEscape, .keyboardReturnOrEnter: dismiss(animated: true)
    default: super.pressesBegan(presses, with: event)
    }
  }
}
