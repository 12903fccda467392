import UIKit

/// One card, one list, and every way in which people let the two share a finger.
enum ConflictLabScene {
  static let info = SceneInfo(
    id: "conflict-lab", title: "Conflict Lab",
    idea: "A card with a list in it is pulled away under each policy people use, from the list "
      + "always winning to a hand-over within one drag; what moves, and why, is drawn live.",
    hint: "Choose a policy, scroll the list, then pull it down past its top in one drag.",
    states: ["top", "scrolled"], tunables: tunables, presets: presets, demo: demo, make: make)

  private static let measured = "measured on iOS 26: half way or 1000 pt/s"

  private static let tunables =
    [
      Tunable(
        key: "policy", title: "Policy (0 exclusive … 5 within one drag)", unit: .fraction,
        range: 0...Double(HandoverPolicy.allCases.count - 1),
        defaultValue: Double(HandoverPolicy.allCases.count - 1), step: 1,
        source: "chosen: the rule users everywhere ask for")
    ]
    + Tunable.release(
      threshold: 0.5, source: measured, velocity: 1000, velocitySource: measured) + [
      .duration(0.5, source: "measured on iOS 26: the sheet's spring"),
      .damping(1, source: "measured on iOS 26: the sheet's spring"),
    ]

  private static let presets =
    [TunablePreset(name: "Hand-over", source: "chosen", values: [:])]
    + HandoverPolicy.allCases.dropLast().enumerated().map { index, policy in
      TunablePreset(
        name: policy.title, source: policy.source, values: ["policy": Double(index)])
    } + [
      TunablePreset(
        name: "As in PanModal", source: "PanModal: half way or 300 pt/s",
        values: ["velocity": 300]),
      TunablePreset(
        name: "As in Flutter", source: "flutter cupertino/sheet.dart: 0.48 or two heights a second",
        values: ["threshold": 0.48, "velocity": 900, "veto": 900, "duration": 0.3]),
      TunablePreset(
        name: "As in Ionic", source: "ionic swipe-to-close.ts: looks a whole second ahead",
        values: ["threshold": 0.5, "velocity": 0, "projection": 1, "duration": 0.45]),
      TunablePreset(
        name: "As in Vaul", source: "vaul constants.ts: a quarter of the way or 400 pt/s",
        values: ["threshold": 0.25, "velocity": 400, "veto": 1]),
    ]

  private static let demo = SceneDemo([
    .drag(.at(0.6, 0.8), to: .at(0.6, 0.6), over: 0.4), .wait(0.3),
    // Just below the top of the list, wherever that is.
    .drag(.at(0.6, 0, dy: 424).butWide(.at(0.6, 0, dy: 96)), to: .at(0.6, 1.3), over: 1.2),
  ])

  private static func make(_ values: TunableValues, _ state: String) -> SceneRun {
    let lab = ConflictLabController(values, startsScrolled: state == "scrolled")
    return SceneRun(root: lab) { [weak lab] in
      guard let lab, lab.isViewLoaded else { return [] }
      return [("card", lab.card), ("content", lab.card.list)]
    }
  }
}

extension HandoverPolicy {
  /// As chips and presets call it.
  var title: String {
    switch self {
    case .exclusive: "Exclusive"
    case .simultaneous: "Both at top"
    case .pinned: "Pinned"
    case .requireFailure: "Require fail"
    case .system: "System"
    case .withinDrag: "Hand-over"
    }
  }

  /// The rule in a sentence.
  var sentence: String {
    switch self {
    case .exclusive: "The deepest pan wins. The list takes every drag; only the header pulls."
    case .simultaneous: "At its top both get the finger: the card moves and the list stretches."
    case .pinned: "Both get the finger at the top, but the list is held there while the card moves."
    case .requireFailure: "The list waits for the pull to fail. Every drag down pulls the card."
    case .system:
      "Exactly one moves, decided as the drag begins: at the top the card, else the list."
    case .withinDrag: "One drag scrolls to the top, then pulls; pushed back it rests, then scrolls."
    }
  }

