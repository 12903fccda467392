public import Foundation
import Geometry
import QuartzCore

/// A row of choices of which one is taken. Mirrors: `UISegmentedControl`.
open class UISegmentedControl: UIControl {
  /// The index when none is taken. Mirrors: `UISegmentedControl.noSegment`.
  public static let noSegment = -1

  private var segments: [UILabel] = []
  private var lines: [UIView] = []
  private let thumb = UIView()
  private var storedIndex = noSegment
  /// The segment under the finger.
  private var pressed: Int?
  /// Whether the finger came down on the thumb and carries it.
  private var isCarried = false

  /// Source: measured, iOS 13 and later; points.
  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpControl()
  }

  /// - Parameter items: strings; anything else is described.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String ?? "\(item)", at: index, animated: false)
    }
    sizeToFit()
  }

  private func setUpControl() {
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    backgroundColor = .tertiarySystemFill
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = 7
    thumb.layer.cornerCurve = .continuous
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.backgroundColor = Self.thumbColor
    addSubview(thumb)
  }

  /// Source: measured, white, and a grey in the dark.
  private static let thumbColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    let index = min(max(segment, 0), segments.count)
    segments.insert(label, at: index)
    addSubview(label)
    if segments.count > 1 {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      insertSubview(line, belowSubview: thumb)
    }
    if storedIndex >= index { storedIndex += 1 }
    segmentsChanged()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    lines.popLast()?.removeFromSuperview()
    if storedIndex == segment {
      storedIndex = Self.noSegment
    } else if storedIndex > segment {
      storedIndex -= 1
    }
    segmentsChanged()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].text = title
    segmentsChanged()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].text : nil
  }

  /// Which segment is taken; setting it tells no targets.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      storedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsLayout()
    }
  }

  private func segmentsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.fittedSize.width).max() ?? 0
    return CGSize(width: CGFloat(segments.count) * (widest + 24), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in segments.enumerated() {
      label.font = .systemFont(ofSize: 13, weight: index == storedIndex ? .semibold : .medium)
      let cell = cell(index)
      var size = label.fittedSize
      size.width = min(size.width, cell.width - 4)
      label.frame = pixelFrame(size, centeredOn: CGPoint(x: cell.midX, y: cell.midY))
      label.alpha = pressed == index && index != storedIndex ? 0.3 : isEnabled ? 1 : 0.4
    }
    for (index, line) in lines.enumerated() {
      let x = onPixel(cell(index + 1).minX)
      line.frame = CGRect(x: x, y: 8, width: onePixel, height: max(0, bounds.height - 16))
      line.alpha = index == storedIndex || index + 1 == storedIndex ? 0 : 1
    }
    thumb.isHidden = storedIndex == Self.noSegment
    guard storedIndex != Self.noSegment else { return }
    let place = cell(storedIndex).insetBy(dx: Self.inset, dy: Self.inset)
    // A thumb that is held gives way a little.
    thumb.bounds.size = place.size
    thumb.center = CGPoint(x: place.midX, y: place.midY)
    thumb.transform = isCarried ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
  }

  private func cell(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(segments.count, 1))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }

  private func index(at point: CGPoint) -> Int? {
    guard !segments.isEmpty, bounds.width > 0, point.x.isFinite else { return nil }
    let part = (point.x / bounds.width * CGFloat(segments.count)).rounded(.down)
    return Int(min(max(part, 0), CGFloat(segments.count - 1)))
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = index(at: touch.location(in: self))
    isCarried = pressed != nil && pressed == storedIndex
    move()
    return pressed != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = isTouchInside ? index(at: touch.location(in: self)) : nil
    guard now != pressed else { return true }
    pressed = now
    if isCarried, let now { storedIndex = now }
    move()
    if isCarried, now != nil { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = pressed
    let wasCarried = isCarried
    pressed = nil
    isCarried = false
    let isNew = !wasCarried && chosen != nil && chosen != storedIndex
    if isNew, let chosen { storedIndex = chosen }
    move()
    if isNew { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    isCarried = false
    move()
  }

  private func move() {
    guard window != nil else {
      setNeedsLayout()
      return
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      })
  }
}
