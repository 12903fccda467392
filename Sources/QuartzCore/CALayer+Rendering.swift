import Display
public import Drawing
import Foundation
import Geometry

extension CALayer {
  /// Draws the layer and everything in it, in the layer's own space.
  ///
  /// Mirrors: `render(in:)`: model values, upright, its own opacity and place left out.
  public func render(in ctx: CGContext) {
    layoutIfNeeded()
    LayerRenderer(context: ctx, showsMotion: false).draw(self)
  }

  /// The same of what is on the screen now, animations included.
  public func renderPresentation(in ctx: CGContext) {
    LayerRenderer(context: ctx, showsMotion: true).draw(self)
  }
}

/// Paints a layer tree on a bitmap: the slow way, for pictures that somebody asks for.
private struct LayerRenderer {
  let context: CGContext
  /// Whether animated values count.
  let showsMotion: Bool

  private func values(_ layer: CALayer) -> LayerValues {
    showsMotion ? layer.presented : layer.model
  }

  /// What is inside the layer, its mask and its round edge included.
  func draw(_ layer: CALayer) {
    layer.displayIfNeeded()
    let values = values(layer)
    guard let mask = layer.mask else { return drawCut(layer, values) }
    mask.layoutIfNeeded()
    context.beginTransparencyLayer()
    drawCut(layer, values)
    context.saveGState()
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer()
    context.concatenate(self.values(mask).toSuperlayer)
    draw(mask)
    context.endTransparencyLayer()
    context.restoreGState()
    context.endTransparencyLayer()
  }

  private func drawCut(_ layer: CALayer, _ values: LayerValues) {
    let outline = outline(layer, values)
    if let color = values.backgroundColor, color.alpha > 0 {
      context.setFillColor(CGColor(color))
      context.addPath(outline)
      context.fillPath()
    }
    context.saveGState()
    if layer.flags.masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    if let image = layer.ownPicture {
      context.saveGState()
      draw(image, of: layer, values)
      context.restoreGState()
    }
    context.concatenate(layer.sublayerShift(.identity))
    for child in layer.drawingOrder { place(child) }
    context.restoreGState()
    drawBorder(layer, values)
  }

  private func draw(_ image: CGImage, of layer: CALayer, _ values: LayerValues) {
    let unit = values.contentsRect
    guard unit != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      context.draw(image, in: layer.contentRect(values))
      return
    }
    let part = CGRect(
      x: unit.minX * CGFloat(image.width), y: unit.minY * CGFloat(image.height),
      width: unit.width * CGFloat(image.width), height: unit.height * CGFloat(image.height))
    if let cut = image.cropping(to: part) { context.draw(cut, in: layer.contentRect(values)) }
  }

  private func place(_ layer: CALayer) {
    let values = values(layer)
    let opacity = min(values.opacity, 1)
    guard !layer.flags.isHidden, opacity > 0 else { return }
    layer.layoutIfNeeded()
    context.saveGState()
    context.concatenate(values.toSuperlayer)
    let shadow = values.shadowOpacity * values.shadowColor.alpha
    if shadow > 0, !layer.flags.masksToBounds { drawShadow(layer, values, opacity) }
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

  /// The shadow alone: the shape that throws it lies far outside.
  private func drawShadow(_ layer: CALayer, _ values: LayerValues, _ opacity: CGFloat) {
    guard
      layer.shadowPath != nil || (values.backgroundColor?.alpha ?? 0) > 0
        || layer.backing.content != nil
    else { return }
    context.saveGState()
    var color = values.shadowColor
    color.alpha *= values.shadowOpacity * opacity
    context.setShadow(
      offset: values.shadowOffset, blur: 2 * values.shadowRadius, color: CGColor(color))
    context.setFillColor(CGColor(values.backgroundColor ?? .black))
    context.addPath(layer.shadowPath ?? outline(layer, values))
    context.fillPath()
    context.restoreGState()
  }

  private func drawBorder(_ layer: CALayer, _ values: LayerValues) {
    guard values.borderWidth > 0, values.borderColor.alpha > 0 else { return }
    var inner = values
    let inset = values.borderWidth
    inner.bounds = values.bounds.insetBy(dx: inset, dy: inset)
    inner.cornerRadius = max(0, values.cornerRadius - inset)
    context.setFillColor(CGColor(values.borderColor))
    context.addPath(outline(layer, values))
    if !inner.bounds.isEmpty { context.addPath(outline(layer, inner)) }
    context.fillPath(using: .evenOdd)
  }

  private func outline(_ layer: CALayer, _ values: LayerValues) -> CGPath {
    let path = CGMutablePath()
    let radius = min(
      max(values.cornerRadius, 0), values.bounds.width / 2, values.bounds.height / 2)
    guard radius > 0, layer.maskedCorners.rawValue & 15 != 0 else {
      path.addRect(values.bounds)
      return path
    }
    path.addCorners(of: values.bounds, radius: radius, layer.maskedCorners)
    return path
  }
}

extension CGMutablePath {
  /// A rectangle of which some corners are quarters of a circle.
  fileprivate func addCorners(of rect: CGRect, radius: CGFloat, _ corners: CACornerMask) {
    // The control points of a quarter lie at this part of the radius.
    let near = radius * (1 - 0.552_284_75)
    func corner(
      _ which: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ from: (CGFloat, CGFloat),
      _ to: (CGFloat, CGFloat)
    ) {
      let isRound = corners.contains(which)
      func point(_ way: (CGFloat, CGFloat), _ length: CGFloat) -> CGPoint {
        CGPoint(x: x + way.0 * length, y: y + way.1 * length)
      }
      let start = isRound ? point(from, radius) : CGPoint(x: x, y: y)
      isEmpty ? move(to: start) : addLine(to: start)
      guard isRound else { return }
      addCurve(to: point(to, radius), control1: point(from, near), control2: point(to, near))
    }
    corner(.layerMinXMinYCorner, rect.minX, rect.minY, (0, 1), (1, 0))
    corner(.layerMaxXMinYCorner, rect.maxX, rect.minY, (-1, 0), (0, 1))
    corner(.layerMaxXMaxYCorner, rect.maxX, rect.maxY, (0, -1), (-1, 0))
    corner(.layerMinXMaxYCorner, rect.minX, rect.maxY, (1, 0), (0, -1))
    closeSubpath()
  }
}

extension CALayer {
  /// The bitmap the layer itself shows, drawn now if it is drawn at all.
  fileprivate var ownPicture: CGImage? {
    if let image = backing.image { return image }
    guard let content = backing.content else { return nil }
    let width = content.width
    let height = content.height
    let context = CGContext(width: width, height: height)
    guard let data = context.data else { return nil }
    content.rasterize(
      into: .init(
        bytes: data, width: width, height: height, bytesPerRow: context.bytesPerRow))
    return context.makeImage()
  }
}
