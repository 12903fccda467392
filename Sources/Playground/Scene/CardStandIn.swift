import UIKit

/// A picture of the card in its place, so that whatever its content still does is not seen.
final class CardStandIn: UIView {
  private weak var card: UIView?
  private var picture: UIView?

  /// Takes the card's place; nil when there is nothing to take a picture of.
  init?(for card: UIView) {
    guard let picture = card.snapshotView(afterScreenUpdates: false) else { return nil }
    self.card = card
    self.picture = picture
    super.init(frame: card.frame)
    // Held by its top left corner: what moves it says nothing about its size.
    layer.anchorPoint = .zero
    frame = card.frame
    picture.frame = bounds
    addSubview(picture)
    card.superview?.insertSubview(self, aboveSubview: card)
    card.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// The card has another size now: another picture, where the old one was.
  func fit() {
    guard let card, card.bounds.size != bounds.size else { return }
    bounds = CGRect(origin: .zero, size: card.bounds.size)
    card.isHidden = false
    let new = card.snapshotView(afterScreenUpdates: true)
    card.isHidden = true
    guard let new else { return }
    picture?.removeFromSuperview()
    picture = new
    new.frame = bounds
    addSubview(new)
  }

  /// The card is itself again.
  func giveBack() {
    card?.isHidden = false
    removeFromSuperview()
  }
}
