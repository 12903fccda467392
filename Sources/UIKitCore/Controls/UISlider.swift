public import Foundation
import QuartzCore

/// A control that picks a value from a range by dragging. Mirrors: `UISlider`.
open class UISlider: UIControl {
  private let rest = UIView()
  private let done = UIView()
  private let thumb = UIView()
  private var storedValue: Float = 0
  /// From the finger to the thumb's centre, points.
  private var grip: CGFloat = 0

  /// Source: measured, iOS 15.
  private static let thumbSize: CGFloat = 27
  private static let trackHeight: CGFloat = 4

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSlider()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSlider()
  }

  private func setUpSlider() {
    for view in [rest, done, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    showColors()
  }

  // MARK: Value

  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// Whether targets hear of every move, not only of the last one.
  open var isContinuous = true

  /// Moves the thumb without telling targets; values outside the range are cut to it.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = min(max(value, minimumValue), maximumValue)
    guard animated, window != nil else {
      setNeedsLayout()
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      })
  }

  // MARK: Looks

  open var minimumTrackTintColor: UIColor? { didSet { showColors() } }
  open var maximumTrackTintColor: UIColor? { didSet { showColors() } }
  open var thumbTintColor: UIColor? { didSet { showColors() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    done.backgroundColor = minimumTrackTintColor ?? tintColor
    rest.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  override func stateDidChange() {
    super.stateDidChange()
    for view in [rest, done, thumb] { view.alpha = isEnabled ? 1 : 0.5 }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 34)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: onPixel(bounds.midY - Self.trackHeight / 2), width: bounds.width,
      height: Self.trackHeight)
  }

  /// Where the thumb is for a value.
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    let size = Self.thumbSize
    let x = rect.minX + fraction(of: value) * max(0, rect.width - size)
    return CGRect(x: x, y: onPixel(rect.midY - size / 2), width: size, height: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    rest.frame = track
    done.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, knob.midX - track.minX), height: track.height)
    rest.layer.cornerRadius = track.height / 2
    done.layer.cornerRadius = min(track.height, done.frame.width) / 2
    thumb.frame = knob
    thumb.layer.cornerRadius = knob.height / 2
  }

  private func fraction(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite else { return 0 }
    return CGFloat(min(max((value - minimumValue) / range, 0), 1))
  }

  // MARK: Touches

  /// Only the thumb can be taken hold of.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    grip = knob.midX - place.x
    return knob.insetBy(dx: -12, dy: -12).contains(place)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let way = track.width - Self.thumbSize
    guard way > 0 else { return true }
    let x = touch.location(in: self).x + grip - track.minX - Self.thumbSize / 2
    let part = Float(min(max(x / way, 0), 1))
    let new = minimumValue + part * (maximumValue - minimumValue)
    guard new != storedValue else { return true }
    setValue(new, animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// A drag along the slider is its own, not the pan of a view around it (A30).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer.view !== self, isTracking,
      (gestureRecognizer as? UIPanGestureRecognizer)?.isSideways(in: self) == true
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
