import Foundation
import QuartzCore

/// The line where the next letter goes. It blinks, and for that wakes the clock once a blink.
final class CaretView: UIView {
  /// Units: points. Source: measured.
  static let width: CGFloat = 2
  /// How long it is seen, and how long not. Units: seconds. Source: observed.
  static let period: TimeInterval = 0.5

  private var alarm: FrameAlarm?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.width / 2
    isHidden = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  isolated deinit {
    alarm?.cancel()
  }

  var isBlinking: Bool { alarm != nil }

  /// Shows it and begins to blink, from the start.
  func show(at frame: CGRect) {
    UIView.performWithoutAnimation {
      self.frame = frame
      backgroundColor = tintColor
      isHidden = false
    }
    alarm?.cancel()
    scheduleBlink()
  }

  func hide() {
    alarm?.cancel()
    alarm = nil
    isHidden = true
  }

  private func scheduleBlink() {
    alarm = FrameAlarm.set(after: Self.period) { [weak self] in
      guard let self, alarm != nil else { return }
      isHidden.toggle()
      scheduleBlink()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { hide() }
  }
}

/// The coloured ground behind selected text.
final class SelectionView: UIView {
  private var strips: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ rects: [CGRect]) {
    UIView.performWithoutAnimation {
      while strips.count < rects.count {
        let strip = UIView()
        strip.isUserInteractionEnabled = false
        strips.append(strip)
        addSubview(strip)
      }
      for (index, strip) in strips.enumerated() {
        strip.isHidden = index >= rects.count
        guard index < rects.count else { continue }
        strip.frame = rects[index]
        strip.backgroundColor = color
      }
    }
  }

  /// Source: observed.
  private var color: UIColor { tintColor.withAlphaComponent(0.2) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for strip in strips { strip.backgroundColor = color }
  }
}
