import UIKit

/// Drives the dismissal by a pull on the card, unless the card's content has a use for the drag.
final class PullToDismissInteractive: HandDrivenTransition {
  private let values: TunableValues
  private lazy var grip = Grip(self, towards: .down) { [values] in ReleaseRule(values) }

  init(_ values: TunableValues) {
    self.values = values
    super.init()
  }

  func attach(to card: CardController) {
    grip.content = card.list
    grip.travel = { [weak card] _ in card?.view.bounds.height ?? 0 }
    grip.mayBegin = { [weak card] in card?.transitionCoordinator == nil }
    grip.begin = { [weak card] in
      card?.pullBegan()
      card?.dismiss(animated: true)
      card?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak card] context in
        if context.isCancelled { card?.pullCameToNothing() }
      }
    }
    card.view.addGestureRecognizer(grip.pan)
  }

  /// Takes a key that drives it; says whether it did.
  func take(_ presses: Set<UIPress>) -> Bool { grip.take(presses) }
}
