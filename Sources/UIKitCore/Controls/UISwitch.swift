public import Foundation
import QuartzCore

/// A control that is on or off. Mirrors: `UISwitch`. Always 51 × 31 points.
open class UISwitch: UIControl {
  private let track = UIView()
  private let thumb = UIView()
  private var wasDragged = false
  private var storedOn = false

  /// Source: documented, UIKit's fixed size.
  private static let size = CGSize(width: 51, height: 31)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUpSwitch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUpSwitch()
  }

  private func setUpSwitch() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    showState(isPressed: false)
  }

  open var onTintColor: UIColor? { didSet { showState(isPressed: isHighlighted) } }
  open var thumbTintColor: UIColor? { didSet { showState(isPressed: isHighlighted) } }

  open var isOn: Bool {
    get { storedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Flips without telling targets.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedOn else { return }
    storedOn = on
    animated ? move() : showState(isPressed: isHighlighted)
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
    move()
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    return true
  }

  /// A finger that crosses the middle takes the thumb along.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let on = isOn ? x > Self.size.width * 0.25 : x > Self.size.width * 0.75
    if on != isOn {
      wasDragged = true
      setOn(on, animated: true)
      sendActions(for: .valueChanged)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard !wasDragged, isTouchInside else { return }
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The knob's own drag is not the pan of a view around it (A30).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer.view !== self, isEnabled,
      (gestureRecognizer as? UIPanGestureRecognizer)?.isSideways(in: self) == true
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Looks

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState(isPressed: isHighlighted)
  }

  private func move() {
    guard window != nil else {
      showState(isPressed: isHighlighted)
      return
    }
    let isPressed = isHighlighted
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.showState(isPressed: isPressed) })
  }

  private func showState(isPressed: Bool) {
    let size = Self.size
    track.frame = CGRect(origin: .zero, size: size)
    track.layer.cornerRadius = size.height / 2
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    // Source: measured, the thumb stretches by a quarter while pressed.
    let width: CGFloat = isPressed ? 33 : 27
    thumb.frame = CGRect(x: isOn ? size.width - 2 - width : 2, y: 2, width: width, height: 27)
    thumb.layer.cornerRadius = 13.5
    thumb.backgroundColor = thumbTintColor ?? .white
  }
}

extension UIPanGestureRecognizer {
  /// Whether the finger went more across than up or down.
  final func isSideways(in view: UIView) -> Bool {
    var way = translation(in: view)
    if way == .zero { way = velocity(in: view) }
    return abs(way.x) > abs(way.y)
  }
}
