import UIKit

/// A map of a town by a lake, drawn; the same at every size, only more or less of it.
final class TownMap: UIView {
  private let names: [(text: String, at: CGPoint, isWater: Bool)] = [
    ("諏訪湖", CGPoint(x: 96, y: 330), true), ("Kogan Park", CGPoint(x: 248, y: 194), false),
    ("上諏訪", CGPoint(x: 365, y: 328), false), ("Takashima", CGPoint(x: 358, y: 427), false),
    ("Chausuyama", CGPoint(x: 362, y: 590), false), ("渋崎", CGPoint(x: 112, y: 686), false),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    accessibilityLabel = "Map"
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  private func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
    let value = isDark ? dark : light
    return UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: 1)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    color(0xF3F0E8, 0x23262C).setFill()
    UIBezierPath(rect: bounds).fill()
    context.saveGState()
    // As large as it takes to fill the view; the middle of the town stays in view.
    let scale = max(bounds.width / 430, bounds.height / 932)
    context.translateBy(x: (bounds.width - 430 * scale) / 2, y: 0)
    context.scaleBy(x: scale, y: scale)
    drawGround()
    drawStreets()
    drawNames()
    context.restoreGState()
  }

  private func drawGround() {
    color(0xC8E6B0, 0x2B3B2F).setFill()
    shape([(206, 150), (290, 158), (284, 236), (212, 230)], smooth: 18).fill()
    shape([(262, 500), (430, 470), (460, 690), (330, 720), (280, 640)], smooth: 60).fill()
    shape([(-20, 700), (110, 716), (140, 810), (40, 860), (-20, 850)], smooth: 40).fill()
    color(0xA9D3EE, 0x17364D).setFill()
    shape(
      [(-60, 60), (110, 120), (190, 250), (214, 380), (150, 520), (60, 590), (-60, 600)],
      smooth: 80
    ).fill()
    // The river that leaves it.
    color(0xA9D3EE, 0x17364D).setStroke()
    let river = UIBezierPath()
    river.move(to: CGPoint(x: 40, y: 580))
    river.addCurve(
      to: CGPoint(x: 210, y: 960), controlPoint1: CGPoint(x: 60, y: 720),
      controlPoint2: CGPoint(x: 210, y: 740))
    river.lineWidth = 16
    river.lineCapStyle = .round
    river.stroke()
  }

  private func drawStreets() {
    let small: [[(CGFloat, CGFloat)]] = [
      [(226, 250), (330, 262), (440, 250)], [(236, 300), (340, 306), (450, 296)],
      [(240, 350), (350, 352), (450, 344)], [(230, 404), (350, 402), (450, 398)],
      [(210, 456), (300, 452), (450, 446)], [(274, 262), (278, 300), (268, 470), (240, 600)],
      [(330, 100), (336, 300), (326, 460)], [(392, 90), (396, 300), (390, 460)],
      [(170, 540), (230, 610), (320, 760), (330, 940)], [(60, 640), (170, 660), (236, 620)],
      [(150, 960), (180, 820), (250, 720)],
    ]
    stroke(small, width: 7, color: color(0xE2DDD2, 0x1B1D22))
    stroke(small, width: 5, color: color(0xFFFFFF, 0x3A3E46))
    let main: [[(CGFloat, CGFloat)]] = [
      [(60, 40), (180, 150), (236, 300), (214, 440), (150, 560), (40, 680), (-20, 720)],
      [(440, 150), (330, 210), (236, 300)],
    ]
    stroke(main, width: 12, color: color(0xE0B657, 0x1B1D22))
    stroke(main, width: 9, color: color(0xFFDD8A, 0x6B5A34))
    let rail: [[(CGFloat, CGFloat)]] = [
      [(300, -20), (306, 200), (316, 420), (270, 620), (290, 960)]
    ]
    stroke(rail, width: 3, color: color(0x9AA0A6, 0x70757C))
  }

  private func drawNames() {
    for name in names {
      let color =
        name.isWater ? color(0x3E7FA8, 0x6FB2DC) : color(0x5F6368, 0xA8ADB5)
      let style: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: name.isWater ? 17 : 13, weight: .semibold),
        .foregroundColor: color,
      ]
      let size = name.text.size(withAttributes: style)
      name.text.draw(
        at: CGPoint(x: name.at.x - size.width / 2, y: name.at.y - size.height / 2),
        withAttributes: style)
    }
  }

  /// A closed outline with its corners rounded off.
  private func shape(_ points: [(CGFloat, CGFloat)], smooth: CGFloat) -> UIBezierPath {
    let corners = points.map { CGPoint(x: $0.0, y: $0.1) }
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let (from, to) = (near(corner, before, smooth), near(corner, after, smooth))
      if index == 0 { path.move(to: from) } else { path.addLine(to: from) }
      path.addQuadCurve(to: to, controlPoint: corner)
    }
    path.close()
    return path
  }

  /// On the way from one point to another, no further than half of it.
  private func near(_ point: CGPoint, _ other: CGPoint, _ distance: CGFloat) -> CGPoint {
    let (dx, dy) = (other.x - point.x, other.y - point.y)
    let length = max(hypot(dx, dy), 1)
    let part = min(distance, length / 2) / length
    return CGPoint(x: point.x + dx * part, y: point.y + dy * part)
  }

  private func stroke(_ lines: [[(CGFloat, CGFloat)]], width: CGFloat, color: UIColor) {
    color.setStroke()
    for line in lines {
      let points = line.map { CGPoint(x: $0.0, y: $0.1) }
      guard let first = points.first, let last = points.last else { continue }
      let path = UIBezierPath()
      path.move(to: first)
      for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
        path.addLine(to: near(point, first, 0.1))
        path.addQuadCurve(
          to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), controlPoint: point)
      }
      path.addLine(to: last)
      path.lineWidth = width
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.stroke()
    }
  }
}
