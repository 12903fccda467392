import Display
import Drawing
import Foundation
import Geometry

/// What throws a layer's shadow.
enum ShadowCaster {
  /// A rectangle in the layer's own space; `share` is how much of it is there.
  case rounded(CGRect, RenderCorners, share: CGFloat)
  case path(CGPath)
  /// Whatever the layer and its sublayers draw.
  case picture
}

/// A blurred shape, kept while nothing of it changes.
struct ShadowPicture {
  /// What the picture depends on, but for what the layer draws.
  struct Key: Equatable {
    let path: CGPath?
    let color: RenderColor
    let radius: CGFloat
    let rect: CGRect
    let scale: CGFloat
  }

  var key: Key
  var content: RenderContent
}

extension CALayer {
  /// What throws the shadow; nil for none.
  ///
  /// What is cut at the bounds or by a mask cuts its own shadow too, as in Core Animation.
  func shadowCaster(_ values: LayerValues) -> ShadowCaster? {
    guard values.shadowOpacity > 0, values.shadowColor.alpha > 0, !flags.masksToBounds, mask == nil
    else { return nil }
    if let shadowPath {
      guard !shadowPath.isEmpty else { return nil }
      guard let shape = shadowPath.roundedShape else { return .path(shadowPath) }
      return .rounded(
        shape.rect, RenderCorners(radius: shape.radius, mask: shape.corners), share: 1)
    }
    // Most layers that throw shadows are filled; what sticks out of them is left out.
    if isPage || values.backgroundColor?.alpha == 1 {
      return .rounded(values.bounds, corners(values), share: 1)
    }
    var sole: SoleShape?
    guard addShape(values, at: .identity, share: 1, to: &sole) else { return .picture }
    return sole.map { .rounded($0.rect, $0.corners, share: $0.share) }
  }

  /// Adds what the layer shows to a shape that is one rectangle so far; false when the two together
  /// are none.
  private func addShape(
    _ values: LayerValues, at place: CGAffineTransform, share: CGFloat,
    to sole: inout SoleShape?
  ) -> Bool {
    guard mask == nil, place.isScaleAndTranslation, place.a > 0, abs(place.a - place.d) < 1e-6
    else { return false }
    let bounds = values.bounds.applying(place)
    let filled = values.backgroundColor?.alpha ?? 0
    var own = corners(values)
    own.radius *= place.a
    if backing.content != nil, !isOpaque, backing.image?.isOpaque != true, filled < 1 {
      return false
    }
    if filled > 0 || backing.content != nil {
      let rect = filled > 0 ? bounds : contentRect(values).applying(place)
      let shape = SoleShape(
        rect: rect, corners: filled > 0 ? own : .none,
        share: share * (filled > 0 && backing.content == nil ? filled : 1))
      if let sole, !sole.covers(shape.rect) { return false }
      if sole == nil { sole = shape }
      if flags.masksToBounds, filled >= 1 { return true }
    } else if flags.masksToBounds, hasChildren, values.cornerRadius > 0 {
      return false
    }
    for child in children where !child.flags.isHidden {
      let inner = child.presented
      guard inner.opacity > 0 else { continue }
      guard !inner.transform.hasPerspective, values.sublayerTransform.isIdentity else {
        return false
      }
      guard
        child.addShape(
          inner, at: inner.toSuperlayer.concatenating(place),
          share: share * min(inner.opacity, 1), to: &sole)
      else { return false }
    }
    return true
  }

  /// What the layer and its sublayers may draw on, in the layer's own space.
  func reach(_ values: LayerValues) -> CGRect {
    let hasOwn = (values.backgroundColor?.alpha ?? 0) > 0 || values.borderWidth > 0
    var reach = hasOwn ? values.bounds : .null
    if backing.content != nil { reach = reach.union(contentRect(values)) }
    for child in children where !child.flags.isHidden {
      let inner = child.presented
      guard inner.opacity > 0 else { continue }
      let part = child.reach(inner)
      guard !part.isNull else { continue }
      reach = reach.union(part.applying(inner.toSuperlayer))
    }
    return flags.masksToBounds ? reach.intersection(values.bounds) : reach
  }

