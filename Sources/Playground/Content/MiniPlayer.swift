import UIKit

/// What is playing, in one line.
final class MiniPlayer: UIControl {
  /// Above the safe area. Units: points.
  static let height: CGFloat = 64

  var track: Track {
    didSet { showTrack() }
  }

  private var cover: LandscapeView
  private let title: UILabel
  private let artist: UILabel
  private let pause = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let line = UIView()
  private var isPlaying = true

  init(_ track: Track) {
    self.track = track
    cover = LandscapeView(track.landscape, corner: 6)
    title = UILabel("", size: 15, weight: .semibold)
    artist = UILabel("", size: 13, color: .secondaryLabel)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    for button in [pause, forward] { button.tintColor = .label }
    forward.setImage(
      UIImage(systemName: "forward.fill", withConfiguration: .init(pointSize: 18)), for: .normal)
    pause.accessibilityLabel = "Pause"
    forward.accessibilityLabel = "Next"
    pause.addTarget(self, action: Selector(MiniPlayer.toggle(_:)), for: .touchUpInside)
    forward.addTarget(self, action: Selector(MiniPlayer.skip(_:)), for: .touchUpInside)
    for part in [cover, title, artist, pause, forward, line] { addSubview(part) }
    showTrack()
  }

  required init?(coder: NSCoder) { nil }

  private func showTrack() {
    title.text = track.title
    artist.text = track.artist
    let next = LandscapeView(track.landscape, corner: 6)
    insertSubview(next, aboveSubview: cover)
    cover.removeFromSuperview()
    cover = next
    showPlaying()
    setNeedsLayout()
  }

  private func showPlaying() {
    pause.setImage(
      UIImage(
        systemName: isPlaying ? "pause.fill" : "play.fill",
        withConfiguration: .init(pointSize: 20)), for: .normal)
  }

  private func toggle(_ sender: UIControl) {
    isPlaying.toggle()
    showPlaying()
  }

  private func skip(_ sender: UIControl) {
    let index = Track.samples.firstIndex { $0.title == track.title } ?? 0
    track = Track.samples[(index + 1) % Track.samples.count]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (safe, hair) = (safeAreaInsets, 1 / max(traitCollection.displayScale, 1))
    let right = bounds.width - safe.right
    cover.frame = CGRect(x: safe.left + 20, y: 9, width: 46, height: 46)
    forward.frame = CGRect(x: right - 60, y: 10, width: 44, height: 44)
    pause.frame = CGRect(x: right - 108, y: 10, width: 44, height: 44)
    let left = cover.frame.maxX + 12
    title.frame = CGRect(x: left, y: 12, width: max(0, right - 112 - left), height: 20)
    artist.frame = CGRect(x: left, y: 33, width: max(0, right - 112 - left), height: 18)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
  }
}

/// The cover's own colours, dark enough to write on.
final class PlayerBackdrop: UIView {
  private let landscape: Landscape

  init(_ landscape: Landscape) {
    self.landscape = landscape
    super.init(frame: .zero)
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let top = Landscape.mix(landscape.skyTop, landscape.land(1), 0.25, brightness: 0.72)
    landscape.fill(
      context, [top, Landscape.mix(top, landscape.land(1.2), 0.8, brightness: 0.8)],
      from: bounds.minY, to: bounds.maxY)
  }
}
