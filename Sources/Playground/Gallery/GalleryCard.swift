import UIKit

/// A scene as a card: what it looks like on a device, what it is called, and its idea.
final class GalleryCard: UIControl {
  /// Units: points.
  static let height: CGFloat = 176
  /// Of the little device. Units: points.
  static let deviceCorner: CGFloat = 10
  private static let corner: CGFloat = 20
  private static let sideWidth: CGFloat = 108
  private static let deviceHeight: CGFloat = 148

  let scene: SceneInfo
  /// The scene on a device.
  let device = UIImageView()
  private let side: CardSide
  private let title: UILabel
  private let idea: UILabel
  private let badge = UILabel("LAST OPENED", size: 11, weight: .semibold, color: .systemBlue)
  private let ring = UIView()
  /// Told when the pointer comes and goes.
  var onHover: ((Bool) -> Void)?
  /// What the scene plays by itself, over its picture.
  private var film: FilmView?

  /// - Parameter hue: of the ground the device stands on, 0…1.
  init(_ scene: SceneInfo, hue: CGFloat) {
    self.scene = scene
    side = CardSide(hue: hue, corner: Self.corner)
    title = UILabel(scene.title, size: 20, weight: .semibold)
    idea = UILabel(scene.idea, size: 14, color: .secondaryLabel, lines: 0)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Self.corner
    layer.cornerCurve = .continuous
    device.layer.cornerRadius = Self.deviceCorner
    device.layer.masksToBounds = true
    device.backgroundColor = .systemBackground
    badge.isHidden = true
    ring.layer.cornerRadius = Self.corner + 4
    ring.layer.cornerCurve = .continuous
    ring.layer.borderWidth = 3
    ring.isUserInteractionEnabled = false
    ring.isHidden = true
    accessibilityLabel = scene.title
    for part in [side, device, title, idea, badge, ring] { addSubview(part) }
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(GalleryCard.hover(_:))))
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Where the keyboard is.
  var isChosen = false {
    didSet { ring.isHidden = !isChosen }
  }

  var wasLast = false {
    didSet {
      badge.isHidden = !wasLast
      setNeedsLayout()
    }
  }

  /// How wide the little device is for a real one of that size. Units: points.
  static func deviceWidth(for size: CGSize) -> CGFloat {
    guard size.height > 0 else { return 0 }
    return min((deviceHeight * size.width / size.height).rounded(), sideWidth - 16)
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { press(isHighlighted) } }
  }

  /// It gives way a little; where nothing is to move it only dims.
  private func press(_ isPressed: Bool) {
    let isStill = UIAccessibility.isReduceMotionEnabled
    let scale: CGFloat = isPressed && !isStill ? 0.97 : 1
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.transform = CGAffineTransform(scaleX: scale, y: scale)
      self.alpha = isPressed && isStill ? 0.7 : 1
    }
  }

  private func hover(_ hover: UIHoverGestureRecognizer) {
    switch hover.state {
    case .began:
      lift(true)
      onHover?(true)
    case .ended, .cancelled, .failed:
      lift(false)
      onHover?(false)
    default: break
    }
  }

  // MARK: Film

  /// Shows a film in the picture's place; the picture again for nil.
  func show(_ film: SceneFilm?) {
    self.film?.removeFromSuperview()
    self.film = film.map { FilmView($0, frame: device.bounds) }
    if let view = self.film { device.addSubview(view) }
  }

  /// The film has something new to see.
  func showNext() { film?.setNeedsDisplay() }

  /// The little device comes a little nearer, where things may move.
  private func lift(_ isNear: Bool) {
    guard !(isNear && UIAccessibility.isReduceMotionEnabled) else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.device.transform = isNear ? CGAffineTransform(scaleX: 1.05, y: 1.05) : .identity
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (bounds, margin) = (self.bounds, CGFloat(16))
    side.frame = CGRect(x: 0, y: 0, width: Self.sideWidth, height: bounds.height)
    let screen = window?.bounds.size ?? CGSize(width: 390, height: 844)
    let width = Self.deviceWidth(for: screen)
    let height = (width * screen.height / max(screen.width, 1)).rounded()
    device.bounds.size = CGSize(width: width, height: height)
    device.center = CGPoint(x: Self.sideWidth / 2, y: bounds.height / 2)
    let left = Self.sideWidth + margin
    let room = max(0, bounds.width - left - margin)
    let wish = idea.sizeThatFits(CGSize(width: room, height: 0)).height
    // A long idea has the room above the title, too.
    let free = bounds.height - (wasLast ? 48 : 30) - wish
    var y = min(18, max(8, (free / 2).rounded(.down)))
    badge.frame = CGRect(x: left, y: y, width: room, height: 14)
    if wasLast { y += 18 }
    title.frame = CGRect(x: left, y: y, width: room, height: 26)
    y += 30
    idea.frame = CGRect(x: left, y: y, width: room, height: min(wish, bounds.height - y - 4))
    ring.frame = bounds.insetBy(dx: -4, dy: -4)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    ring.layer.borderColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
  }
}

/// The ground the little device stands on: two neighbouring hues.
private final class CardSide: UIView {
  private let hue: CGFloat
  private let corner: CGFloat

  init(hue: CGFloat, corner: CGFloat) {
    self.hue = hue
    self.corner = corner
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // Round on the left only: the right corners lie out of sight.
    let shape = CGRect(x: 0, y: 0, width: bounds.width + 2 * corner, height: bounds.height)
    context.clip(to: bounds)
    UIBezierPath(roundedRect: shape, cornerRadius: corner).addClip()
    let isDark = traitCollection.userInterfaceStyle == .dark
    let colors = [(hue, CGFloat(0.30)), (hue + 0.07, 0.44)].map { hue, saturation in
      UIColor(
        hue: hue.truncatingRemainder(dividingBy: 1), saturation: saturation,
        brightness: isDark ? 0.42 : 0.98, alpha: 1
      ).cgColor
    }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
      return
    }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: bounds.width, y: bounds.height), options: [])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
