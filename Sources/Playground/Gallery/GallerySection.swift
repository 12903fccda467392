import UIKit

/// Cards under a title.
final class GallerySection {
  let title: UILabel
  let cards: [GalleryCard]
  private(set) var shownCards: [GalleryCard]

  init(_ title: String, _ cards: [GalleryCard]) {
    self.title = UILabel(title, size: 22, weight: .bold)
    self.cards = cards
    shownCards = cards
  }

  /// Hides the cards that are not wanted.
  func show(where isWanted: (GalleryCard) -> Bool) {
    shownCards = cards.filter(isWanted)
    for card in cards { card.isHidden = !isWanted(card) }
    title.isHidden = shownCards.isEmpty
  }

  /// Places everything from `y` on.
  ///
  /// - Returns: where the next section begins.
  func arrange(x: CGFloat, y: CGFloat, width: CGFloat, columns: Int, gap: CGFloat) -> CGFloat {
    guard !shownCards.isEmpty else { return y }
    title.frame = CGRect(x: x, y: y, width: width, height: 28)
    let columnWidth = ((width - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    for (index, card) in shownCards.enumerated() {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      // A pressed card is smaller than its place.
      card.bounds.size = CGSize(width: columnWidth, height: GalleryCard.height)
      card.center = CGPoint(
        x: x + column * (columnWidth + gap) + columnWidth / 2,
        y: y + 40 + row * (GalleryCard.height + gap) + GalleryCard.height / 2)
    }
    let rows = CGFloat((shownCards.count + columns - 1) / columns)
    return y + 40 + rows * (GalleryCard.height + gap) + 12
  }
}
