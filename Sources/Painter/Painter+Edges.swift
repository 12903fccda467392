import Display
import Foundation
import Geometry

extension Painter {
  /// - Parameter m: from the shadow's space to the list's pixels.
  func node(_ shadow: RenderShadow, _ m: CGAffineTransform, _ record: ListRecord) -> PaintNode? {
    let color = PixelGrid.color(shadow.color, opacity: shadow.opacity)
    guard m.isSound, color.alpha > 0 else { return nil }
    if m.isUpright {
      return blur(shadow, m, color).flatMap { clipped($0, by: shadow.clip) }
    }
    return turned(m, rect: shadow.rect, clip: shadow.clip, record) { blur(shadow, $0, color) }
  }

  /// - Parameter m: from the border's space to the list's pixels.
  func node(_ border: RenderBorder, _ m: CGAffineTransform, _ record: ListRecord) -> PaintNode? {
    let color = PixelGrid.color(border.color, opacity: border.opacity)
    guard m.isSound, color.alpha > 0, border.width > 0 else { return nil }
    if m.isUpright {
      return line(border, m, color).flatMap { clipped($0, by: border.clip) }
    }
    return turned(m, rect: border.rect, clip: border.clip, record) { line(border, $0, color) }
  }

  private func blur(_ shadow: RenderShadow, _ m: CGAffineTransform, _ color: PaintColor)
    -> PaintNode?
  {
    let moveX = shadow.offset.width * m.a
    let moveY = shadow.offset.height * m.d
    guard moveX.isFinite, moveY.isFinite, let rect = PixelGrid.snap(shadow.rect.applying(m))
    else { return nil }
    let growth = (m.a * m.d).squareRoot()
    let wanted = shadow.radius * growth * 4
    let sigma = wanted > 0 ? ShadowShape.step(min(wanted, ShadowShape.largestBlur)) : 0
    var node = PaintNode(key: shadow.layer, kind: .shadow)
    node.color = color
    node.rect = rect.offsetBy(x: PixelGrid.edge(moveX), y: PixelGrid.edge(moveY))
    node.corners = PaintCorners(shadow.corners, pixelsPerPoint: growth, in: rect)
    node.detail = sigma
    if sigma == 0 {
      node.kind = .solid
      node.isOpaque = color.alpha == 255
      node.bounds = node.rect
    } else {
      node.bounds = node.rect.outset(by: ShadowShape.margin(sigma))
    }
    return node
  }

  private func line(_ border: RenderBorder, _ m: CGAffineTransform, _ color: PaintColor)
    -> PaintNode?
  {
    guard let rect = PixelGrid.snap(border.rect.applying(m)) else { return nil }
    let growth = (m.a * m.d).squareRoot()
    var node = PaintNode(key: border.layer, kind: .border)
    node.color = color
    node.rect = rect
    node.bounds = rect
    node.corners = PaintCorners(border.corners, pixelsPerPoint: growth, in: rect)
    node.detail = max(1, PixelGrid.edge(border.width * growth))
    if Int(node.detail) * 2 >= min(rect.width, rect.height) {
      node.kind = .solid
      node.isOpaque = color.alpha == 255
      node.detail = 0
    }
    return node
  }
}
