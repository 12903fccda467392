import Foundation
import QuartzCore

extension UIScrollView {
  /// How long an animated change of the offset takes. Units: seconds. Source: measured (B8).
  static let glideDuration: TimeInterval = 0.25

  /// Shows an offset that is the view's own doing.
  func show(_ offset: CGPoint) {
    let offset = onPixel(offset)
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// Comes to rest: a place that was set is taken as it is, another goes to the nearest pixel.
  private func settle(_ motion: ScrollMotion) {
    var offset = onPixel(motion.offset)
    if motion.x.isExact { offset.x = motion.offset.x }
    if motion.y.isExact { offset.y = motion.offset.y }
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// Takes an offset from outside.
  ///
  /// While a finger drags, it goes on from there. In the midst of `scrollViewDidScroll` a throw goes
  /// on from there too, as endless lists want it; else what moves the content ends.
  func takeOffset(_ offset: CGPoint) {
    if isDragging {
      drag.raw = raw(for: offset)
    } else if isTellingDelegate, motion != nil {
      motion?.shift(by: CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y))
    } else {
      stopMotion()
    }
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// Goes to an offset in a set time (B8).
  func glide(to target: CGPoint) {
    stopMotion()
    guard target != contentOffset else { return }
    let time = CACurrentMediaTime()
    showIndicators()
    start(
      ScrollMotion(
        x: AxisMotion(
          moving: Double(contentOffset.x), to: Double(target.x), over: Self.glideDuration,
          from: time),
        y: AxisMotion(
          moving: Double(contentOffset.y), to: Double(target.y), over: Self.glideDuration,
          from: time)))
  }

  /// Lets a motion move the content, a step for every picture.
  func start(_ motion: ScrollMotion) {
    self.motion = motion
    startLink()
  }

  /// Calls for every picture from now on.
  func startLink() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      // A view that is gone leaves nothing to wake up for.
      guard let self else { return link.invalidate() }
      tick(at: link.targetTimestamp)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends whatever moves the content by itself; nobody is told (B20).
  func stopMotion() {
    guard motion != nil || isDecelerating || zoom.motion != nil else { return }
    motion = nil
    driftTarget = nil
    isGoingToTop = false
    isDecelerating = false
    endZoomMotion()
    link?.invalidate()
    link = nil
    hideIndicatorsSoon()
  }

  /// The picture of `time` is about to be made.
  func tick(at time: TimeInterval) {
    guard zoom.motion == nil else { return tickZoom(at: time) }
    guard var motion else { return }
    motion.advance(to: time)
    self.motion = motion
    if motion.isAtRest { settle(motion) } else { show(motion.offset) }
    // Whoever was told may have stopped it or set another going.
    guard let current = self.motion, current.isAtRest else { return }
    endMotion()
  }

  private func endMotion() {
    let wasDecelerating = isDecelerating
    let wasDrifting = driftTarget != nil
    let wasGoingToTop = isGoingToTop
    stopMotion()
    report(.rest)
    if wasGoingToTop {
      tell { $0.scrollViewDidScrollToTop(self) }
    } else if wasDrifting {
      // A wheel and keys have no end that anybody is told of.
      if let place = titleFollower?.place(for: contentOffset, in: self) { glide(to: place) }
    } else if wasDecelerating {
      tell { $0.scrollViewDidEndDecelerating(self) }
    } else {
      tell { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// The offset has changed, whatever the cause.
  func offsetChanged() {
    // The indicators follow with the layout, in the same turn.
    setNeedsLayout()
    refreshControl?.scrolled()
    titleFollower?.scrolled(self)
    tell { $0.scrollViewDidScroll(self) }
    report(phase)
  }

  func tell(_ message: (any UIScrollViewDelegate) -> Void) {
    guard owner != nil || delegate != nil else { return }
    let outer = isTellingDelegate
    isTellingDelegate = true
    if let owner { message(owner) }
    if let delegate { message(delegate) }
    isTellingDelegate = outer
  }

  /// What moves the content now.
  var phase: Phase {
    if isZooming || zoom.motion != nil { return .zooming }
    if isDragging { return .dragging }
    if driftTarget != nil { return .wheel }
    if isDecelerating { return .decelerating }
    return motion == nil ? .rest : .animating
  }

  func report(_ phase: Phase) {
    ScrollEvent.onEvent?(ScrollEvent(scrollView: self, offset: contentOffset, phase: phase))
  }
}
