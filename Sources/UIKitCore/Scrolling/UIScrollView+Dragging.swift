import Foundation
import QuartzCore

extension UIScrollView {
  /// How much longer one leg of a drag's start must be than the other to lock the axis.
  /// Source: chosen (B13 names no angle).
  static let lockRatio: CGFloat = 2

  /// The pan has a new state.
  func dragChanged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag(pan)
      continueDrag(pan)
    case .changed: continueDrag(pan)
    case .ended:
      // The lifting sample is a place like any other.
      continueDrag(pan)
      endDrag(velocity: pan.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    stopMotion()
    let way = (pan as? UIScrollViewPanGestureRecognizer)?.wayInWindow ?? .zero
    drag = ScrollDrag()
    drag.movesHorizontally = horizontal.scrolls
    drag.movesVertically = vertical.scrolls
    if isDirectionalLockEnabled, drag.movesHorizontally, drag.movesVertically {
      if abs(way.x) > Self.lockRatio * abs(way.y) { drag.movesVertically = false }
      if abs(way.y) > Self.lockRatio * abs(way.x) { drag.movesHorizontally = false }
    }
    drag.start = contentOffset
    drag.raw = raw(for: contentOffset)
    isDragging = true
    handover?.scrollerBegan(self)
    showIndicators()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      dismissKeyboard()
    }
    tell { $0.scrollViewWillBeginDragging(self) }
  }

  func continueDrag(_ pan: UIPanGestureRecognizer) {
    guard isDragging else { return }
    let translation = pan.translation(in: self)
    var step = CGPoint(
      x: translation.x - drag.translation.x, y: translation.y - drag.translation.y)
    drag.translation = translation
    // Two fingers move the content through the pinch, which knows where they hold it.
    if isPinched { return }
    if let handover, let pan = pan as? UIScrollViewPanGestureRecognizer {
      step = handover.part(of: step, for: self, draggedBy: pan)
    }
    if step.y > 0,
      keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    {
      dismissKeyboard()
    }
    var offset = contentOffset
    if drag.movesHorizontally {
      drag.raw.x -= step.x
      if !bounces { drag.raw.x = CGFloat(horizontal.clamped(Double(drag.raw.x))) }
      offset.x = CGFloat(horizontal.shown(for: Double(drag.raw.x)))
    }
    if drag.movesVertically {
      drag.raw.y -= step.y
      if !bounces { drag.raw.y = CGFloat(vertical.clamped(Double(drag.raw.y))) }
      offset.y = CGFloat(vertical.shown(for: Double(drag.raw.y)))
    }
    show(offset)
  }

  /// Lets go: the target is told, may be changed, and the content goes there (B16 to B19).
  private func endDrag(velocity finger: CGPoint) {
    guard isDragging else { return }
    let time = CACurrentMediaTime()
    let finger = handover?.velocity(finger, leftTo: self) ?? finger
    var velocity = CGPoint(x: -finger.x, y: -finger.y)
    if !drag.movesHorizontally { velocity.x = 0 }
    if !drag.movesVertically { velocity.y = 0 }
    var motion = ScrollMotion(
      x: release(contentOffset.x, velocity.x, drag.raw.x, horizontal, time),
      y: release(contentOffset.y, velocity.y, drag.raw.y, vertical, time))

    var natural = motion.destination
    if isPagingEnabled {
      natural = page(for: velocity)
      motion = aim(at: natural, velocity: velocity, time)
    }
    var target = natural
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    tell {
      $0.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: &target)
    }
    if target != natural, !isPagingEnabled, target.x.isFinite, target.y.isFinite {
      motion = aim(at: target, velocity: velocity, time)
    }

    if !isPagingEnabled, let place = titleFollower?.place(for: target, in: self) {
      motion = aim(at: place, velocity: velocity, time)
    }

    // A scale past its limits takes the offset back with it.
    let goesOn = !motion.willStay && !zoomWillBounce
    isDragging = false
    tell { $0.scrollViewDidEndDragging(self, willDecelerate: goesOn) }
    guard goesOn else {
      report(.rest)
      hideIndicatorsSoon()
      return
    }
    isDecelerating = true
    tell { $0.scrollViewWillBeginDecelerating(self) }
    // A delegate that has set the offset meanwhile has the last word.
    guard isDecelerating else { return }
    start(motion)
  }

  private func release(
    _ offset: CGFloat, _ velocity: CGFloat, _ raw: CGFloat, _ range: AxisRange,
    _ time: TimeInterval
  ) -> AxisMotion {
    AxisMotion(
      releasing: Double(offset), velocity: range.shownVelocity(Double(velocity), at: Double(raw)),
      in: range.offsets, bounces: range.bounces, rate: Double(decelerationRate.rawValue),
      at: time)
  }

  /// Springs to a target.
  private func aim(at target: CGPoint, velocity: CGPoint, _ time: TimeInterval) -> ScrollMotion {
    let rate = isPagingEnabled ? nil : Double(decelerationRate.rawValue)
    func aimed(_ offset: CGFloat, _ target: CGFloat, _ velocity: CGFloat) -> AxisMotion {
      AxisMotion(
        aiming: Double(offset), at: Double(target), velocity: Double(velocity), rate: rate,
        from: time)
    }
    return ScrollMotion(
      x: aimed(contentOffset.x, target.x, velocity.x),
      y: aimed(contentOffset.y, target.y, velocity.y))
  }

  /// Whether the scale has to come back to a limit.
  private var zoomWillBounce: Bool {
    zoom.motion != nil || (isZooming && !zoomLimits.contains(zoom.scale))
  }

  /// Takes the keyboard from whoever has it in the window.
  private func dismissKeyboard() {
    guard let holder = UIApplication.shared.firstResponder as? UIView, holder !== self,
      holder.window === window
    else { return }
    holder.resignFirstResponder()
  }

  /// The offset a finger would ask for to have `offset` shown (B22).
  func raw(for offset: CGPoint) -> CGPoint {
    CGPoint(
      x: CGFloat(horizontal.raw(for: Double(offset.x))),
      y: CGFloat(vertical.raw(for: Double(offset.y))))
  }
}
