import UIKit

/// A place's page: picture, title, facts and text, in a scroll view.
final class PlacePage: UIScrollView {
  private let picture: LandscapeView
  private let title: UILabel
  private let local: UILabel
  private let facts: [PlaceFact]
  private let line = UIView()
  private let paragraphs: [UILabel]

  init(_ place: Place) {
    picture = LandscapeView(place.landscape)
    title = UILabel(place.name, size: 28, weight: .bold)
    let names = [place.localName, place.region].filter { !$0.isEmpty }
    local = UILabel(names.joined(separator: " · "), size: 17, color: .secondaryLabel)
    facts = [
      PlaceFact("calendar", place.season), PlaceFact("clock", "2 days"),
      PlaceFact("star.fill", "4.8"),
    ]
    paragraphs = place.paragraphs.map { UILabel(paragraph: $0, size: 17, lineHeight: 24) }
    super.init(frame: .zero)
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    for view in [picture, title, local, line] + facts + paragraphs { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let safe = safeAreaInsets
    let margin = 16 + safe.left
    let width = bounds.width - margin - 16 - safe.right
    let pictureHeight = min(264, bounds.height * 0.5).rounded()
    let scale = max(traitCollection.displayScale, 1)
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pictureHeight)
    var y = pictureHeight + 20
    title.frame = CGRect(x: margin, y: y, width: width, height: 34)
    y += 36
    local.frame = CGRect(x: margin, y: y, width: width, height: 22)
    y += 22 + 14
    var x = margin
    for fact in facts {
      let size = fact.sizeThatFits(CGSize(width: width, height: 20))
      fact.frame = CGRect(x: x, y: y, width: min(size.width, margin + width - x), height: 20)
      x += size.width + 18
    }
    y += 20 + 18
    line.frame = CGRect(x: margin, y: y, width: width, height: 1 / scale)
    y += 18
    for paragraph in paragraphs {
      let size = paragraph.sizeThatFits(CGSize(width: width, height: 0))
      paragraph.frame = CGRect(x: margin, y: y, width: width, height: size.height)
      y += size.height + 14
    }
    contentSize = CGSize(width: bounds.width, height: y + 10)
    super.layoutSubviews()
  }
}

/// A symbol and a word.
private final class PlaceFact: UIView {
  private let symbol: UIImageView
  private let label: UILabel

  init(_ symbolName: String, _ text: String) {
    symbol = UIImageView(
      image: UIImage(
        systemName: symbolName, withConfiguration: .init(pointSize: 13, weight: .medium)))
    label = UILabel(text, size: 13, weight: .medium, color: .secondaryLabel)
    super.init(frame: .zero)
    symbol.tintColor = .systemOrange
    addSubview(symbol)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: symbolWidth + 6 + label.sizeThatFits(size).width, height: 20)
  }

  private var symbolWidth: CGFloat { (symbol.image?.size.width ?? 0).rounded(.up) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = symbol.image?.size ?? .zero
    symbol.frame = CGRect(
      x: 0, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    let x = symbolWidth + 6
    label.frame = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
  }
}
