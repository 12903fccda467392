import UIKit

/// A piece of music.
struct Track {
  var title: String
  var artist: String
  /// Units: seconds.
  var length: Int
  var landscape: Landscape

  static let samples: [Track] = [
    Track(
      title: "夜明け前の海", artist: "青木 遥", length: 254,
      landscape: Landscape(.sea, hue: 0.7, horizon: 0.96, sun: CGPoint(x: 0.62, y: 0.44), seed: 51)),
    Track(
      title: "Northern Line, Last Train", artist: "The Paper Lanterns", length: 221,
      landscape: Landscape(.forest, hue: 0.6, horizon: 0.72, light: 0.8, seed: 52)),
    Track(
      title: "雨后", artist: "周明", length: 198,
      landscape: Landscape(
        .lake, hue: 0.46, horizon: 0.3, sun: CGPoint(x: 0.3, y: 0.32), seed: 53)),
    Track(
      title: "Saltwater Hymn", artist: "Marguerite Oduya", length: 305,
      landscape: Landscape(.sea, hue: 0.54, horizon: 0.12, seed: 54)),
    Track(
      title: "砂丘にて", artist: "林 澪", length: 267,
      landscape: Landscape(.dunes, hue: 0.05, horizon: 0.13, seed: 55)),
    Track(
      title: "Cartographers", artist: "Slow Harbour", length: 232,
      landscape: Landscape(
        .mountains, hue: 0.52, horizon: 0.1, sun: CGPoint(x: 0.32, y: 0.28), seed: 56)),
    Track(
      title: "桥", artist: "陈雨桐", length: 244,
      landscape: Landscape(.lake, hue: 0.86, horizon: 0.06, seed: 57)),
    Track(
      title: "Goodnight, Observatory", artist: "Ada Whitfield", length: 289,
      landscape: Landscape(.dunes, hue: 0.64, horizon: 0.8, light: 0.72, seed: 58)),
    Track(
      title: "木漏れ日", artist: "青木 遥", length: 176,
      landscape: Landscape(
        .forest, hue: 0.3, horizon: 0.17, sun: CGPoint(x: 0.4, y: 0.34), seed: 59)),
  ]

  /// Minutes and seconds.
  static func time(_ seconds: Int) -> String {
    "\(seconds / 60):" + String(format: "%02d", seconds % 60)
  }
}

/// A track as a row: cover, title, artist, length.
final class TrackRow: UIControl {
  /// Units: points.
  static let height: CGFloat = 64

  let track: Track
  private let cover: LandscapeView
  private let title: UILabel
  private let artist: UILabel
  private let length: UILabel
  private let line = UIView()
  private var pressPoint = CGPoint.zero

  init(_ track: Track) {
    self.track = track
    cover = LandscapeView(track.landscape, corner: 6)
    title = UILabel(track.title, size: 17)
    artist = UILabel(track.artist, size: 13, color: .secondaryLabel)
    length = UILabel(Track.time(track.length), size: 15, color: .secondaryLabel)
    super.init(frame: .zero)
    length.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    length.textAlignment = .right
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    accessibilityLabel = track.title
    for part in [cover, title, artist, length, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressPoint = touch.location(in: nil)
    return super.beginTracking(touch, with: event)
  }

  /// A press that wanders is no tap.
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: nil)
    return hypot(point.x - pressPoint.x, point.y - pressPoint.y) < 10
      && super.continueTracking(touch, with: event)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (safe, hair) = (safeAreaInsets, 1 / max(traitCollection.displayScale, 1))
    let left = safe.left + 20
    let right = bounds.width - safe.right - 20
    cover.frame = CGRect(x: left, y: 8, width: 48, height: 48)
    let text = left + 60
    length.frame = CGRect(x: right - 50, y: 0, width: 50, height: bounds.height)
    title.frame = CGRect(x: text, y: 11, width: max(0, right - 58 - text), height: 22)
    artist.frame = CGRect(x: text, y: 34, width: max(0, right - 58 - text), height: 18)
    line.frame = CGRect(
      x: text, y: bounds.height - hair, width: max(0, bounds.width - text), height: hair)
  }
}