  /// Where it comes from.
  var source: String {
    switch self {
    case .exclusive: "UIKit's default: depth breaks the tie"
    case .simultaneous: "article A"
    case .pinned: "common in published code"
    case .requireFailure: "require(toFail:)"
    case .system: "measured on iOS 26"
    case .withinDrag: "chosen: the rule users everywhere ask for"
    }
  }
}

/// Policies above, what happens below them, and the card that it happens to.
final class ConflictLabController: UIViewController {
  let card = ConflictCard()
  private let values: TunableValues
  private let startsScrolled: Bool
  private let heading = UILabel("Conflict Lab", size: 28, weight: .bold)
  private let chips = PolicyChips()
  private let rule = UILabel("", size: 13, color: .secondaryLabel, lines: 2)
  private let readout = ConflictReadout()
  private let threshold = ThresholdLine()
  private let pull: HandoverPanGestureRecognizer
  /// A press that needs no time: it stops the card in flight as soon as it is touched.
  private let catcher: UILongPressGestureRecognizer
  private var link: CADisplayLink?
  private var quietFrames = 0
  private var listener: Listening?
  /// Instead of motion, for who wants none.
  private lazy var fade = CatchableFade(card)
  /// Where the card was when the finger took it. Units: points below its place.
  private var grip: CGFloat = 0

  /// From the safe area's top. Units: points.
  private static let cardTop: CGFloat = 344

