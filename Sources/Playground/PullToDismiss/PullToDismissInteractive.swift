import UIKit

/// Drives the dismissal by a pull on the card, unless the card's content has a use for the drag.
final class PullToDismissInteractive: HandDrivenTransition {
  private let values: TunableValues
  private weak var card: CardController?
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector(PullToDismissInteractive.handlePan(_:)))

  init(_ values: TunableValues) {
    self.values = values
    super.init()
  }

  func attach(to card: CardController) {
    self.card = card
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    card.view.addGestureRecognizer(pan)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    // The card itself moves: the window does not.
    guard let card, let window = card.view.window, card.view.bounds.height > 0 else {
      letGo(ReleaseRule(values).cancelled(percent: percentComplete, velocity: 0))
      return
    }
    let height = card.view.bounds.height
    // Above where it stands there is nowhere to go.
    let percent = min(max(pan.translation(in: window).y / height, 0), 1)
    let velocity = pan.velocity(in: window).y
    switch pan.state {
    case .began:
      takeHold()
      card.pullBegan()
      card.dismiss(animated: true)
      card.transitionCoordinator?.animate(alongsideTransition: nil) { [weak card] context in
        if context.isCancelled { card?.pullCameToNothing() }
      }
      update(percent)
    case .changed:
      update(percent)
    case .ended:
      let rule = ReleaseRule(values)
      letGo(rule.verdict(percent: percent, velocity: velocity, length: height))
    case .cancelled, .failed:
      letGo(ReleaseRule(values).cancelled(percent: percent, velocity: velocity))
    default:
      break
    }
  }
}

extension PullToDismissInteractive: UIGestureRecognizerDelegate {
  /// Decided once, when the pan is about to begin: a drag that scrolls goes on scrolling.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let card, card.transitionCoordinator == nil,
      PanDirection(of: pan, in: card.view.window) == .down
    else { return false }
    let list = card.list
    let isOnList = list.bounds.contains(pan.location(in: list))
    return !isOnList || list.isAtTop
  }

  /// The list waits until it is clear that the card does not want the drag: never both.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === card?.list.panGestureRecognizer
  }
}

extension UIScrollView {
  /// Whether there is nothing above what is seen; bars and insets shift where that is.
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}
