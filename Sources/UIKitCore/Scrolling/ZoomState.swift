import Foundation
import Geometry
import QuartzCore

/// What a scroll view knows of its zooming.
struct ZoomState {
  var scale: CGFloat = 1
  /// The scale when the fingers came down, or since one of them changed.
  var startScale: CGFloat = 1
  /// The pinch's own scale then.
  var pinchScale: CGFloat = 1
  /// The point that stays under the fingers, in the zooming view's space.
  var anchor = CGPoint.zero
  var motion: ZoomMotion?
}

/// A scale on its way by itself, about a point that stays where it is seen.
struct ZoomMotion {
  let from: CGFloat
  let to: CGFloat
  /// In the zooming view's space.
  let anchor: CGPoint
  /// Where that point is seen, from the viewport's corner.
  let place: CGPoint
  /// 0…1.
  var progress: AxisMotion
  /// Whether the fingers' zooming is over only when this is.
  let endsZooming: Bool
}

extension UIScrollView {
  /// How the scale gives past its limits: this is shown of twice the limit. Source: chosen, the
  /// content's own rubber band.
  static let zoomBand = 1.0

  /// The view that zooms, if there is one.
  var zoomView: UIView? { delegate?.viewForZooming(in: self) }

  /// The scales it may rest at.
  var zoomLimits: ClosedRange<CGFloat> {
    let low = minimumZoomScale.isFinite ? max(minimumZoomScale, 0.001) : 1
    let high = maximumZoomScale.isFinite ? maximumZoomScale : low
    return low...max(low, high)
  }

  /// Fingers can zoom as soon as there are two scales to choose from.
  func zoomLimitsChanged() {
    let limits = zoomLimits
    guard limits.upperBound > limits.lowerBound else {
      if let pinch = pinchGestureRecognizer { removeGestureRecognizer(pinch) }
      pinchGestureRecognizer = nil
      return
    }
    guard pinchGestureRecognizer == nil else { return }
    let pinch = UIScrollViewPinchGestureRecognizer(target: nil, action: nil)
    pinch.scrollView = self
    pinch.addTarget(self, action: Selector(UIScrollView.handlePinch(_:)))
    addGestureRecognizer(pinch)
    pinchGestureRecognizer = pinch
  }

  func zoomAboutMiddle(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0, let view = zoomView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor = view.convert(
      CGPoint(x: bounds.minX + middle.x, y: bounds.minY + middle.y), from: self)
    zoom(to: scale, anchor: anchor, place: middle, animated: animated)
  }

  func zoomIn(on rect: CGRect, animated: Bool) {
    guard rect.isUsable, rect.width > 0, rect.height > 0 else { return }
    zoom(
      to: min(bounds.width / rect.width, bounds.height / rect.height),
      anchor: CGPoint(x: rect.midX, y: rect.midY),
      place: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  private func zoom(to scale: CGFloat, anchor: CGPoint, place: CGPoint, animated: Bool) {
    guard let view = zoomView else { return }
    let limits = zoomLimits
    let scale = min(max(scale, limits.lowerBound), limits.upperBound)
    stopMotion()
    if animated {
      startZoom(to: scale, anchor: anchor, place: place, endsZooming: false)
      return
    }
    applyZoom(scale, to: view)
    takeOffset(clamped(natural(anchor, at: place, in: view)))
  }

  /// The offset that shows a point of the zooming view at a place of the viewport.
  func natural(_ anchor: CGPoint, at place: CGPoint, in view: UIView) -> CGPoint {
    let point = view.convert(anchor, to: self)
    return CGPoint(x: point.x - place.x, y: point.y - place.y)
  }

  /// Shows the zooming view at a scale; its corner stays where it is in the content.
  func applyZoom(_ scale: CGFloat, to view: UIView) {
    guard scale.isFinite, scale > 0 else { return }
    let isNew = scale != zoom.scale
    let corner = view.convert(view.bounds.origin, to: self)
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let anchorPoint = view.layer.anchorPoint
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(
      x: corner.x + anchorPoint.x * size.width, y: corner.y + anchorPoint.y * size.height)
    contentSize = size
    if isNew { tell { $0.scrollViewDidZoom(self) } }
  }
}
