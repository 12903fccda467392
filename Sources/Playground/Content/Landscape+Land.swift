import UIKit

/// What stands above the horizon.
extension Landscape {
  func drawRidges(
    _ count: Int, in rect: CGRect, from base: CGFloat, height: CGFloat, step: CGFloat = 0.13,
    isSmooth: Bool = false
  ) {
    for index in 0..<count {
      let nearness = CGFloat(index + 1) / CGFloat(count)
      land(nearness).setFill()
      Ridge(seed: seed * 7 + index, isSmooth: isSmooth).path(
        in: rect, base: rect.minY + rect.height * (base + step * CGFloat(index)),
        height: rect.height * height * (1.15 - 0.4 * nearness)
      ).fill()
    }
  }

  func drawTrees(in rect: CGRect) {
    land(1.2).setFill()
    let base = rect.minY + rect.height * 0.88
    UIBezierPath(
      rect: CGRect(x: rect.minX, y: base, width: rect.width, height: rect.maxY - base)
    ).fill()
    let count = max(7, Int(rect.width / rect.height * 11))
    for index in 0...count {
      let x = rect.minX + rect.width * (CGFloat(index) + noise(index) * 0.5) / CGFloat(count)
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

  func drawIsland(in rect: CGRect) {
    let line = rect.minY + rect.height * horizon
    let left = rect.minX + rect.width * (sun.x > 0.5 ? 0.06 : 0.52)
    let (width, height) = (rect.width * 0.4, rect.height * 0.11)
    land(0.4).setFill()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: left, y: line + 0.5))
    path.addCurve(
      to: CGPoint(x: left + width, y: line + 0.5),
      controlPoint1: CGPoint(x: left + width * 0.28, y: line - height * 1.6),
      controlPoint2: CGPoint(x: left + width * 0.6, y: line - height * 0.4))
    path.close()
    path.fill()
  }
}
