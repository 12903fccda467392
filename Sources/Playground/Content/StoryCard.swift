import UIKit

/// A picture over two lines of text.
final class StoryCard: UIControl {
  static let height: CGFloat = 262
  private static let corner: CGFloat = 14

  let place: Place
  private let picture: LandscapeView
  private let season: UILabel
  private let title: UILabel
  private let subtitle: UILabel

  init(_ place: Place) {
    self.place = place
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
    for view in [picture, season, title, subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Gives a little under the finger.
  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let scale: CGFloat = isHighlighted ? 0.97 : 1
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        self.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: 170)
    season.frame = CGRect(x: 16, y: 182, width: width - 32, height: 16)
    title.frame = CGRect(x: 16, y: 200, width: width - 32, height: 26)
    subtitle.frame = CGRect(x: 16, y: 227, width: width - 32, height: 20)
  }
}
