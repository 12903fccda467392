import Foundation

/// Clock, signal and battery, once in black and once in white; one of them shows.
final class StatusBarView: UIView {
  private let dark = StatusFace(isLight: false)
  private let light = StatusFace(isLight: true)

  var shape = ChromeShape(size: .zero, insets: .zero) {
    didSet { if shape != oldValue { for face in [dark, light] { face.shape = shape } } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dark)
    addSubview(light)
    light.alpha = 0
  }

  required init?(coder: NSCoder) {
    nil
  }

  func setLight(_ isLight: Bool) {
    dark.alpha = isLight ? 0 : 1
    light.alpha = isLight ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dark.frame = bounds
    light.frame = bounds
  }
}

/// The status bar in one colour: two small bitmaps.
private final class StatusFace: UIView {
  private let clock = UILabel()
  private let icons = StatusIcons(frame: .zero)
  private let signal = StatusIcons(frame: .zero)

  var shape = ChromeShape(size: .zero, insets: .zero) {
    didSet { setNeedsLayout() }
  }

  init(isLight: Bool) {
    super.init(frame: .zero)
    let color: UIColor = isLight ? .white : .black
    // The time of every picture of a phone: the same pixels every time.
    clock.text = "9:41"
    clock.textColor = color
    for icons in [icons, signal] {
      icons.color = color
      addSubview(icons)
    }
    addSubview(clock)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard shape.size.width > 0 else { return }
    clock.font = .systemFont(ofSize: shape.clockFontSize, weight: .semibold)
    clock.frame = pixelFrame(clock.fittedSize, centeredOn: shape.clockCenter)
    icons.parts = shape.isClassic ? [.battery] : [.signal, .wifi, .battery]
    signal.parts = shape.isClassic ? [.signal, .wifi] : []
    signal.isHidden = !shape.isClassic
    let end = shape.batteryEnd
    icons.place(x: end.x - icons.size.width, middle: end.y)
    signal.place(x: 6, middle: end.y)
  }
}
