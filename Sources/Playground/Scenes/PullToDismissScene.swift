import UIKit

/// A card comes up over a shrinking page; pulling it down takes it away, and its long content scrolls
/// whenever it is not at its top.
enum PullToDismissScene {
  static let info = SceneInfo(
    id: "pull-to-dismiss", title: "Pull to Dismiss",
    idea: "A card with a long list is pulled away only from the list's top, so that card and list "
      + "never move together.",
    hint: "Press + and pull the card down; scroll its list first, then try again.",
    states: ["home", "presented"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let article = "article A"

  private static let tunables =
    Tunable.release(threshold: 0.4, source: article) + [.duration(0.4, source: article)]
    + Tunable.card(
      "Card", inset: 50, corners: 6, dimming: 0.7, scale: 0.9, source: article, behind: article)
    + Tunable.curve("Opening curve", (0, 0, 0.58, 1), source: article)

  private static let presets = [
    TunablePreset(name: "Article A", source: article, values: [:]),
    TunablePreset(
      name: "As the system's sheet", source: "measured on iOS 26: half way or 1000 pt/s",
      values: [
        "threshold": 0.5, "velocity": 1000, "duration": 0.5, "inset": 59, "cornerRadius": 38,
        "dimming": 0.2, "scale": 1,
      ]),
    TunablePreset(
      name: "Deck", source: "DeckTransition, SPStorkController: 240 pt of a card of 794",
      values: [
        "threshold": 0.3, "duration": 0.3, "inset": 58, "cornerRadius": 8, "dimming": 0.2,
        "scale": 0.92,
      ]),
    TunablePreset(
      name: "As in Flutter", source: "flutter cupertino/sheet.dart: 0.48 or two heights a second",
      values: [
        "threshold": 0.48, "velocity": 1550, "veto": 1550, "duration": 0.3, "inset": 68,
        "cornerRadius": 12, "dimming": 0.1, "scale": 0.92,
      ]),
    TunablePreset(
      name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
      values: [
        "threshold": 0.25, "velocity": 400, "veto": 1, "duration": 0.5, "inset": 26,
        "cornerRadius": 8, "dimming": 0.4, "scale": 0.93,
      ]),
    TunablePreset(
      name: "As in Ionic", source: "ionic swipe-to-close.ts: looks a whole second ahead",
      values: [
        "threshold": 0.5, "projection": 1, "duration": 0.45, "inset": 40, "cornerRadius": 10,
        "dimming": 0.4, "scale": 0.93,
      ]),
    TunablePreset(
      name: "As in PanModal", source: "PanModal: half way or 300 pt/s",
      values: [
        "threshold": 0.5, "velocity": 300, "duration": 0.5, "inset": 21, "cornerRadius": 8,
        "dimming": 0.7, "scale": 1,
      ]),
    TunablePreset(
      name: "As in react-modal-sheet", source: "constants.ts: 0.6 to 0.2 s ahead, or 1200 pt/s",
      values: [
        "threshold": 0.6, "velocity": 1200, "veto": 1200, "projection": 0.2, "duration": 0.2,
        "dimming": 0.2, "scale": 1,
      ]),
    TunablePreset(
      name: "As in Flutter's Material sheet", source: "measured: half way or 700 pt/s",
      values: [
        "threshold": 0.5, "velocity": 700, "duration": 0.25, "cornerRadius": 28, "dimming": 0.54,
        "scale": 1,
      ]),
    TunablePreset(
      name: "As in gorhom's bottom sheet", source: "snapPoint.ts: nearest point to 0.2 s ahead",
      values: [
        "threshold": 0.5, "projection": 0.2, "duration": 0.35, "dimming": 0.5, "scale": 1,
      ]),
    TunablePreset(
      name: "As in libadwaita", source: "adw-bottom-sheet.c: half way, half a second ahead",
      values: [
        "threshold": 0.5, "projection": 0.5, "duration": 0.4, "dimming": 0.25, "scale": 1,
      ]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(1, 0, dx: -30, dy: 19)), .wait(0.8),
    .drag(.at(0.5, 0, dy: 70), to: .at(0.5, 0.85), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let home = HomeController(values, startsPresented: state == "presented")
    return SceneRun(root: home) { [weak home] in
      guard let home, let page = home.viewIfLoaded else { return [] }
      guard let card = home.presentedViewController as? CardController,
        let view = card.viewOnScreen
      else { return [("page", page)] }
      let dimming = (card.presentationController as? CardPresentationController)?.dimming
      return [("page", page)] + (dimming.map { [("dimming", $0)] } ?? [])
        + [("card", view), ("content", card.page.list)]
    }
  }
}

/// The page behind: pictures to look at, and a "+" that brings up the card.
final class HomeController: UIViewController {
  private let values: TunableValues
  private var startsPresented: Bool
  private let page = JourneysPage(Array(Place.samples.prefix(6)))

  init(_ values: TunableValues, startsPresented: Bool) {
    self.values = values
    self.startsPresented = startsPresented
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.add.addTarget(self, action: Selector(HomeController.addPlace(_:)), for: .touchUpInside)
    for card in page.cards {
      card.addTarget(self, action: Selector(HomeController.open(_:)), for: .touchUpInside)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard startsPresented else { return }
    startsPresented = false
    presentCard(.others, animated: false)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    let card = presentedViewController?.presentationController as? CardPresentationController
    return card?.darkensTop == true ? .lightContent : .default
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter, presentedViewController == nil
    else { return super.pressesBegan(presses, with: event) }
    presentCard(.others, animated: true)
  }

  private func addPlace(_ sender: UIControl) {
    presentCard(.others, animated: true)
  }

  private func open(_ story: StoryCard) {
    presentCard(.place(story.place), animated: true)
  }

  private func presentCard(_ subject: PlaceCard.Subject, animated: Bool) {
    present(CardController(values, subject), animated: animated)
  }
}

/// The card, and who answers for how it comes and goes.
final class CardController: UIViewController, StandingCard {
  /// What is seen in the card's place while it is being dismissed.
  weak var standIn: CardStandIn?
  let page: PlaceCard
  private let values: TunableValues
  private let pull: PullToDismissInteractive

  init(_ values: TunableValues, _ subject: PlaceCard.Subject) {
    self.values = values
    page = PlaceCard(subject)
    pull = PullToDismissInteractive(values)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.close.addTarget(self, action: Selector(CardController.close(_:)), for: .touchUpInside)
  }

  /// It stands in `container`, where it can be pulled.
  func isPresented(in container: UIView) {
    pull.attach(to: self, in: container)
  }

  /// The card itself, or what stands in for it.
  var viewOnScreen: UIView? { standIn ?? viewIfLoaded }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if pull.take(presses) { return }
    switch presses.first?.key?.keyCode {
    case .keyboardEscape, .keyboardReturnOrEnter:
      if transitionCoordinator == nil { dismiss(animated: true) }
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func close(_ sender: UIControl) {
    dismiss(animated: true)
  }
}

extension CardController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(
      presentedViewController: presented, presenting: presenting, values: values)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardPresentAnimator(values) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { CardDismissAnimator(values) }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    // Asked for the close button too; the driver knows whether a finger pulls.
    pull
  }
}

/// Drives the dismissal by a pull on the card, unless the card's content has a use for the drag.
///
/// A card in flight is caught by a finger that comes down on it.
final class PullToDismissInteractive: HandDrivenTransition {
  private let values: TunableValues
  private weak var card: CardController?
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector(PullToDismissInteractive.handlePan(_:)))
  private lazy var press = UILongPressGestureRecognizer(
    target: self, action: Selector(PullToDismissInteractive.handlePress(_:)))
  /// How far the card was when it was caught in flight; nil for a pull from its place.
  private var caughtAt: CGFloat?
  /// How far the card goes, from when the pull began. Units: points.
  private var height: CGFloat = 0
  /// The arrow keys' way to it.
  private lazy var keys = Grip(self, towards: .down) { [values] in ReleaseRule(values) }

  init(_ values: TunableValues) {
    self.values = values
    super.init()
  }

  /// Pulls begin on the card or, in flight, on what stands in for it.
  func attach(to card: CardController, in container: UIView) {
    self.card = card
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    press.delegate = self
    container.addGestureRecognizer(pan)
    container.addGestureRecognizer(press)
    keys.mayBegin = { [weak card] in card?.transitionCoordinator == nil }
    keys.begin = { [weak self, weak card] in if let card { self?.askToDismiss(card) } }
  }

  /// Takes a key that drives it; says whether it did.
  func take(_ presses: Set<UIPress>) -> Bool { keys.take(presses) }

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    surroundings?.follow(1 - percentComplete)
  }

  private var surroundings: CardPresentationController? {
    card?.presentationController as? CardPresentationController
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    // The card itself moves: the window does not.
    guard let card, let window = card.view.window, card.view.bounds.height > 0 else {
      end(ReleaseRule(values).cancelled(percent: percentComplete, velocity: 0))
      return
    }
    if pan.state == .began { height = card.view.bounds.height }
    // Above where it stands there is nowhere to go.
    let way = (caughtAt ?? 0) + pan.translation(in: window).y / height
    let percent = min(max(way, 0), 1)
    let velocity = pan.velocity(in: window).y
    switch pan.state {
    case .began:
      if caughtAt == nil {
        takeHold()
        askToDismiss(card)
      }
      update(percent)
    case .changed:
      update(percent)
    case .ended:
      let rule = ReleaseRule(values)
      end(rule.verdict(percent: percent, velocity: velocity, length: height))
    case .cancelled, .failed:
      end(ReleaseRule(values).cancelled(percent: percent, velocity: velocity))
    default:
      break
    }
  }

  private func askToDismiss(_ card: CardController) {
    card.page.holdContent()
    card.dismiss(animated: true)
    card.transitionCoordinator?.animate(alongsideTransition: nil) { [weak card] context in
      if context.isCancelled { card?.page.releaseContent() }
    }
  }

  /// A finger comes down on the card in flight, and goes again if no pan came of it.
  private func handlePress(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began:
      guard isInFlight, takeHoldAgain() else { return }
      caughtAt = percentComplete
    case .ended where caughtAt != nil && !isPanning:
      let length = card?.view.bounds.height ?? 0
      end(ReleaseRule(values).verdict(percent: percentComplete, velocity: 0, length: length))
    case .cancelled where caughtAt != nil && !isPanning:
      end(ReleaseRule(values).cancelled(percent: percentComplete, velocity: 0))
    default:
      break
    }
  }

