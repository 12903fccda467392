import UIKit

/// Water, and what shows in it.
extension Landscape {
  func drawWater(in rect: CGRect, _ context: CGContext, mirror: () -> Void = {}) {
    let line = rect.minY + rect.height * horizon
    let far = Self.mix(skyLow, skyMiddle, 0.5, brightness: 0.86)
    let near = Self.mix(skyTop, land(1), 0.3, brightness: 0.78)
    context.saveGState()
    context.clip(
      to: CGRect(x: rect.minX, y: line, width: rect.width, height: rect.maxY - line))
    fill(context, [far, near], from: line, to: rect.maxY)
    // What stands above the line, upside down and pressed together below it.
    context.saveGState()
    context.setAlpha(0.42)
    context.translateBy(x: 0, y: line * 1.8)
    context.scaleBy(x: 1, y: -0.8)
    mirror()
    context.restoreGState()
    drawGlitter(in: rect, below: line)
    context.restoreGState()
  }

  /// The sun's path: dashes that grow towards the shore.
  private func drawGlitter(in rect: CGRect, below line: CGFloat) {
    let center = place(sun, in: rect).x
    UIColor(hue: horizonHue, saturation: 0.08, brightness: 1, alpha: 0.5).setFill()
    let rows = 13
    for row in 0..<rows {
      let part = CGFloat(row) / CGFloat(rows)
      let y = line + (rect.maxY - line) * (0.03 + part * part * 0.9)
      let width = rect.width * (0.03 + 0.13 * part) * (0.5 + 0.9 * noise(row))
      let height = max(0.6, rect.height * 0.007 * (0.5 + part))
      let drift = (noise(row + 9) - 0.5) * rect.width * 0.05
      let dash = CGRect(x: center - width / 2 + drift, y: y, width: width, height: height)
      UIBezierPath(roundedRect: dash, cornerRadius: height / 2).fill()
    }
  }
}
