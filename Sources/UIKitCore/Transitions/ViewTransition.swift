import Foundation
import QuartzCore

/// One transition between two controllers, from the request to the completion.
///
/// Born when it is asked for, dropped when it is over: nothing to reset, nothing left over. It owns
/// the context (what the animator sees) and the coordinator (what everybody else sees).
final class ViewTransition {
  enum Kind: String {
    case push, pop, present, dismiss, tab
  }

  /// What the owner, a navigation or a presentation, does at the turning points.
  struct Steps {
    /// Before anything is asked to animate: containment and appearance "will" callbacks.
    var begin: () -> Void = {}
    /// The transition was cancelled: compensating "will" callbacks (C31).
    var cancel: () -> Void = {}
    /// Cancelled, caught in flight, and let go to finish after all: "will" callbacks as at first.
    var goOn: () -> Void = {}
    /// Views and bookkeeping are put right, "did" callbacks sent.
    var end: (_ completed: Bool) -> Void = { _ in }
    /// After everything else, coordinator completions included.
    var after: (_ completed: Bool) -> Void = { _ in }
  }

  enum Phase {
    case scheduled, running, ended
  }

  let kind: Kind
  let from: UIViewController
  let to: UIViewController
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let isAnimated: Bool
  var steps: Steps
  private(set) var phase = Phase.scheduled
  private(set) var wasCancelled = false
  private(set) var isInteractive: Bool
  private(set) var percent: CGFloat = 0
  let initiallyInteractive: Bool
  private var storedCoordinator: TransitionCoordinator?
  let context: TransitionContext
  private var blockedWindow: UIWindow? {
    get { blockedLink?.window }
    set { blockedLink = newValue?.link }
  }
  private var blockedLink: WindowLink?
  private var watch: TransitionWatch?
  /// What the animator has set in motion at the start.
  private(set) var blocks: [AnimationBlock] = []
  /// Whether anybody has said how far it is.
  private(set) var wasUpdated = false
  /// While the controllers are told and views put in place, something else may end by it, and end
  /// this one: it is over as soon as it has begun.
  private var isBeginning = false
  private var endsAtOnce: Bool?
  /// Whether it was over before its animator could put anything in place.
  private(set) var isUnplaced = false
  /// Whether it was brought to its end from outside; what else would end it comes too late.
  var isSettled = false
  private var jump: JumpWatch?
  private var scrollAlong = ScrollAlong()
  private var looks: [(UIViewController, PageLook)] = []
  /// Whether the controllers have been told that it is taken back.
  private var isToldCancelled = false
  private var releasedAt: (time: TimeInterval, percent: CGFloat)?
  private var updatedAt: TimeInterval?
  /// What was asked for meanwhile and waits for its end.
  var requests: [() -> Void] = []
  /// What a driver puts right when it is over, whoever ended it.
  var atEnd: (() -> Void)?
  /// Whether new touches wait for the end; what can be caught in flight takes them itself.
  var blocksTouches = true
  private var letsTouchesIn = false
  /// Of the window, as the transition began.
  private var sizeAtStart: CGSize?

  init(
    kind: Kind, from: UIViewController, to: UIViewController, context: TransitionContext,
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.context = context
    self.animator = animator
    self.interactor = isAnimated ? interactor : nil
    self.isAnimated = isAnimated
    steps = Steps()
    isInteractive = isAnimated && interactor?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    context.transition = self
    let window = context.containerView.window ?? from.viewIfLoaded?.window
    if initiallyInteractive, let window, let path = window.dispatcher.fingerPath {
      jump = JumpWatch(path, size: window.bounds.size)
    }
    if isAnimated { (interactor as? UIPercentDrivenInteractiveTransition)?.isAwaited = true }
  }

  /// Seconds the transition takes when nobody holds it.
  var duration: TimeInterval { max(0, animator.transitionDuration(using: context).finite) }

  /// Made when first asked for; let go with the transition's end, for each holds the other.
  var coordinator: TransitionCoordinator {
    if let storedCoordinator { return storedCoordinator }
    let made = TransitionCoordinator(transition: self)
    if phase != .ended { storedCoordinator = made }
    return made
  }