  private var isPanning: Bool { pan.state == .began || pan.state == .changed }

  private var isInFlight: Bool { card?.transitionCoordinator?.isInterruptible == true }

  private func end(_ verdict: Verdict) {
    caughtAt = nil
    letGo(verdict)
    surroundings?.follow(verdict.outcome == .finish ? 0 : 1)
  }
}

extension PullToDismissInteractive: UIGestureRecognizerDelegate {
  /// The card's own, or its picture's; only what flies is caught.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let card, let view = touch.view else { return false }
    if let standIn = card.standIn, view.isDescendant(of: standIn) { return true }
    return gestureRecognizer === pan && view.isDescendant(of: card.view)
  }

  /// Decided once, when the pan is about to begin: a drag that scrolls goes on scrolling.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === press { return isInFlight }
    if caughtAt != nil { return true }
    guard let card, card.transitionCoordinator == nil,
      PanDirection(of: pan, in: card.view.window) == .down
    else { return false }
    let list = card.page.list
    let isOnList = list.bounds.contains(pan.location(in: list))
    return !isOnList || list.isAtTop
  }

  /// The finger that catches the card pulls it too.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === press && otherGestureRecognizer === pan
  }

  /// The list waits until it is clear that the card does not want the drag: never both.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan && otherGestureRecognizer === card?.page.list.panGestureRecognizer
  }
}

