import Foundation
import Geometry
import Testing

@Suite struct RoundedShapeTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `a rectangle has no round corner`() {
    let shape = CGPath(rect: box, transform: nil).roundedShape

    #expect(shape?.rect == box)
    #expect(shape?.radius == 0)
    #expect(shape?.corners == 0)
  }

  @Test func `a rounded rectangle tells its radius`() throws {
    let path = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 8, transform: nil)

    let shape = try #require(path.roundedShape)

    #expect(shape.rect == box)
    #expect(abs(shape.radius - 8) < 1e-9)
    #expect(shape.corners == 15)
  }

  @Test func `a circle is all corners`() throws {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)

    let shape = try #require(path.roundedShape)

    #expect(abs(shape.radius - 25) < 1e-9)
    #expect(shape.corners == 15)
  }

  @Test func `the box of a path leaves control points out`() {
    let arch = CGMutablePath()
    arch.move(to: .zero)
    arch.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: -80), control2: CGPoint(x: 100, y: -80))

    #expect(arch.boundingBox == CGRect(x: 0, y: -80, width: 100, height: 80))
    #expect(arch.boundingBoxOfPath == CGRect(x: 0, y: -60, width: 100, height: 60))
    #expect(CGPath().boundingBoxOfPath.isNull)
  }

  @Test func `what is neither is told apart`() {
    let triangle = CGMutablePath()
    triangle.addLines(between: [.zero, CGPoint(x: 50, y: 50), CGPoint(x: 0, y: 50)])
    triangle.closeSubpath()
    let two = CGMutablePath()
    two.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    two.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))

    #expect(triangle.roundedShape == nil)
    #expect(two.roundedShape == nil)
    #expect(CGPath(ellipseIn: box, transform: nil).roundedShape == nil)
    #expect(CGPath().roundedShape == nil)
  }
}
