public import Foundation
import QuartzCore

/// Two buttons that count down and up. Mirrors: `UIStepper`. Always 94 × 32 points.
open class UIStepper: UIControl {
  /// Source: documented, UIKit's fixed size.
  private static let size = CGSize(width: 94, height: 32)
  /// While held: the first wait, then each step. Units: seconds. Source: observed.
  private static let firstWait: TimeInterval = 0.5
  private static let step: TimeInterval = 0.1

  private let minus = UIImageView(image: nil)
  private let plus = UIImageView(image: nil)
  private let line = UIView()
  private let press = UIView()
  private var pressed: Int?
  private var alarm: FrameAlarm?
  private var hasRepeated = false
  private var storedValue = 0.0

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUpStepper()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUpStepper()
  }

  private func setUpStepper() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    clipsToBounds = true
    press.backgroundColor = .systemFill
    press.isHidden = true
    line.backgroundColor = .separator
    for (view, name) in [(minus, "minus"), (plus, "plus")] {
      view.image = UIImage(
        systemName: name, withConfiguration: .init(pointSize: 17, weight: .regular))
      view.contentMode = .center
    }
    for view in [press, minus, plus, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showValue()
  }

  // MARK: Value

  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, minimumValue), maximumValue)
      showValue()
    }
  }

  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  open var stepValue = 1.0
  /// Whether targets hear of every step while a button is held.
  open var isContinuous = true
  /// Whether a held button goes on stepping.
  open var autorepeat = true
  /// Whether past one end comes the other.
  open var wraps = false { didSet { showValue() } }

  private func change(_ direction: Int) {
    guard stepValue > 0 else { return }
    var next = storedValue + Double(direction) * stepValue
    if next > maximumValue { next = wraps ? minimumValue : maximumValue }
    if next < minimumValue { next = wraps ? maximumValue : minimumValue }
    guard next != storedValue else { return }
    value = next
    if isContinuous { sendActions(for: .valueChanged) }
  }

  // MARK: Looks

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    minus.frame = half(-1)
    plus.frame = half(1)
    line.frame = CGRect(
      x: onPixel(bounds.midX - onePixel / 2), y: 7, width: onePixel,
      height: max(0, bounds.height - 14))
  }

  private func half(_ direction: Int) -> CGRect {
    let width = bounds.width / 2
    return CGRect(x: direction < 0 ? 0 : width, y: 0, width: width, height: bounds.height)
  }

  private func showValue() {
    let enabled = isEnabled
    minus.tintColor =
      enabled && (wraps || storedValue > minimumValue) ? .label : .tertiaryLabel
    plus.tintColor = enabled && (wraps || storedValue < maximumValue) ? .label : .tertiaryLabel
  }

  override func stateDidChange() {
    super.stateDidChange()
    showValue()
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    pressed = direction
    hasRepeated = false
    showPress()
    if autorepeat { schedule(after: Self.firstWait) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard pressed != nil else { return true }
    if !isTouchInside { stop() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let direction = pressed
    let isSingle = !hasRepeated && isTouchInside
    stop()
    if isSingle, let direction { change(direction) }
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking(with event: UIEvent?) { stop() }

  private func stop() {
    alarm?.cancel()
    alarm = nil
    pressed = nil
    showPress()
  }

  private func schedule(after delay: TimeInterval) {
    alarm = FrameAlarm.set(after: delay) { [weak self] in
      guard let self, let pressed else { return }
      hasRepeated = true
      change(pressed)
      schedule(after: Self.step)
    }
  }

  private func showPress() {
    press.isHidden = pressed == nil
    if let pressed { press.frame = half(pressed) }
  }
}
