import Display
import Playground
import UIKit

/// A slider for numbers that must be right: it shows where the default and the other set are, and
/// goes in finer or coarser steps while a key is held.
final class FineSlider: UIControl {
  private let tunable: Tunable
  private let track = UIView(frame: .zero)
  private let fill = UIView(frame: .zero)
  private let tick = UIView(frame: .zero)
  private let otherMark = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  /// Which steps the keys held ask for.
  var stepSize: () -> StepSize = { .normal }
  /// Where the drag is before it is put on a step.
  private var exact = 0.0
  private var lastX: CGFloat = 0

  var value: Double { didSet { if value != oldValue { place() } } }
  /// The other set's value where it differs.
  var other: Double? { didSet { if other != oldValue { place() } } }
  /// Whether keys go here.
  var isFocus = false { didSet { thumb.layer.borderWidth = isFocus ? 2 : 0 } }

  private static let thumbSize: CGFloat = 18

  init(_ tunable: Tunable) {
    self.tunable = tunable
    value = tunable.defaultValue
    super.init(frame: .zero)
    track.backgroundColor = .systemFill
    track.layer.cornerRadius = 2
    fill.backgroundColor = PanelStyle.accent
    fill.layer.cornerRadius = 2
    tick.backgroundColor = .systemGray2
    otherMark.backgroundColor = .systemPurple
    otherMark.layer.cornerRadius = 3
    otherMark.isHidden = true
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.22
    thumb.layer.shadowRadius = 2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
    thumb.layer.borderColor = PanelStyle.accent.cgColor
    for part in [tick, track, fill, otherMark, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private var way: CGFloat { max(bounds.width - Self.thumbSize, 1) }

  private func x(of value: Double) -> CGFloat {
    Self.thumbSize / 2 + CGFloat(tunable.part(of: value)) * way
  }

  private func place() {
    let middle = (bounds.height / 2).rounded()
    let place = x(of: value)
    track.frame = CGRect(
      x: Self.thumbSize / 2, y: middle - 2, width: way, height: 4)
    // From the default: what was changed, and which way.
    let home = x(of: tunable.defaultValue)
    fill.frame = CGRect(
      x: min(home, place), y: middle - 2, width: abs(place - home), height: 4)
    tick.frame = CGRect(x: home.rounded() - 1, y: middle - 6, width: 2, height: 12)
    thumb.frame = CGRect(
      x: place - Self.thumbSize / 2, y: middle - Self.thumbSize / 2, width: Self.thumbSize,
      height: Self.thumbSize)
    otherMark.isHidden = other == nil
    if let other {
      otherMark.frame = CGRect(x: x(of: other) - 3, y: middle + 6, width: 6, height: 6)
    }
  }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self).x
    lastX = place
    exact = value
    if abs(place - x(of: value)) > Self.thumbSize {
      exact = tunable.value(at: Double((place - Self.thumbSize / 2) / way))
      commit()
    }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self).x
    let length = tunable.range.upperBound - tunable.range.lowerBound
    let factor = stepSize() == .fine ? 0.1 : 1
    exact += Double((place - lastX) / way) * length * factor
    lastX = place
    commit()
    return true
  }

  private func commit() {
    var target = min(max(exact, tunable.range.lowerBound), tunable.range.upperBound)
    if stepSize() == .coarse {
      let step = tunable.increment(.coarse)
      target =
        tunable.range.lowerBound
        + ((target - tunable.range.lowerBound) / step).rounded() * step
    }
    let next = tunable.nearest(to: target)
    guard next != value else { return }
    value = next
    sendActions(for: .valueChanged)
  }

  /// A drag on the slider is never the list's.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
