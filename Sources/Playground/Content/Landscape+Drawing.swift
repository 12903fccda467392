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
      drawRidges(3, in: rect, from: horizon, height: 0.3, roughness: 1)
    case .forest:
      drawRidges(2, in: rect, from: horizon - 0.06, height: 0.24, roughness: 0.8)
      drawTrees(in: rect)
    case .dunes:
      drawRidges(3, in: rect, from: horizon + 0.04, height: 0.12, roughness: 0)
    case .sea:
      drawWater(in: rect, context)
      drawIsland(in: rect)
    case .lake:
      drawRidges(2, in: rect, from: horizon, height: 0.3, roughness: 1)
      drawWater(in: rect, context)
    }
    context.restoreGState()
  }

  // MARK: Sky

  private func drawSky(in rect: CGRect, _ context: CGContext) {
    let top = UIColor(hue: hue, saturation: 0.58, brightness: light * 0.88, alpha: 1)
    let middle = UIColor(
      hue: mixed(0.55), saturation: 0.4, brightness: min(1, light * 0.98), alpha: 1)
    let low = UIColor(hue: horizonHue, saturation: 0.32, brightness: min(1, light * 1.06), alpha: 1)
    fill(context, [top, middle, low], from: rect.minY, to: rect.minY + rect.height * horizon)
  }

  private func drawSun(in rect: CGRect, _ context: CGContext) {
    let center = place(sun, in: rect)
    let radius = min(rect.width, rect.height) * 0.085
    let warm = UIColor(hue: horizonHue, saturation: 0.12, brightness: 1, alpha: 1)
    let halo = [
      warm.withAlphaComponent(0.55).cgColor, warm.withAlphaComponent(0.16).cgColor,
      warm.withAlphaComponent(0).cgColor,
    ]
    if let glow = CGGradient(colorsSpace: nil, colors: halo, locations: [0, 0.4, 1]) {
      context.drawRadialGradient(
        glow, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius * 4.5)
    }
    warm.setFill()
    let disc = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    UIBezierPath(ovalIn: disc).fill()
  }

  // MARK: Ground

  private func drawRidges(
    _ count: Int, in rect: CGRect, from horizon: CGFloat, height: CGFloat, roughness: CGFloat
  ) {
    for index in 0..<count {
      let nearness = CGFloat(index + 1) / CGFloat(count)
      let base = rect.minY + rect.height * (horizon + 0.13 * CGFloat(index))
      color(nearness).setFill()
      ridge(
        in: rect, base: base, height: rect.height * height * (1.1 - 0.35 * nearness),
        roughness: roughness, phase: index
      ).fill()
    }
  }

  private func ridge(
    in rect: CGRect, base: CGFloat, height: CGFloat, roughness: CGFloat, phase: Int
  ) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    let steps = max(12, Int(rect.width / 3))
    for step in 0...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let rise = outline(part, roughness: roughness, phase: phase)
      path.addLine(to: CGPoint(x: rect.minX + part * rect.width, y: base - height * rise))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.close()
    return path
  }

  /// The height of a ridge along its way, about −0.3…1.
  private func outline(_ part: CGFloat, roughness: CGFloat, phase: Int) -> CGFloat {
    let shift = CGFloat(seed) * 1.73 + CGFloat(phase) * 2.41
    let swell = sin(part * 4.2 + shift) * 0.34 + sin(part * 7.9 + shift * 1.7) * 0.18
    guard roughness > 0 else { return 0.4 + swell }
    // Folded waves make peaks out of hills.
    let peaks = 1 - abs(sin(part * 5.3 + shift)) * 1.1
    let crags = (1 - abs(sin(part * 17 + shift * 2.3))) * 0.2
    return 0.25 + swell * 0.5 + (peaks * 0.6 + crags) * roughness
  }

  private func drawTrees(in rect: CGRect) {
    color(1.25).setFill()
    let base = rect.minY + rect.height * 0.86
    UIBezierPath(
      rect: CGRect(x: rect.minX, y: base, width: rect.width, height: rect.maxY - base)
    ).fill()
    let count = max(7, Int(rect.width / rect.height * 11))
    for index in 0...count {
      let jitter = noise(index)
      let x = rect.minX + rect.width * (CGFloat(index) + jitter * 0.5) / CGFloat(count)
      let height = rect.height * (0.2 + 0.16 * noise(index + 40))
      tree(at: CGPoint(x: x, y: base + 1), height: height).fill()
    }
  }

  private func tree(at foot: CGPoint, height: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for tier in 0..<3 {
      let low = foot.y - height * CGFloat(tier) * 0.27
      let half = height * (0.24 - 0.055 * CGFloat(tier))
      path.move(to: CGPoint(x: foot.x - half, y: low))
      path.addLine(to: CGPoint(x: foot.x, y: low - height * 0.46))
      path.addLine(to: CGPoint(x: foot.x + half, y: low))
      path.close()
    }
    return path
  }

  private func drawWater(in rect: CGRect, _ context: CGContext) {
    let line = rect.minY + rect.height * horizon
    let near = UIColor(hue: hue, saturation: 0.62, brightness: light * 0.46, alpha: 1)
    let far = UIColor(hue: mixed(0.4), saturation: 0.42, brightness: light * 0.82, alpha: 1)
    context.saveGState()
    context.clip(
      to: CGRect(x: rect.minX, y: line, width: rect.width, height: rect.maxY - line))
    fill(context, [far, near], from: line, to: rect.maxY)
    drawGlitter(in: rect, below: line)
    context.restoreGState()
  }

  /// The sun's path: dashes that grow towards the shore.
  private func drawGlitter(in rect: CGRect, below line: CGFloat) {
    let center = place(sun, in: rect).x
    UIColor(hue: horizonHue, saturation: 0.1, brightness: 1, alpha: 0.5).setFill()
    let rows = 9
    for row in 0..<rows {
      let part = CGFloat(row) / CGFloat(rows)
      let y = line + (rect.maxY - line) * (0.03 + part * part * 0.9)
      let width = rect.width * (0.05 + 0.16 * part) * (0.6 + 0.8 * noise(row))
      let height = max(0.7, rect.height * 0.012 * (0.4 + part))
      let drift = (noise(row + 9) - 0.5) * rect.width * 0.05
      let dash = CGRect(x: center - width / 2 + drift, y: y, width: width, height: height)
      UIBezierPath(roundedRect: dash, cornerRadius: height / 2).fill()
    }
  }

  private func drawIsland(in rect: CGRect) {
    let line = rect.minY + rect.height * horizon
    let left = rect.minX + rect.width * (sun.x > 0.5 ? 0.06 : 0.52)
    color(0.45).setFill()
    let path = UIBezierPath()
    let (width, height) = (rect.width * 0.4, rect.height * 0.11)
    path.move(to: CGPoint(x: left, y: line + 0.5))
    path.addCurve(
      to: CGPoint(x: left + width, y: line + 0.5),
      controlPoint1: CGPoint(x: left + width * 0.28, y: line - height * 1.6),
      controlPoint2: CGPoint(x: left + width * 0.6, y: line - height * 0.4))
    path.close()
    path.fill()
  }

  // MARK: Colours and places

  /// From the haze of the distance (0) to the dark of what is near (1).
  private func color(_ nearness: CGFloat) -> UIColor {
    let far = min(max(nearness, 0), 1.25)
    return UIColor(
      hue: mixed(1 - far * 0.8), saturation: 0.34 + 0.26 * far,
      brightness: light * (0.74 - 0.5 * far), alpha: 1)
  }

  /// A hue between the sky's two, the short way round: 0 the top's, 1 the horizon's.
  private func mixed(_ part: CGFloat) -> CGFloat {
    var way = horizonHue - hue
    if way > 0.5 { way -= 1 }
    if way < -0.5 { way += 1 }
    let mixed = hue + way * part
    return mixed - mixed.rounded(.down)
  }

  private func fill(
    _ context: CGContext, _ colors: [UIColor], from top: CGFloat, to bottom: CGFloat
  ) {
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: nil)
    else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private func place(_ unit: CGPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
  }

  /// 0…1, the same for the same picture and number.
  private func noise(_ index: Int) -> CGFloat {
    let wave = sin(CGFloat(seed * 31 + index) * 12.9898) * 43758.5453
    return wave - wave.rounded(.down)
  }
}
