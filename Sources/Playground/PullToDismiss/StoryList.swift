import UIKit

/// Large pictures with a few words, one under the other.
final class StoryList: UIScrollView {
  private let cards: [StoryCard]

  init(_ places: [Place]) {
    cards = places.map { StoryCard($0) }
    super.init(frame: .zero)
    alwaysBounceVertical = true
    contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 20, right: 0)
    for card in cards { addSubview(card) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let gap: CGFloat = 16
    let safe = safeAreaInsets
    let margin = 16 + safe.left
    let width = bounds.width - margin - 16 - safe.right
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: margin, y: CGFloat(index) * (StoryCard.height + gap), width: width,
        height: StoryCard.height)
    }
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(cards.count) * (StoryCard.height + gap) - gap)
    super.layoutSubviews()
  }
}

/// A picture over two lines of text.
final class StoryCard: UIView {
  static let height: CGFloat = 262
  private static let corner: CGFloat = 14

  private let picture: LandscapeView
  private let season: UILabel
  private let title: UILabel
  private let subtitle: UILabel

  init(_ place: Place) {
    picture = LandscapeView(place.landscape, corner: Self.corner, edges: .top)
    season = UILabel(
      place.season.uppercased(), size: 12, weight: .semibold, color: .secondaryLabel)
    let names = [place.name, place.localName].filter { !$0.isEmpty }
    title = UILabel(names.joined(separator: "  "), size: 20, weight: .semibold)
    subtitle = UILabel(place.summary, size: 15, color: .secondaryLabel)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Self.corner
    layer.cornerCurve = .continuous
    isUserInteractionEnabled = false
    for view in [picture, season, title, subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: 170)
    season.frame = CGRect(x: 16, y: 182, width: width - 32, height: 16)
    title.frame = CGRect(x: 16, y: 200, width: width - 32, height: 26)
    subtitle.frame = CGRect(x: 16, y: 227, width: width - 32, height: 20)
  }
}