  /// Starts at the end of the turn, as UIKit does; without animation at once.
  func schedule() {
    guard isAnimated else {
      start()
      return
    }
    EndOfTurn.enqueue {
      guard !self.hasNoPlace else { return self.refuse() }
      if self.isUnseen {
        // Whoever would drive it, and what would move, is not there: it is over as it begins.
        self.isInteractive = false
        self.endsAtOnce = true
      }
      self.start()
    }
  }

  func start() {
    guard phase == .scheduled else { return }
    phase = .running
    let window = context.containerView.window ?? from.viewIfLoaded?.window
    sizeAtStart = window?.bounds.size
    looks = [from, to].compactMap { page in page.viewIfLoaded.map { (page, PageLook($0)) } }
    isBeginning = true
    steps.begin()
    isBeginning = false
    blockTouches(in: context.containerView.window ?? window)
    Engine.tell(.transition(event(.began)))
    if let endsAtOnce {
      isUnplaced = true
      (interactor as? UIPercentDrivenInteractiveTransition)?.isNotAwaited()
      complete(endsAtOnce)
      return
    }
    watch = TransitionWatch(self, window: blockedWindow ?? window)
    if isInteractive { noteStillScrolling() }
    record {
      if let interactor {
        if isInteractive { Engine.tell(.transition(event(.interactive))) }
        interactor.startInteractiveTransition(context)
      } else {
        animate()
      }
    }
    coordinator.runAlongside()
    if isInterruptible { letTouchesIn() }
    if phase == .running { to.isAppearingNow() }
    if isDrivenByAnimator { unblockTouches() }
  }

  /// Whether a driver has an animator that a finger may catch in flight (D7, D8).
  private var isDrivenByAnimator: Bool {
    if let driver = interactor as? UIPercentDrivenInteractiveTransition {
      return phase == .running && driver.isDrivingAnimator
    }
    return interactor != nil && isInterruptible
  }

  /// Runs the start, keeping account of what it animates.
  private func record(_ start: () -> Void) {
    AnimationBlock.observers.append { [weak self] block in self?.blocks.append(block) }
    start()
    AnimationBlock.observers.removeLast()
  }

  private func noteStillScrolling() {
    // What goes on by itself wants frames; where nothing does, nobody need look for it.
    guard CADisplayLink.wantsFrames, from.viewIfLoaded?.isScrollingInside == true else { return }
    Diagnostics.report(.scrollStillRuns(self))
  }

  /// Whether the animator has run and nothing moves for it.
  var animatesNothing: Bool { blocks.allSatisfy { $0.changes.isEmpty } }

  /// Whether the animator offers to be stopped and driven; known once it has started (C7).
  var isInterruptible: Bool {
    phase == .running && !(animator is any StockAnimator)
      && animator.offeredAnimator(using: context) != nil
  }

  /// What it is called in messages.
  var label: String { "\(kind.rawValue) from \(type(of: from)) to \(type(of: to))" }

  /// New touches do nothing while a transition runs (C49); those on their way go on.
  private func blockTouches(in window: UIWindow?) {
    guard blocksTouches else { return }
    blockedWindow = window
    window?.dispatcher.runningTransitions += 1
  }

  /// What can be caught in flight has to hear of the finger that catches it (D8).
  private func letTouchesIn() {
    guard let blockedWindow, !letsTouchesIn else { return }
    letsTouchesIn = true
    blockedWindow.dispatcher.runningTransitions -= 1
  }

  private func unblockTouches() {
    if !letsTouchesIn { blockedWindow?.dispatcher.runningTransitions -= 1 }
    blockedWindow = nil
  }

  private func animate() {
    animator.animateTransition(using: context)
  }

  // MARK: What the context passes on

  func update(_ percent: CGFloat) {
    guard phase == .running else { return }
    self.percent = min(max(percent.finite, 0), 1)
    wasUpdated = true
    updatedAt = CACurrentMediaTime()
    watch?.somethingHappened()
    noteJump()
    if isInteractive, scrollAlong.update(self.percent, in: from.viewIfLoaded) {
      Diagnostics.report(.scrollsAlong(self))
    }
    Engine.tell(.transition(event(.interactive)))
  }

  private func noteJump() {
    guard isInteractive, let finger = blockedWindow?.dispatcher.lastPlace,
      let points = jump?.update(percent, finger: finger)
    else { return }
    Diagnostics.report(.jumps(self, by: points))
  }

