import UIKit

/// Large pictures with a few words, one under the other; a large title over them that scrolls along.
final class StoryList: UIScrollView {
  let cards: [StoryCard]
  private let title: UILabel?

  /// How high the large title's row is, with the gap below. Units: points.
  private static let titleHeight: CGFloat = 60

  /// - Parameter title: nil leaves the title to the page.
  init(_ places: [Place], title: String? = nil) {
    cards = places.map { StoryCard($0) }
    self.title = title.map { UILabel($0, size: 34, weight: .bold) }
    super.init(frame: .zero)
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    contentInset = UIEdgeInsets(
      top: title == nil ? 0 : Self.titleHeight, left: 0, bottom: 20, right: 0)
    if let title = self.title { addSubview(title) }
    for card in cards { addSubview(card) }
  }

  required init?(coder: NSCoder) { nil }

  /// What the status bar takes. Units: points.
  var top: CGFloat = 0 {
    didSet {
      guard top != oldValue else { return }
      let isAtTop = contentOffset.y <= -contentInset.top
      contentInset.top = top + Self.titleHeight
      verticalScrollIndicatorInsets.top = top + HomeHeader.barHeight
      if isAtTop { contentOffset.y = -contentInset.top }
    }
  }

  /// A drag that begins on a card scrolls.
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is StoryCard || super.touchesShouldCancel(in: view)
  }

  override func layoutSubviews() {
    let gap: CGFloat = 16
    let safe = safeAreaInsets
    let margin = 16 + safe.left
    let width = bounds.width - margin - 16 - safe.right
    contentInset.bottom = 20 + safe.bottom
    title?.frame = CGRect(
      x: margin, y: 2 - Self.titleHeight, width: max(0, width - 58), height: 42)
    for (index, card) in cards.enumerated() {
      // By bounds and centre: a card that is pressed is a little smaller.
      card.bounds = CGRect(x: 0, y: 0, width: width, height: StoryCard.height)
      card.center = CGPoint(
        x: margin + width / 2,
        y: CGFloat(index) * (StoryCard.height + gap) + StoryCard.height / 2)
    }
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(cards.count) * (StoryCard.height + gap) - gap)
    super.layoutSubviews()
  }
}