  init(_ values: TunableValues, startsScrolled: Bool) {
    self.values = values
    self.startsScrolled = startsScrolled
    pull = HandoverPanGestureRecognizer(target: nil, action: nil)
    catcher = UILongPressGestureRecognizer(target: nil, action: nil)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for part in [heading, chips, rule, readout, threshold, card] { view.addSubview(part) }
    pull.name = "Card's pull"
    pull.addTarget(self, action: Selector(ConflictLabController.pulled(_:)))
    card.addGestureRecognizer(pull)
    catcher.minimumPressDuration = 0
    catcher.cancelsTouchesInView = false
    catcher.delaysTouchesEnded = false
    catcher.delegate = self
    catcher.addTarget(self, action: Selector(ConflictLabController.touched(_:)))
    card.addGestureRecognizer(catcher)
    chips.onChoice = { [weak self] in self?.choose($0) }
    values.onChange { [weak self] _, _ in self?.applyValues() }
    applyValues()
    listener = Engine.listen { [weak self] in self?.hear($0) }
    let link = CADisplayLink { [weak self] in self?.tick($0) }
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    self.link = link
    card.list.panGestureRecognizer.addTarget(
      self, action: Selector(ConflictLabController.scrolled(_:)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if startsScrolled { card.list.contentOffset.y = 200 }
    watch()
  }

  isolated deinit {
    link?.invalidate()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let bounds = view.bounds
    // Side by side where there is more room that way.
    let isWide = bounds.width > bounds.height
    let room = bounds.width - safe.left - safe.right - 32
    let (x, width) = (safe.left + 16, isWide ? (room * 0.46).rounded() : room)
    heading.frame = CGRect(x: x, y: safe.top + 6, width: width, height: 36)
    chips.frame = CGRect(x: x, y: safe.top + 52, width: width, height: PolicyChips.height)
    rule.frame = CGRect(x: x, y: chips.frame.maxY + 8, width: width, height: 34)
    readout.frame = CGRect(x: x, y: rule.frame.maxY + 8, width: width, height: 150)
    let top =
      isWide
      ? safe.top + 14
      : min(safe.top + Self.cardTop, max(readout.frame.maxY + 16, bounds.height * 0.45))
    let left = isWide ? x + width + 20 : 0
    let right = isWide ? safe.right + 16 : 0
    let size = CGSize(
      width: max(0, bounds.width - left - right), height: max(0, bounds.height - top))
    card.bounds.size = size
    card.center = CGPoint(x: left + size.width / 2, y: top + size.height / 2)
    placeThreshold()
  }

  private func placeThreshold() {
    let place = card.center.y - card.bounds.height / 2 + cardHeight * values["threshold"]
    threshold.frame = CGRect(
      x: card.center.x - card.bounds.width / 2, y: place - 10, width: card.bounds.width, height: 20)
  }

  private var cardHeight: CGFloat { max(card.bounds.height, 1) }

  // MARK: Policy

  private func choose(_ policy: HandoverPolicy) {
    guard let index = HandoverPolicy.allCases.firstIndex(of: policy) else { return }
    try? values.set("policy", to: Double(index))
  }

  private func applyValues() {
    let index = min(max(Int(values["policy"].rounded()), 0), HandoverPolicy.allCases.count - 1)
    let policy = HandoverPolicy.allCases[index]
    pull.policy = policy
    chips.chosen = policy
    rule.text = policy.sentence
    threshold.title = ReleaseRule(values).text
    placeThreshold()
  }

  // MARK: The pull

  private func pulled(_ pull: HandoverPanGestureRecognizer) {
    watch()
    let way = pull.translation(in: view).y
    let velocity = pull.velocity(in: view).y
    switch pull.state {
    case .began:
      grip = shownOffset
      move(to: grip + way)
    case .changed: move(to: grip + way)
    case .ended:
      settle(
        ReleaseRule(values).verdict(
          percent: offset / cardHeight, velocity: velocity, length: cardHeight), velocity)
    case .cancelled:
      settle(
        ReleaseRule(values).cancelled(percent: offset / cardHeight, velocity: velocity), velocity)
    default: break
    }
  }

  private func touched(_ catcher: UILongPressGestureRecognizer) {
    switch catcher.state {
    case .began:
      takeFromKeys()
      let seen = shownOffset
      if fade.isGoing { fade.stop() }
      guard abs(seen - offset) > 0.01 else { return }
      card.layer.removeAllAnimations()
      move(to: seen)
    case .ended, .cancelled:
      // Caught and let go without a pull: it goes on home.
      guard pull.state == .possible || pull.state == .failed, offset > 0 else { return }
      slide(to: 0, at: 0)
    default: break
    }
  }

  private var offset: CGFloat { card.transform.ty }

  /// Where the card is seen, in flight too.
  private var shownOffset: CGFloat { card.layer.presentation()?.affineTransform().ty ?? offset }

  private func move(to offset: CGFloat) {
    card.transform = CGAffineTransform(translationX: 0, y: max(0, offset))
  }

  private func settle(_ verdict: Verdict, _ velocity: CGFloat) {
    Verdicts.tell(verdict)
    let isGone = verdict.outcome == .finish
    slide(to: isGone ? cardHeight : 0, at: velocity) { [weak self] in
      if isGone { self?.comeBack() }
    }
  }

  /// Springs to a place with the finger's velocity.
  private func slide(
    to goal: CGFloat, at velocity: CGFloat, then done: (() -> Void)? = nil
  ) {
    let rest = goal - offset
    guard abs(rest) > 0.01 else {
      move(to: goal)
      done?()
      return
    }
    guard !UIAccessibility.isReduceMotionEnabled else {
      return fade.run({ [weak self] in self?.move(to: goal) }, then: done)
    }
    UIView.animate(
      withDuration: values["duration"], delay: 0, usingSpringWithDamping: values["damping"],
      initialSpringVelocity: velocity / rest, options: .allowUserInteraction,
      animations: { self.move(to: goal) }, completion: { if $0 { done?() } })
  }

  /// In the lab a card that is dismissed is there again.
  private func comeBack() {
    watch()
    guard !UIAccessibility.isReduceMotionEnabled else {
      return fade.run { [weak self] in self?.move(to: 0) }
    }
    UIView.animate(
      withDuration: values["duration"], delay: 0.25, usingSpringWithDamping: values["damping"],
      initialSpringVelocity: 0, options: .allowUserInteraction, animations: { self.move(to: 0) })
  }

  // MARK: Keys

  /// Ended by what takes a finger away.
  private var keyHold: FingerlessHold?
  private var isKeyed: Bool { keyHold != nil }

  /// How far an arrow key pulls the card. Units: 0…1. Source: chosen, twenty steps.
  private static let keyStep: CGFloat = 0.05

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key?.keyCode, take(key) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  /// At the list's top the arrow down pulls, as a finger would; sideways they choose the policy.
  private func take(_ key: UIKeyboardHIDUsage) -> Bool {
    if offset == 0 { keyHold = nil }
    switch key {
    case .keyboardDownArrow where isKeyed || (card.list.isAtTop && offset == 0): pull(by: 1)
    case .keyboardUpArrow where isKeyed: pull(by: -1)
    case .keyboardReturnOrEnter where isKeyed: letGoOfKeys(.finish)
    case .keyboardEscape where isKeyed: letGoOfKeys(.cancel)
    case .keyboardRightArrow where !isKeyed: choosePolicy(1)
    case .keyboardLeftArrow where !isKeyed: choosePolicy(-1)
    default: return false
    }
    return true
  }

  private func pull(by steps: CGFloat) {
    if keyHold == nil {
      keyHold = FingerlessHold(in: view.window) { [weak self] in self?.letGoOfKeys(.cancel) }
    }
    watch()
    move(to: min(offset + steps * Self.keyStep * cardHeight, cardHeight))
  }

  /// A finger has the card from here on: the keys' pull came to nothing.
  private func takeFromKeys() {
    guard isKeyed else { return }
    keyHold = nil
    Verdicts.tell(.ofKeys(.cancel, percent: offset / cardHeight))
  }

  private func letGoOfKeys(_ outcome: Verdict.Outcome) {
    keyHold = nil
    settle(.ofKeys(outcome, percent: offset / cardHeight), 0)
  }

  private func choosePolicy(_ step: Int) {
    let all = HandoverPolicy.allCases
    guard let index = all.firstIndex(of: pull.policy) else { return }
    choose(all[min(max(index + step, 0), all.count - 1)])
  }

  // MARK: What is seen of it

  private func scrolled(_ pan: UIPanGestureRecognizer) {
    watch()
  }

  private func watch() {
    quietFrames = 0
    link?.isPaused = false
  }

  private func tick(_ link: CADisplayLink) {
    let sample = MotionTrace.Sample(card: shownOffset, content: card.list.contentOffset.y)
    let isHeld = pull.state == .changed || card.list.isDragging
    readout.add(sample, isHeld: isHeld)
    let isQuiet =
      !isHeld && !card.list.isDecelerating && card.layer.animationKeys()?.isEmpty != false
    quietFrames = isQuiet ? quietFrames + 1 : 0
    if quietFrames > 12 { link.isPaused = true }
  }

  private func hear(_ event: EngineEvent) {
    switch event {
    // A hand-over in mid-drag has been explained already.
    case .arbitration(let arbitration)
    where arbitration.cause == .recognized
      && !(arbitration.recognizer === pull && pull.holder == .view):
      let own = arbitration.verdicts.filter {
        $0.recognizer === pull || $0.recognizer === card.list.panGestureRecognizer
      }
      guard own.contains(where: { $0.outcome == .holds }) else { return }
      readout.explain(own.map { "\($0.recognizer.name ?? ""): \($0.text)" }.joined(separator: "\n"))
    case .handover(let handover) where handover.recognizer === pull && handover.from != .nobody:
      readout.explain(
        handover.to == .view
          ? "The list is at its top: from this point the card has the drag."
          : "The card is at rest: from this point the list has the drag.")
    default: break
    }
  }
}

extension ConflictLabController: UIGestureRecognizerDelegate {
  /// Touching takes nothing from anybody.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
