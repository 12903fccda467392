import UIKit

/// Title, place in the song, and what to press, spread over the height there is.
final class PlayerControls: UIView {
  private let title: UILabel
  private let artist: UILabel
  private let place = UISlider()
  private let volume = UISlider()
  private let passed: UILabel
  private let left: UILabel
  private let transport: [UIButton]
  private let speakers: [UIImageView]
  private let extras: [UIButton]
  private let length: Int

  init(_ track: Track) {
    title = UILabel(track.title, size: 22, weight: .semibold, color: .white)
    artist = UILabel(track.artist, size: 20, color: .white.withAlphaComponent(0.65))
    let quiet = UIColor.white.withAlphaComponent(0.6)
    passed = UILabel("", size: 12, weight: .medium, color: quiet)
    left = UILabel("", size: 12, weight: .medium, color: quiet)
    length = track.length
    transport = [("backward.fill", 30), ("pause.fill", 44), ("forward.fill", 30)].map {
      Self.button($0.0, size: $0.1, color: .white)
    }
    extras = ["quote.bubble", "airplayaudio", "list.bullet"].map {
      Self.button($0, size: 20, color: quiet)
    }
    speakers = [12, 17].map {
      UIImageView(
        image: UIImage(systemName: "speaker.fill", withConfiguration: .init(pointSize: $0)))
    }
    super.init(frame: .zero)
    for (slider, value) in [(place, Float(0.29)), (volume, 0.6)] {
      slider.minimumTrackTintColor = .white
      slider.maximumTrackTintColor = .white.withAlphaComponent(0.25)
      slider.value = value
    }
    place.addTarget(self, action: Selector(PlayerControls.moved(_:)), for: .valueChanged)
    for label in [passed, left] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    }
    left.textAlignment = .right
    for speaker in speakers {
      speaker.tintColor = quiet
      speaker.contentMode = .center
    }
    showPlace()
    let labels: [UIView] = [title, artist, place, volume, passed, left]
    for part in labels + transport + speakers + extras { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private static func button(_ symbol: String, size: CGFloat, color: UIColor) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(
      UIImage(systemName: symbol, withConfiguration: .init(pointSize: size)), for: .normal)
    button.tintColor = color
    return button
  }

  private func moved(_ slider: UISlider) { showPlace() }

  private func showPlace() {
    let seconds = Int((Float(length) * place.value).rounded())
    passed.text = Track.time(seconds)
    left.text = "−" + Track.time(length - seconds)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    // What is left over goes between the groups; what does not fit is left out from below.
    let showsExtras = height >= 330
    let free = max(0, height - (showsExtras ? 310 : 256)) / 4
    title.frame = CGRect(x: 0, y: 0, width: width, height: 28)
    artist.frame = CGRect(x: 0, y: 28, width: width, height: 26)
    var y = (64 + free).rounded()
    place.frame = CGRect(x: 0, y: y, width: width, height: 28)
    passed.frame = CGRect(x: 0, y: y + 28, width: width / 2, height: 16)
    left.frame = CGRect(x: width / 2, y: y + 28, width: width / 2, height: 16)
    y += (56 + free).rounded()
    for (index, button) in transport.enumerated() {
      button.frame = CGRect(
        x: (width / 2 + CGFloat(index - 1) * min(104, width / 3) - 36).rounded(), y: y, width: 72,
        height: 72)
    }
    y += (80 + free).rounded()
    speakers[0].frame = CGRect(x: 0, y: y, width: 20, height: 28)
    speakers[1].frame = CGRect(x: width - 22, y: y, width: 22, height: 28)
    volume.frame = CGRect(x: 30, y: y, width: max(0, width - 62), height: 28)
    for (index, button) in extras.enumerated() {
      button.isHidden = !showsExtras
      button.frame = CGRect(
        x: (width * (0.16 + 0.34 * CGFloat(index)) - 22).rounded(), y: height - 48, width: 44,
        height: 44)
    }
  }
}
