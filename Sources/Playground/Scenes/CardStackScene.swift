import UIKit

/// Cards that grow into articles, and shrink back under a finger.
enum CardStackScene {
  static let info = SceneInfo(
    id: "card-stack", title: "Card Stack",
    idea: "A card gives under the press, grows into its article on a spring, and is pulled down to "
      + "close; grabbed in mid-flight it stops under the finger and goes on with its speed.",
    hint: "Open a card, pull it down from its top, and try to catch it in flight.",
    states: ["cards", "article"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let source = "published today-view replicas: 0.3 or 500 pt/s"

  private static let tunables =
    Tunable.release(threshold: 0.3, velocity: 500, veto: 300, source: source) + [
      .duration(0.6, source: "published code: 0.5 to 0.6 s"),
      .damping(0.8, source: "published code: damping 0.7, 0.75, 0.8"),
      Tunable(
        key: "travel", title: "Pulled for the whole way", unit: .points, range: 100...800,
        defaultValue: 400, step: 10, source: "chosen"),
      Tunable(
        key: "press", title: "Pressed card", unit: .scale, range: 0.85...1, defaultValue: 0.96,
        step: 0.01, source: "published code: 0.95 to 0.97"),
      Tunable(
        key: "dimming", title: "Dimming of the cards behind", unit: .fraction, range: 0...1,
        defaultValue: 0.3, step: 0.05, source: "published code: 0.3, 0.5, 0.6, 0.7"),
    ]

  private static let presets = [
    TunablePreset(name: "Today", source: source, values: [:]),
    TunablePreset(
      name: "Calm", source: "published code: critically damped, half way",
      values: ["threshold": 0.5, "velocity": 1000, "damping": 1, "duration": 0.5]),
    TunablePreset(
      name: "Lively", source: "published code: damping 0.7, 0.5 s",
      values: ["damping": 0.7, "duration": 0.5, "press": 0.95]),
    TunablePreset(
      name: "As in Ionic", source: "ionic swipe-to-close.ts: looks a whole second ahead",
      values: ["threshold": 0.5, "velocity": 0, "veto": 0, "projection": 1, "duration": 0.45]),
    TunablePreset(
      name: "As in Flutter", source: "flutter cupertino/sheet.dart: 0.48 or two ways a second",
      values: ["threshold": 0.48, "velocity": 800, "veto": 800, "duration": 0.3, "damping": 1]),
    TunablePreset(
      name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
      values: ["threshold": 0.25, "velocity": 400, "veto": 1, "duration": 0.5, "damping": 1]),
  ]

  private static let demo = SceneDemo([
    .tap(.at(0.5, 0, dy: 253)), .wait(1),
    .drag(.at(0.5, 0.2), to: .at(0.5, 0.8), over: 0.7),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let today = TodayController(values, startsOpen: state == "article")
    return SceneRun(root: today) { [weak today] in
      guard let today, let page = today.viewIfLoaded else { return [] }
      let article = today.presentedViewController as? ArticleController
      return [("cards", page)]
        + (article?.viewIfLoaded.map { [("article", $0), ("face", article?.face ?? $0)] } ?? [])
    }
  }
}

/// What is worth reading today.
private final class TodayController: UIViewController {
  private let values: TunableValues
  private var startsOpen: Bool
  private let list = UIScrollView()
  private let date = UILabel(
    "SATURDAY 21 NOVEMBER", size: 13, weight: .semibold, color: .secondaryLabel)
  private let heading = UILabel("Today", size: 34, weight: .bold)
  private let local = UILabel("今日", size: 17, color: .secondaryLabel)
  private let cards: [StackCard]
  private var focus: Int?

  init(_ values: TunableValues, startsOpen: Bool) {
    self.values = values
    self.startsOpen = startsOpen
    cards = [1, 5, 11, 2, 13].map { StackCard(Place.samples[$0], values) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    list.contentInsetAdjustmentBehavior = .always
    view.addSubview(list)
    for part in [date, heading, local] + cards { list.addSubview(part) }
    for card in cards {
      card.addTarget(self, action: Selector(TodayController.open(_:)), for: .touchUpInside)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard startsOpen else { return }
    startsOpen = false
    show(cards[0], animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let left = safe.left + 20
    let width = max(0, list.bounds.width - left - 20 - safe.right)
    date.frame = CGRect(x: left, y: 12, width: width, height: 18)
    let own = heading.sizeThatFits(list.bounds.size).width.rounded(.up)
    heading.frame = CGRect(x: left, y: 30, width: own, height: 42)
    local.frame = CGRect(x: left + own + 10, y: 45, width: 80, height: 22)
    let columns: CGFloat = width > 620 ? 2 : 1
    let side = (width - 20 * (columns - 1)) / columns
    for (index, card) in cards.enumerated() {
      let (column, row) = (CGFloat(index % Int(columns)), CGFloat(index / Int(columns)))
      card.bounds.size = CGSize(width: side, height: CardFace.height)
      card.center = CGPoint(
        x: left + column * (side + 20) + side / 2,
        y: 92 + row * (CardFace.height + 24) + CardFace.height / 2)
    }
    let rows = CGFloat((cards.count + Int(columns) - 1) / Int(columns))
    list.contentSize = CGSize(
      width: list.bounds.width, height: 92 + rows * (CardFace.height + 24))
  }

  private func open(_ card: StackCard) {
    guard transitionCoordinator == nil else { return }
    show(card, animated: true)
  }

  private func show(_ card: StackCard, animated: Bool) {
    present(ArticleController(card, values), animated: animated)
    // An article that did not grow has taken its card's place all the same.
    if !animated { card.isHidden = !UIAccessibility.isReduceMotionEnabled }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let last = cards.count - 1
    switch presses.first?.key?.keyCode {
    case .keyboardDownArrow: choose(min(focus.map { $0 + 1 } ?? 0, last))
    case .keyboardUpArrow: choose(max(focus.map { $0 - 1 } ?? 0, 0))
    case .keyboardReturnOrEnter: open(cards[focus ?? 0])
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func choose(_ index: Int) {
    focus = index
    for (other, card) in cards.enumerated() { card.isSelected = other == index }
    list.scrollRectToVisible(cards[index].frame.insetBy(dx: 0, dy: -30), animated: true)
  }
}

/// A card of the stack: it gives under the finger.
private final class StackCard: UIControl {
  let face: CardFace
  private let values: TunableValues

  init(_ place: Place, _ values: TunableValues) {
    face = CardFace(place)
    self.values = values
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    face.isUserInteractionEnabled = false
    face.layer.cornerRadius = CardFace.corner
    face.layer.cornerCurve = .continuous
    face.layer.masksToBounds = true
    addSubview(face)
    accessibilityLabel = place.name
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { press(isHighlighted) } }
  }

  override var isSelected: Bool {
    didSet {
      face.layer.borderWidth = isSelected ? 4 : 0
      face.layer.borderColor = UIColor.systemBlue.cgColor
    }
  }

  private func press(_ isPressed: Bool) {
    let scale = isPressed ? values["press"] : 1
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: CardFace.corner).cgPath
  }
}

/// An article: the face of its card, and what there is to read.
private final class ArticleController: UIViewController {
  let card: StackCard
  let face: CardFace
  let flight: Flight
  private let values: TunableValues
  private let page = UIScrollView()
  private let text = UIView()
  private let paragraphs: [UILabel]
  private let closing = UIButton(type: .system)

  init(_ card: StackCard, _ values: TunableValues) {
    self.card = card
    self.values = values
    face = CardFace(card.face.place)
    paragraphs = (card.face.place.paragraphs + card.face.place.paragraphs.reversed()).map {
      UILabel($0, size: 18, lines: 0)
    }
    flight = Flight(
      towards: .up,
      .init(
        rule: { ReleaseRule(values) }, damping: { CGFloat(values["damping"]) },
        travel: { _ in CGFloat(values["travel"]) }))
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
    page.alwaysBounceVertical = true
    page.contentInsetAdjustmentBehavior = .never
    page.showsVerticalScrollIndicator = false
    view.addSubview(page)
    for part in [face, text] { page.addSubview(part) }
    for paragraph in paragraphs { text.addSubview(paragraph) }
    closing.setImage(
      UIImage(systemName: "xmark", withConfiguration: .init(pointSize: 13, weight: .bold)),
      for: .normal)
    closing.tintColor = .white
    closing.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    closing.layer.cornerRadius = 15
    closing.accessibilityLabel = "Close"
    closing.addTarget(self, action: Selector(ArticleController.close(_:)), for: .touchUpInside)
    view.addSubview(closing)
    flight.content = page
    flight.close = { [weak self] in self?.dismiss(animated: true) }
    flight.mayClose = { [weak self] in self?.isBeingDismissed == false }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The text is set for the width it will have, once, and gets larger with the card.
    let width = view.bounds.width
    let room = max(view.window?.bounds.width ?? width, width)
    page.frame = view.bounds
    face.frame = CGRect(x: 0, y: 0, width: width, height: CardFace.height)
    var y: CGFloat = 24
    for paragraph in paragraphs {
      let height = paragraph.sizeThatFits(CGSize(width: room - 40, height: 0)).height
      paragraph.frame = CGRect(x: 20, y: y, width: room - 40, height: height)
      y += height + 18
    }
    let part = room > 0 ? width / room : 1
    text.transform = CGAffineTransform(scaleX: part, y: part)
    text.bounds = CGRect(x: 0, y: 0, width: room, height: y)
    text.center = CGPoint(x: width / 2, y: CardFace.height + y * part / 2)
    page.contentSize = CGSize(width: width, height: CardFace.height + y + 40)
    let safe = view.window?.safeAreaInsets ?? .zero
    closing.frame = CGRect(x: width - 46 - safe.right, y: 16 + safe.top, width: 30, height: 30)
  }

  private func close(_ sender: UIControl) { dismiss(animated: true) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if flight.take(presses) { return }
    if presses.first?.key?.keyCode == .keyboardEscape, transitionCoordinator == nil {
      dismiss(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

extension ArticleController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isOpening: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(isOpening: false) }

  private func animator(isOpening: Bool) -> any UIViewControllerAnimatedTransitioning {
    flight.setOut(isOpening: isOpening)
    return GrowAnimator(values, self, isOpening: isOpening)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { flight }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { flight }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    StackPresentationController(
      presentedViewController: presented, presenting: presenting, flight: flight, values: values)
  }
}

/// Dims the cards behind an article, and lets its flight be caught anywhere on the screen.
private final class StackPresentationController: UIPresentationController {
  let dimming = UIView()
  private let flight: Flight
  private let values: TunableValues

  init(
    presentedViewController: UIViewController, presenting: UIViewController?, flight: Flight,
    values: TunableValues
  ) {
    self.flight = flight
    self.values = values
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    dimming.backgroundColor = .black
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
  }

  func show(_ progress: CGFloat) { dimming.alpha = values["dimming"] * progress }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    flight.attach(to: containerView, of: presentedViewController)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    show(completed ? 1 : 0)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// The article grows out of its card, or shrinks into it.
private final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues
  private let article: ArticleController
  private let isOpening: Bool
  /// One and the same for the whole transition.
  private var animator: UIViewPropertyAnimator?

  init(_ values: TunableValues, _ article: ArticleController, isOpening: Bool) {
    self.values = values
    self.article = article
    self.isOpening = isOpening
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
    let made = UIViewPropertyAnimator(
      duration: values["duration"], dampingRatio: values["damping"])
    animator = made
    let container = transitionContext.containerView
    let (card, view) = (article.card, article.view!)
    let fades = UIAccessibility.isReduceMotionEnabled
    if isOpening {
      view.frame = fades ? container.bounds : card.convert(card.bounds, to: container)
      view.layer.cornerRadius = CardFace.corner
      view.alpha = fades ? 0 : 1
      container.addSubview(view)
      view.layoutIfNeeded()
    }
    card.isHidden = !fades
    let surroundings = article.presentationController as? StackPresentationController
    made.addAnimations { [isOpening, article] in
      if fades {
        view.alpha = isOpening ? 1 : 0
      } else {
        view.frame = isOpening ? container.bounds : card.convert(card.bounds, to: container)
        view.layer.cornerRadius = isOpening ? 0 : CardFace.corner
        if !isOpening { article.scrollToTop() }
        view.layoutIfNeeded()
      }
      surroundings?.show(isOpening ? 1 : 0)
    }
    made.addCompletion { [isOpening, article] _ in
      let isDone = !transitionContext.transitionWasCancelled
      card.isHidden = isDone == isOpening && !fades
      if isDone != isOpening { card.isHidden = false }
      article.cameToRest(isOpen: isDone == isOpening, in: container)
      transitionContext.completeTransition(isDone)
    }
    return made
  }
}

extension ArticleController {
  fileprivate func scrollToTop() { page.contentOffset = .zero }

  /// Whatever was left half way is as it must be.
  fileprivate func cameToRest(isOpen: Bool, in container: UIView) {
    view.alpha = 1
    view.layer.cornerRadius = isOpen ? 0 : CardFace.corner
    if isOpen { view.frame = container.bounds }
  }
}
