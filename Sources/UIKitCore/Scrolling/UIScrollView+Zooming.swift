import Foundation
import Motion
import QuartzCore

extension UIScrollView {
  /// How long an animated change of the scale takes. Units: seconds. Source: chosen, as an offset's.
  static let zoomDuration: TimeInterval = 0.25

  /// The pinch has a new state.
  func pinchChanged(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      beginPinch(pinch)
      continuePinch(pinch)
    case .changed: continuePinch(pinch)
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  /// Whether two fingers hold the content: then the drag follows them through the pinch.
  var isPinched: Bool { isZooming && pinchGestureRecognizer?.numberOfTouches == 2 }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomView else { return }
    stopMotion()
    isZooming = true
    showIndicators()
    tell { $0.scrollViewWillBeginZooming(self, with: view) }
    holdContent(by: pinch)
    // What it grew since it began counts from where it began.
    zoom.pinchScale = 1
  }

  /// From now on the point between the fingers stays there.
  func holdContent(by pinch: UIPinchGestureRecognizer) {
    guard isZooming, let view = zoomView else { return }
    let middle = pinch.location(in: self)
    guard middle.x.isFinite, middle.y.isFinite else { return }
    zoom.anchor = view.convert(middle, from: self)
    zoom.startScale = unbanded(zoom.scale)
    zoom.pinchScale = pinch.scale
  }

  private func continuePinch(_ pinch: UIPinchGestureRecognizer) {
    guard isZooming, let view = zoomView else { return }
    let middle = pinch.location(in: self)
    guard middle.x.isFinite, middle.y.isFinite else { return }
    let place = CGPoint(x: middle.x - bounds.minX, y: middle.y - bounds.minY)
    applyZoom(banded(zoom.startScale * pinch.scale / zoom.pinchScale), to: view)
    let offset = natural(zoom.anchor, at: place, in: view)
    takeZoomOffset(
      CGPoint(
        x: CGFloat(horizontal.shown(for: Double(offset.x))),
        y: CGFloat(vertical.shown(for: Double(offset.y)))))
  }

  private func endPinch() {
    guard isZooming else { return }
    isZooming = false
    let limits = zoomLimits
    let goal = min(max(zoom.scale, limits.lowerBound), limits.upperBound)
    guard goal != zoom.scale, let view = zoomView else {
      tell { $0.scrollViewDidEndZooming(self, with: self.zoomView, atScale: self.zoom.scale) }
      if !isTracking { fingersUp() }
      return
    }
    motion = nil
    isDecelerating = false
    isZoomBouncing = true
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let place = pinchPlace ?? middle
    startZoom(
      to: goal,
      anchor: view.convert(
        CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), from: self),
      place: place, endsZooming: true)
  }

  /// Where the fingers last were, from the viewport's corner.
  private var pinchPlace: CGPoint? {
    guard let pinch = pinchGestureRecognizer else { return nil }
    let middle = pinch.location(in: self)
    let place = CGPoint(x: middle.x - bounds.minX, y: middle.y - bounds.minY)
    return place.x.isFinite && place.y.isFinite ? place : nil
  }

  /// The scale shown for one that the fingers ask for.
  private func banded(_ raw: CGFloat) -> CGFloat {
    let limits = zoomLimits
    guard raw < limits.lowerBound || raw > limits.upperBound else { return raw }
    guard bouncesZoom else { return min(max(raw, limits.lowerBound), limits.upperBound) }
    let band = RubberBand(dimension: Self.zoomBand)
    if raw > limits.upperBound {
      return limits.upperBound * CGFloat(1 + band.banded(Double(raw / limits.upperBound - 1)))
    }
    return limits.lowerBound
      / CGFloat(1 + band.banded(Double(limits.lowerBound / max(raw, 1e-6) - 1)))
  }

  /// The scale the fingers ask for when `shown` is seen.
  private func unbanded(_ shown: CGFloat) -> CGFloat {
    let limits = zoomLimits
    let band = RubberBand(dimension: Self.zoomBand)
    if shown > limits.upperBound {
      return limits.upperBound * CGFloat(1 + band.raw(from: Double(shown / limits.upperBound - 1)))
    }
    if shown < limits.lowerBound {
      return limits.lowerBound
        / CGFloat(1 + band.raw(from: Double(limits.lowerBound / max(shown, 1e-6) - 1)))
    }
    return shown
  }

  // MARK: By itself

  func startZoom(to scale: CGFloat, anchor: CGPoint, place: CGPoint, endsZooming: Bool) {
    let time = CACurrentMediaTime()
    zoom.motion = ZoomMotion(
      from: zoom.scale, to: scale, anchor: anchor, place: place,
      progress: AxisMotion(moving: 0, to: 1, over: Self.zoomDuration, from: time),
      endsZooming: endsZooming)
    showIndicators()
    startLink()
  }

  /// The picture of `time` is about to be made.
  func tickZoom(at time: TimeInterval) {
    guard var motion = zoom.motion, let view = zoomView else { return stopMotion() }
    motion.progress.advance(to: time)
    zoom.motion = motion
    let part = CGFloat(motion.progress.value)
    applyZoom(motion.from + (motion.to - motion.from) * part, to: view)
    guard zoom.motion != nil else { return }
    // It ends within the edges as they are then: whoever is told may centre small content.
    let free = natural(motion.anchor, at: motion.place, in: view)
    let home = clamped(free)
    takeZoomOffset(
      CGPoint(x: free.x + (home.x - free.x) * part, y: free.y + (home.y - free.y) * part))
    guard let current = zoom.motion, current.progress.isAtRest else { return }
    stopMotion()
    report(.rest)
    if !current.endsZooming { tell { $0.scrollViewDidEndScrollingAnimation(self) } }
  }

  /// Ends the scale's own motion; whoever was promised an end is told.
  func endZoomMotion() {
    guard let motion = zoom.motion else { return }
    zoom.motion = nil
    isZoomBouncing = false
    if motion.endsZooming {
      tell { $0.scrollViewDidEndZooming(self, with: self.zoomView, atScale: self.zoom.scale) }
    }
  }

  /// An offset that is zooming's own doing.
  private func takeZoomOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    if isDragging { drag.raw = raw(for: offset) }
    show(offset)
  }
}
