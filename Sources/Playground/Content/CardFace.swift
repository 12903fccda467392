import UIKit

/// The face of a card: a picture with a headline on it.
final class CardFace: UIView {
  /// Units: points.
  static let height: CGFloat = 400
  /// Units: points.
  static let corner: CGFloat = 16
  /// Of the picture: its width over its height.
  private static let shape: CGFloat = 0.975

  let place: Place
  private let picture: LandscapeView
  private let shade = UIImageView()
  private let season: UILabel
  private let title: UILabel
  private let summary: UILabel

  init(_ place: Place) {
    self.place = place
    picture = LandscapeView(place.landscape)
    season = UILabel(
      place.season.uppercased(), size: 13, weight: .semibold, color: .white.withAlphaComponent(0.8))
    title = UILabel(place.headline, size: 28, weight: .bold, color: .white, lines: 2)
    summary = UILabel(place.summary, size: 15, color: .white.withAlphaComponent(0.9))
    super.init(frame: .zero)
    clipsToBounds = true
    shade.image = Self.shadeImage
    for part in [picture, shade, season, title, summary] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Dark enough at the bottom for white letters.
  private static let shadeImage: UIImage = {
    let size = CGSize(width: 4, height: 160)
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let colors = [
        UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.5).cgColor,
      ]
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
        return
      }
      renderer.cgContext.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
    }
  }()

  override func layoutSubviews() {
    super.layoutSubviews()
    let (bounds, left) = (self.bounds, CGFloat(20))
    let room = max(0, bounds.width - 2 * left)
    // Of one shape whatever the face's: while that grows nothing is drawn out.
    let side = max(bounds.width, bounds.height * Self.shape)
    picture.bounds.size = CGSize(width: side, height: side / Self.shape)
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    shade.frame = CGRect(x: 0, y: bounds.height - 160, width: bounds.width, height: 160)
    for (label, y, height): (UILabel, CGFloat, CGFloat) in [
      (season, 104, 18), (title, 86, 36), (summary, 46, 22),
    ] {
      let wish = label.sizeThatFits(CGSize(width: room, height: height)).width.rounded(.up)
      label.frame = CGRect(
        x: left, y: bounds.height - y, width: min(wish, room), height: height)
    }
  }
}

extension Place {
  /// As a newspaper would call it.
  fileprivate var headline: String {
    localName.isEmpty ? name : "\(name) \(localName)"
  }
}
