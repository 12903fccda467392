import UIKit

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
    card.pullBegan()
    card.dismiss(animated: true)
    card.transitionCoordinator?.animate(alongsideTransition: nil) { [weak card] context in
      if context.isCancelled { card?.pullCameToNothing() }
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
    let list = card.list
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
    gestureRecognizer === pan && otherGestureRecognizer === card?.list.panGestureRecognizer
  }
}
