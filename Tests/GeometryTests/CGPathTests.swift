import Foundation
import Geometry
import Testing

@Suite struct CGPathTests {
  @Test func `radii larger than half a side are cut to it`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 50, cornerHeight: 50,
      transform: nil)

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `an arc stays on its circle`() {
    let path = CGMutablePath()

    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 3, startAngle: 0, endAngle: .pi, clockwise: false)

    #expect(abs(path.currentPoint.x - 2) < 1e-9)
    #expect(abs(path.currentPoint.y - 5) < 1e-9)
  }

  @Test func `closing returns the pen to the start of the figure`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))

    path.closeSubpath()

    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test(arguments: [CGFloat.pi / 2, -.pi / 2])
  func `a relative arc goes on for its angle, in the direction of its sign`(delta: CGFloat) {
    let path = CGMutablePath()

    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: delta)

    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - (delta < 0 ? -10 : 10)) < 1e-9)
    #expect(path.boundingBoxOfPath.width < 10.1)
  }
}
