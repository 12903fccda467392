import Foundation
import QuartzCore

extension UIScrollView {
  /// What each axis allows now.
  var horizontal: AxisRange {
    let inset = adjustedContentInset
    return axis(
      inset: (Double(inset.left), Double(inset.right)), content: Double(contentSize.width),
      viewport: Double(bounds.width), alwaysBounces: alwaysBounceHorizontal,
      bounces: bounces && bouncesHorizontally)
  }

  /// What each axis allows now.
  var vertical: AxisRange {
    let inset = adjustedContentInset
    return axis(
      inset: (Double(inset.top + titleRoom), Double(inset.bottom)),
      content: Double(contentSize.height),
      viewport: Double(bounds.height), alwaysBounces: alwaysBounceVertical,
      bounces: bounces && bouncesVertically)
  }

  private func axis(
    inset: (before: Double, after: Double), content: Double, viewport: Double, alwaysBounces: Bool,
    bounces: Bool
  ) -> AxisRange {
    let low = -inset.before.finite
    let high = max(low, (content + inset.after - viewport).finite)
    let scrolls = high > low || (alwaysBounces && bounces)
    return AxisRange(
      offsets: low...high, dimension: viewport, scrolls: scrolls, bounces: bounces && scrolls,
      give: panGestureRecognizer.feel.rubberBand)
  }

  /// The insets as they are now.
  var insetNow: UIEdgeInsets {
    let fitsAcross = contentSize.width + contentInset.left + contentInset.right <= bounds.width
    let fitsDown = contentSize.height + contentInset.top + contentInset.bottom <= bounds.height
    var across = !fitsAcross || alwaysBounceHorizontal
    var down = !fitsDown || alwaysBounceVertical
    switch contentInsetAdjustmentBehavior {
    case .automatic:
      // The first scroll view of a page goes by the page's own wish, as before iOS 11.
      let page = controller ?? superview?.controller
      let adjusts = page?.adjustsScrollViews ?? true
      down = adjusts && (down || controller != nil)
      across = adjusts && across
    case .scrollableAxes: break
    case .never: (across, down) = (false, false)
    case .always: (across, down) = (true, true)
    }
    // Asking all views up to the window is not for nothing.
    let safe = across || down ? safeAreaInsets : .zero
    return UIEdgeInsets(
      top: contentInset.top.finite + refreshInset.finite + (down ? safe.top : 0),
      left: contentInset.left.finite + (across ? safe.left : 0),
      bottom: contentInset.bottom.finite + (down ? safe.bottom : 0),
      right: contentInset.right.finite + (across ? safe.right : 0))
  }

  /// Something that decides about the allowed offsets has changed.
  ///
  /// Content at rest at its top stays at its top, and what is on its way back to its top goes there;
  /// content beyond an edge comes back to it.
  func rangeChanged() {
    let old = knownInset
    let new = adjustedContentInset
    var offset = bounds.origin
    // A large title that goes leaves as much room as it gives.
    let isSameRange =
      old.left == new.left && old.right == new.right && old.bottom == new.bottom
      && abs(old.top + knownTitleRoom - new.top - titleRoom) < 0.001
    knownTitleRoom = titleRoom
    if isSameRange {
      knownInset = new
    } else if new != old {
      knownInset = new
      let comesBack = isDecelerating && !isDragging
      if offset.y == -old.top || comesBack && offset.y < -old.top { offset.y += old.top - new.top }
      if offset.x == -old.left || comesBack && offset.x < -old.left {
        offset.x += old.left - new.left
      }
    }
    if isSameRange, new != old {
      // The content stays where it is, and goes on as it goes.
    } else if isDragging {
      // The edges moved, not the content under the finger.
      drag.raw = raw(for: offset)
    } else if isDecelerating, new != old, let motion {
      release(again: motion, from: offset)
    } else if !isTracking, motion == nil, zoom.motion == nil {
      offset.x = CGFloat(horizontal.clamped(Double(offset.x)))
      offset.y = CGFloat(vertical.clamped(Double(offset.y)))
      if offset != bounds.origin { bounds.origin = offset }
    }
    guard new != old else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Goes on as it goes, to where the edges are now.
  private func release(again old: ScrollMotion, from offset: CGPoint) {
    let time = CACurrentMediaTime()
    func again(_ motion: AxisMotion, _ offset: CGFloat, _ range: AxisRange) -> AxisMotion {
      AxisMotion(
        releasing: Double(offset), velocity: motion.velocity(at: time), in: range.offsets,
        bounces: range.bounces, rate: Double(decelerationRate.rawValue), at: time)
    }
    motion = ScrollMotion(
      x: again(old.x, offset.x, horizontal), y: again(old.y, offset.y, vertical))
  }

  /// The nearest offset within the edges that shows as much of `rect` as can be.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func along(
      _ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ length: CGFloat,
      _ before: CGFloat, _ after: CGFloat, _ axis: AxisRange
    ) -> CGFloat {
      var offset = offset
      if high > offset + length - after { offset = high - length + after }
      if low < offset + before { offset = low - before }
      return CGFloat(axis.clamped(Double(offset)))
    }
    return CGPoint(
      x: along(
        rect.minX, rect.maxX, bounds.minX, bounds.width, inset.left, inset.right, horizontal),
      y: along(
        rect.minY, rect.maxY, bounds.minY, bounds.height, inset.top, inset.bottom, vertical))
  }

  /// To the nearest device pixel (B31).
  func onPixel(_ offset: CGPoint) -> CGPoint {
    let scale = (window?.screen ?? UIScreen.main).scale
    guard scale > 0 else { return offset }
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }
}
