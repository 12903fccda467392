import Display
import Drawing
import Foundation
import Geometry

extension LayerRenderer {
  /// - Parameter depth: from the layer's sublayers' space to the context's, where planes are not
  ///   flattened on the way.
  func placeChildren(of layer: CALayer, _ values: LayerValues, depth: CATransform3D?) {
    var depth = depth
    context.saveGState()
    if !values.sublayerTransform.isIdentity {
      let shift = values.sublayerShift
      if depth != nil || !shift.isAffine {
        depth = shift.concatenating(depth ?? CATransform3DIdentity)
      } else {
        context.concatenate(shift.affine)
      }
    }
    for child in layer.drawingOrder { place(child, depth: depth) }
    context.restoreGState()
  }

  func place(_ layer: CALayer, depth: CATransform3D?) {
    let values = values(layer)
    let opacity = min(values.opacity, 1)
    guard !layer.flags.isHidden, opacity > 0 else { return }
    layer.layoutIfNeeded()
    var toContext = values.toSuperlayer
    if depth != nil || values.transform.hasPerspective || layer.keepsDepth {
      let whole = values.toSuperlayer3D.concatenating(depth ?? CATransform3DIdentity)
      if layer.keepsDepth {
        placeChildren(of: layer, values, depth: whole)
        return
      }
      let seen = whole.plane
      guard seen.isFinite, layer.isDoubleSided || seen.determinant * seen.pw > 0 else { return }
      if whole.hasPerspective {
        drawPlane(layer, values, seen: seen, opacity)
        return
      }
      toContext = whole.affine
    }
    guard toContext.determinant.isFinite, layer.isDoubleSided || toContext.determinant > 0
    else { return }
    context.saveGState()
    context.concatenate(toContext)
    drawShadow(layer, values, opacity)
    if opacity < 1 {
      context.setAlpha(opacity)
      context.beginTransparencyLayer()
      draw(layer)
      context.endTransparencyLayer()
    } else {
      draw(layer)
    }
    context.restoreGState()
  }

  /// Draws the layer upright, then shows that picture in perspective.
  private func drawPlane(
    _ layer: CALayer, _ values: LayerValues, seen: PlaneProjection, _ opacity: CGFloat
  ) {
    layer.displayIfNeeded()
    var reach = layer.reach(values)
    if layer.shadowCaster(values) != nil {
      let blur = 3 * max(0, values.shadowRadius) + 1
      let shadow = reach.offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
      reach = reach.union(shadow.insetBy(dx: -blur, dy: -blur))
    }
    guard !reach.isNull, !reach.isEmpty, reach.width.isFinite, reach.height.isFinite else { return }
    let scale = context.pixelsPerPoint
    reach = reach.onPixels(scale)
    guard reach.width * scale < 8192, reach.height * scale < 8192 else { return }
    let flat = CGContext(
      width: Int((reach.width * scale).rounded()), height: Int((reach.height * scale).rounded()),
      scale: scale)
    flat.translateBy(x: -reach.minX, y: -reach.minY)
    let renderer = LayerRenderer(context: flat, showsMotion: showsMotion)
    renderer.drawShadow(layer, values, 1)
    renderer.draw(layer)
    let box = seen.bounds(of: reach).intersection(context.boundingBoxOfClipPath).onPixels(scale)
    guard !box.isEmpty, let image = flat.makeImage(),
      let projected = image.projected(
        by: PlaneProjection(CGAffineTransform(translationX: reach.minX, y: reach.minY))
          .concatenating(seen), scale: scale, onto: box)
    else { return }
    context.saveGState()
    context.setAlpha(opacity)
    context.drawUpright(projected, in: box)
    context.restoreGState()
  }

  func drawShadow(_ layer: CALayer, _ values: LayerValues, _ opacity: CGFloat) {
    guard let caster = layer.shadowCaster(values) else { return }
    // Core Graphics does not transform shadows, Core Animation does.
    let ctm = context.ctm
    let offset = values.shadowOffset
    let moved = CGSize(
      width: (ctm.a * offset.width + ctm.c * offset.height) / context.scale,
      height: (ctm.b * offset.width + ctm.d * offset.height) / context.scale)
    let growth = context.pixelsPerPoint / context.scale
    var color = values.shadowColor
    color.alpha *= min(1, values.shadowOpacity) * opacity
    var share: CGFloat = 1
    if case .rounded(_, _, let part) = caster { share = part }
    color.alpha *= share
    context.paintShadow(
      offset: moved, blur: 2 * max(0, values.shadowRadius) * growth, color: CGColor(color)
    ) {
      context.setFillColor(.black)
      switch caster {
      case .rounded(let rect, let corners, _):
        let path = CGMutablePath()
        let radius = min(max(corners.radius, 0), rect.width / 2, rect.height / 2)
        if radius > 0 {
          path.addCorners(
            of: rect, radius: radius, CACornerMask(rawValue: UInt(corners.mask)),
            isContinuous: corners.isContinuous)
        } else {
          path.addRect(rect)
        }
        context.addPath(path)
        context.fillPath()
      case .path(let path):
        context.addPath(path)
        context.fillPath()
      case .picture: draw(layer)
      }
    }
  }
}

extension CGContext {
  /// Device pixels a point under the present transform.
  var pixelsPerPoint: CGFloat {
    let scale = abs(ctm.determinant).squareRoot()
    return scale.isFinite && scale > 0 ? min(scale, 16) : 1
  }
}