/// The card comes up from below while the page behind shrinks and dims.
final class CardPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues

  init(_ values: TunableValues) {
    self.values = values
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let container = transitionContext.containerView
    let surroundings = controller.presentationController as? CardPresentationController
    let rest = transitionContext.finalFrame(for: controller)
    let slides = !UIAccessibility.isReduceMotionEnabled
    card.frame = slides ? rest.offsetBy(dx: 0, dy: container.bounds.height - rest.minY) : rest
    card.alpha = slides ? 1 : 0
    container.addSubview(card)
    card.layoutIfNeeded()

    values.animate(over: transitionDuration(using: transitionContext)) {
      card.frame = rest
      card.alpha = 1
      surroundings?.show(1)
    } then: {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// The card goes down, by itself or under a finger, while the page behind comes back.
///
/// It can be interrupted, so that a finger can catch the card in flight.
final class CardDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues
  /// The same for as long as the transition takes.
  private var animator: UIViewPropertyAnimator?

  init(_ values: TunableValues) {
    self.values = values
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
    // Anything but linear would leave the finger.
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .linear)
    self.animator = animator
    let standIn = addMotion(to: animator, transitionContext)
    animator.addCompletion { _ in
      standIn?.giveBack()
      transitionContext.view(forKey: .from)?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }

  private func addMotion(
    to animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
  ) -> CardStandIn? {
    guard let card = context.view(forKey: .from),
      let controller = context.viewController(forKey: .from)
    else { return nil }
    let standIn = CardStandIn(for: card)
    (controller as? CardController)?.standIn = standIn
    let moving = standIn ?? card
    let gone = card.frame.offsetBy(dx: 0, dy: context.containerView.bounds.height - card.frame.minY)
    let surroundings = controller.presentationController as? CardPresentationController
    // Under a finger the status bar changes by itself, when it would no longer be read.
    let takesBar = !context.isInteractive
    animator.addAnimations {
      if UIAccessibility.isReduceMotionEnabled { moving.alpha = 0 } else { moving.frame = gone }
      surroundings?.show(0, takesBar: takesBar)
    }
    return standIn
  }
}
