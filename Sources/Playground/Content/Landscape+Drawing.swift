import UIKit

extension Landscape {
  /// Draws the picture over `rect` in the current context.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    drawSky(in: rect, context)
    drawSun(in: rect, context)
    switch ground {
    case .mountains:
      drawRidges(3, in: rect, from: horizon + 0.02, height: 0.44)
    case .forest:
      drawRidges(2, in: rect, from: horizon - 0.02, height: 0.34)
      drawTrees(in: rect)
    case .dunes:
      drawRidges(3, in: rect, from: horizon + 0.02, height: 0.16, isSmooth: true)
    case .sea:
      drawWater(in: rect, context) { drawIsland(in: rect) }
      drawIsland(in: rect)
    case .lake:
      let above = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * horizon)
      let drawShore = {
        context.saveGState()
        context.clip(to: above)
        drawRidges(2, in: rect, from: horizon - 0.03, height: 0.4, step: 0.03)
        context.restoreGState()
      }
      drawWater(in: rect, context, mirror: drawShore)
      drawShore()
    }
    context.restoreGState()
  }

  private func drawSky(in rect: CGRect, _ context: CGContext) {
    fill(
      context, [skyTop, skyMiddle, skyLow], from: rect.minY,
      to: rect.minY + rect.height * horizon)
  }

  private func drawSun(in rect: CGRect, _ context: CGContext) {
    let center = place(sun, in: rect)
    let radius = min(rect.width, rect.height) * 0.08
    let warm = UIColor(hue: horizonHue, saturation: 0.1, brightness: 1, alpha: 1)
    let halo = [
      warm.withAlphaComponent(0.6).cgColor, warm.withAlphaComponent(0.18).cgColor,
      warm.withAlphaComponent(0).cgColor,
    ]
    if let glow = CGGradient(colorsSpace: nil, colors: halo, locations: [0, 0.4, 1]) {
      context.drawRadialGradient(
        glow, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius * 5)
    }
    warm.setFill()
    let disc = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    UIBezierPath(ovalIn: disc).fill()
  }
}