  /// The blurred shape as a bitmap, made anew where something of it has changed.
  ///
  /// - Returns: the bitmap and where it lies, the offset left out; nil when nothing throws a shadow.
  func shadowPicture(_ values: LayerValues, of path: CGPath?) -> (RenderContent, CGRect)? {
    let shape = path?.boundingBox ?? reach(values)
    guard !shape.isNull, shape.width > 0, shape.height > 0 else { return nil }
    let radius = min(max(0, values.shadowRadius), 250)
    // What is blurred needs no more than a few pixels a deviation.
    let scale = min(pixelScale, max(0.25, 4 / max(radius, 0.001)))
    let rect = shape.insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1).onPixels(scale)
    guard rect.width > 0, rect.width * scale < 8192, rect.height * scale < 8192 else { return nil }
    let key = ShadowPicture.Key(
      path: path, color: values.shadowColor, radius: radius, rect: rect, scale: scale)
    if let kept = backing.shadow, kept.key == key, path != nil || !flags.insideDirty {
      return (kept.content, rect)
    }
    let content = RenderContent(
      width: Int((rect.width * scale).rounded()), height: Int((rect.height * scale).rounded()),
      isOpaque: false
    ) { [weak self] buffer in
      let context = CGContext(
        data: buffer.bytes, width: buffer.width, height: buffer.height,
        bytesPerRow: buffer.bytesPerRow, scale: scale)
      context.translateBy(x: -rect.minX, y: -rect.minY)
      context.paintShadow(offset: .zero, blur: 2 * radius, color: CGColor(key.color)) {
        if let path {
          context.setFillColor(.black)
          context.addPath(path)
          context.fillPath()
        } else if let self {
          LayerRenderer(context: context, showsMotion: true).draw(self)
        }
      }
    }
    backing.shadow = ShadowPicture(key: key, content: content)
    return (content, rect)
  }
}

/// The one rectangle that throws a shadow.
private struct SoleShape {
  var rect: CGRect
  var corners: RenderCorners
  var share: CGFloat

  /// Whether `other` adds nothing, but for what round corners leave out.
  func covers(_ other: CGRect) -> Bool {
    rect.insetBy(dx: -0.5, dy: -0.5).contains(other)
  }
}

extension FrameBuilder {
  /// - Parameters:
  ///   - toList: from the layer's own space to the list's.
  ///   - opacity: the layer's.
  func emitShadow(
    of layer: CALayer, _ values: LayerValues, into items: inout [RenderItem],
    toList: CGAffineTransform, opacity: CGFloat, clip: CGRect?, extent: inout CGRect
  ) {
    guard let caster = layer.shadowCaster(values) else { return }
    func emitPicture(of path: CGPath?) {
      guard let (content, rect) = layer.shadowPicture(values, of: path) else { return }
      let place = rect.offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
      items.append(
        .quad(
          RenderQuad(
            layer: layer.identity, rect: place,
            fill: .content(content, unit: CGRect(x: 0, y: 0, width: 1, height: 1)),
            transform: toList, opacity: min(1, values.shadowOpacity) * opacity, clip: clip)))
      extent = extent.union(place.applying(toList).cut(by: clip))
    }
    switch caster {
    case .rounded(let rect, let corners, let share):
      guard !rect.isEmpty else { return }
      let shadow = RenderShadow(
        layer: layer.identity, rect: rect, corners: corners, color: values.shadowColor,
        opacity: values.shadowOpacity * opacity * share, radius: max(0, values.shadowRadius),
        offset: values.shadowOffset, transform: toList, clip: clip)
      items.append(.shadow(shadow))
      extent = extent.union(shadow.reach)
    case .path(let path): emitPicture(of: path)
    case .picture: emitPicture(of: nil)
    }
  }
}
