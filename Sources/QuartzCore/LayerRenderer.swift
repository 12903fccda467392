import Display
import Drawing
import Foundation
import Geometry

/// Paints a layer tree on a bitmap: the slow way, for pictures that somebody asks for.
struct LayerRenderer {
  let context: CGContext
  /// Whether animated values count.
  let showsMotion: Bool

  func values(_ layer: CALayer) -> LayerValues {
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
    place(mask, depth: nil)
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
    placeChildren(of: layer, values, depth: nil)
    context.restoreGState()
    drawBorder(layer, values)
  }

  private func draw(_ image: CGImage, of layer: CALayer, _ values: LayerValues) {
    let unit = values.contentsRect
    guard unit != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      context.drawUpright(image, in: layer.contentRect(values))
      return
    }
    let part = CGRect(
      x: unit.minX * CGFloat(image.width), y: unit.minY * CGFloat(image.height),
      width: unit.width * CGFloat(image.width), height: unit.height * CGFloat(image.height))
    if let cut = image.cropping(to: part) {
      context.drawUpright(cut, in: layer.contentRect(values))
    }
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

  func outline(_ layer: CALayer, _ values: LayerValues) -> CGPath {
    let path = CGMutablePath()
    let radius = min(
      max(values.cornerRadius, 0), values.bounds.width / 2, values.bounds.height / 2)
    guard radius > 0, layer.maskedCorners.rawValue & 15 != 0 else {
      path.addRect(values.bounds)
      return path
    }
    path.addCorners(
      of: values.bounds, radius: radius, layer.maskedCorners,
      isContinuous: layer.cornerCurve == .continuous)
    return path
  }
}