  /// The hand has let go: the rest runs by itself, forwards or backwards.
  func release(cancelled: Bool) {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    wasCancelled = cancelled
    releasedAt = (CACurrentMediaTime(), cancelled ? percent : 1 - percent)
    watch?.somethingHappened()
    Engine.tell(.transition(event(cancelled ? .cancelling : .finishing)))
    coordinator.interactionChanged()
    guard cancelled != isToldCancelled else { return }
    isToldCancelled = cancelled
    cancelled ? steps.cancel() : steps.goOn()
  }

  /// A hand is about to take hold of it there; it was on its way from where it was let go.
  func isCaught(at percent: CGFloat) {
    self.percent = percent
  }

  /// Brought back from outside: whoever asks in its last completions hears so.
  func isTakenBack() { wasCancelled = true }

  /// A hand has taken hold again.
  func pause() {
    guard phase == .running, !isInteractive else { return }
    isInteractive = true
    releasedAt = nil
    watch?.somethingHappened()
    Engine.tell(.transition(event(.interactive)))
    coordinator.interactionChanged()
  }

  func complete(_ completed: Bool) {
    guard !isBeginning else {
      endsAtOnce = completed
      return
    }
    guard phase == .running else {
      if phase == .ended, !isSettled { Diagnostics.report(.completedTwice(self)) }
      return
    }
    if isInteractive {
      Diagnostics.report(.completedInHand(self))
    } else if completed == wasCancelled {
      Diagnostics.report(.wrongCompletionFlag(self, completed))
    }
    noteAbruptEnd()
    phase = .ended
    isInteractive = false
    watch?.close()
    watch = nil
    blocks = []
    unblockTouches()
    atEnd?()
    atEnd = nil
    if !completed { wasCancelled = true }
    // What came and went within the start has appeared all the same.
    if completed { to.isAppearingNow() }
    animator.animationEnded(completed)
    steps.end(completed)
    layOutIfResized(from: sizeAtStart)
    // An app may put things right after it has said that it is done.
    EndOfTurn.enqueue { self.noteLeftovers() }
    Engine.tell(.transition(event(.ended)))
    storedCoordinator?.finish()
    storedCoordinator = nil
    let after = steps.after
    steps = Steps()
    after(completed)
  }

  /// A refresh of the usual screen, and a little. Units: seconds. Source: derived.
  private static let frame: TimeInterval = 1.05 / 60

  /// Released far from the end, over at once (H27).
  ///
  /// A driver of an app's own may run the rest first and say only then how it went.
  private func noteAbruptEnd() {
    guard let releasedAt, !isSettled, releasedAt.percent > 0.05,
      CACurrentMediaTime() - releasedAt.time < Self.frame,
      interactor is UIPercentDrivenInteractiveTransition
        || releasedAt.time - (updatedAt ?? -.infinity) < 3 * Self.frame
    else { return }
    Diagnostics.report(.endedAtOnce(self, at: percent))
  }

  /// What an animator has changed of the pages and not changed back (H7); presentations look after
  /// theirs themselves.
  private func noteLeftovers() {
    let looks = self.looks
    self.looks = []
    guard wasCancelled, kind == .push || kind == .pop || kind == .tab else { return }
    for (page, look) in looks {
      // What is presented in its context, or the next transition, may be moving it now.
      guard let view = page.viewIfLoaded, view.window != nil, !page.isContextMoving,
        !page.isMovedAgain
      else { continue }
      let what = look.differences(from: view)
      if !what.isEmpty { Diagnostics.report(.notPutBack(page, what, after: self)) }
    }
  }

  /// Type names of the controllers, for events.
  private lazy var names = (from: "\(type(of: from))", to: "\(type(of: to))")

  private func event(_ phase: TransitionEvent.Phase) -> TransitionEvent {
    // Nobody drives one without a finger; what has ended well is all there.
    TransitionEvent(
      kind: kind.rawValue, phase: phase,
      percent: phase == .ended && !wasCancelled ? 1 : percent,
      completed: phase == .ended ? !wasCancelled : nil, from: names.from, to: names.to)
  }
}

extension UIViewController {
  /// Whether a transition already has the page or its container again.
  fileprivate var isMovedAgain: Bool {
    [self, navigationController, tabBarController].contains { $0?.runningTransition != nil }
  }
}

extension Double {
  /// Zero for what is no number.
  var finite: Double { isFinite ? self : 0 }
}

extension CGFloat {
  /// Zero for what is no number.
  var finite: CGFloat { isFinite ? self : 0 }
}
