import UIKit

/// A row of a list: picture, name, a line about it, and what it leads to.
final class PlaceRow: UIControl {
  /// How high a row is. Units: points.
  static let height: CGFloat = 76

  /// What stands at a row's end.
  enum Accessory {
    case chevron
    case add
    case added
  }

  let place: Place
  private let picture: LandscapeView
  private let title: UILabel
  private let local: UILabel
  private let subtitle: UILabel
  private let accessory: UIImageView
  private let kind: Accessory
  private let line = UIView()
  private let restingColor: UIColor

  init(_ place: Place, accessory: Accessory = .chevron, color: UIColor = .systemBackground) {
    self.place = place
    picture = LandscapeView(place.landscape, corner: 10)
    title = UILabel(place.name, size: 17, weight: .semibold)
    local = UILabel(place.localName, size: 15, color: .secondaryLabel)
    subtitle = UILabel(place.summary, size: 15, color: .secondaryLabel)
    kind = accessory
    self.accessory = UIImageView(image: accessory.image)
    restingColor = color
    super.init(frame: .zero)
    self.accessory.tintColor = accessory.color
    backgroundColor = color
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    for view in [picture, title, local, subtitle, self.accessory, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The last row of a list has none.
  var showsLine = true { didSet { line.isHidden = !showsLine } }

  /// Whether the place was chosen: its plus is a check mark then.
  var isAdded = false {
    didSet { if isAdded != oldValue { showAdded() } }
  }

  private var pressPoint = CGPoint.zero

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { showPress() } }
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { showPress() } }
  }

  /// A press that wanders is no tap: a sideways drag over a row does not open it.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressPoint = touch.location(in: nil)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: nil)
    return hypot(point.x - pressPoint.x, point.y - pressPoint.y) < 10
      && super.continueTracking(touch, with: event)
  }

  /// A finger that goes on to drag has not pressed: nothing lingers.
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    layer.removeAllAnimations()
  }

  /// Answers at once, lets go in a moment.
  private func showPress() {
    let isPressed = isHighlighted || isSelected
    let color = isPressed ? UIColor.systemGray4 : restingColor
    guard !isPressed, window != nil else {
      backgroundColor = color
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.backgroundColor = color
    }
  }

  /// The new mark comes up out of the old one's place.
  private func showAdded() {
    let mark = isAdded ? Accessory.added : kind
    accessory.image = mark.image
    accessory.tintColor = mark.color
    setNeedsLayout()
    layoutIfNeeded()
    guard window != nil else { return }
    accessory.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.accessory.transform = .identity
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, side): (CGFloat, CGFloat) = (16, 56)
    let safe = safeAreaInsets
    let start = safe.left + margin
    let width = bounds.width - safe.right
    picture.frame = CGRect(x: start, y: (bounds.height - side) / 2, width: side, height: side)
    let left = start + side + 12
    let mark = accessory.image?.size ?? .zero
    // By bounds and centre: it may be on its way in, under a transform.
    let edge = CGPoint(
      x: width - margin - mark.width, y: ((bounds.height - mark.height) / 2).rounded())
    accessory.bounds = CGRect(origin: .zero, size: mark)
    accessory.center = CGPoint(x: edge.x + mark.width / 2, y: edge.y + mark.height / 2)
    let right = edge.x - 12
    let name = title.sizeThatFits(CGSize(width: right - left, height: 22))
    title.frame = CGRect(x: left, y: 16, width: min(name.width, right - left), height: 22)
    local.frame = CGRect(
      x: title.frame.maxX + 8, y: 16, width: max(0, right - title.frame.maxX - 8), height: 22)
    subtitle.frame = CGRect(x: left, y: 40, width: right - left, height: 20)
    let hair = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: left, y: bounds.height - hair, width: bounds.width - left, height: hair)
  }
}

extension PlaceRow.Accessory {
  var image: UIImage? {
    switch self {
    case .chevron:
      UIImage(
        systemName: "chevron.right", withConfiguration: .init(pointSize: 14, weight: .semibold))
    case .add: UIImage(systemName: "plus", withConfiguration: .init(pointSize: 17, weight: .medium))
    case .added:
      UIImage(systemName: "checkmark", withConfiguration: .init(pointSize: 15, weight: .semibold))
    }
  }

  var color: UIColor {
    switch self {
    case .chevron: .tertiaryLabel
    case .add: .systemBlue
    case .added: .systemGreen
    }
  }
}
