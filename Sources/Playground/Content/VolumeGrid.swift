import UIKit

/// Volumes in rows, as they stand on a shelf with their covers to the front.
final class VolumeGrid: UIScrollView {
  let volumes: [Volume]

  init(_ places: [Place]) {
    volumes = places.map { Volume($0) }
    super.init(frame: .zero)
    alwaysBounceVertical = true
    for volume in volumes { addSubview(volume) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let (gap, top) = (CGFloat(20), CGFloat(16))
    let safe = safeAreaInsets
    let left = safe.left + 20
    let width = max(0, bounds.width - left - safe.right - 20)
    let count = max(2, Int(width / 170))
    let side = ((width - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
    let height = (side * 1.32).rounded() + Volume.caption
    for (index, volume) in volumes.enumerated() {
      volume.frame = CGRect(
        x: left + CGFloat(index % count) * (side + gap),
        y: top + CGFloat(index / count) * (height + gap), width: side, height: height)
    }
    let rows = CGFloat((volumes.count + count - 1) / count)
    contentSize = CGSize(width: bounds.width, height: top + rows * (height + gap))
    super.layoutSubviews()
  }
}

/// A book about a place: its cover, and two lines under it.
final class Volume: UIControl {
  /// Units: points.
  static let caption: CGFloat = 50

  let place: Place
  private let cover: LandscapeView
  private let spine = UIView()
  private let local: UILabel
  private let title: UILabel
  private let season: UILabel

  init(_ place: Place) {
    self.place = place
    cover = LandscapeView(place.landscape, corner: 6)
    local = UILabel(
      place.localName.isEmpty ? place.name : place.localName, size: 22, weight: .bold,
      color: .white)
    title = UILabel(place.name, size: 15, weight: .semibold)
    season = UILabel(place.season, size: 13, color: .secondaryLabel)
    super.init(frame: .zero)
    local.adjustsFontSizeToFitWidth = true
    spine.backgroundColor = UIColor.black.withAlphaComponent(0.16)
    spine.isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 5)
    for part in [cover, spine, local, title, season] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let alpha: CGFloat = isHighlighted ? 0.7 : 1
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        self.cover.alpha = alpha
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height - Self.caption)
    cover.frame = CGRect(x: 0, y: 0, width: width, height: height)
    spine.frame = CGRect(x: 8, y: 0, width: 3, height: height)
    local.frame = CGRect(x: 22, y: 16, width: width - 34, height: 28)
    title.frame = CGRect(x: 0, y: height + 9, width: width, height: 20)
    season.frame = CGRect(x: 0, y: height + 29, width: width, height: 18)
    layer.shadowPath = UIBezierPath(roundedRect: cover.frame, cornerRadius: 6).cgPath
  }
}
