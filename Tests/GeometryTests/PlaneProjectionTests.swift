import Foundation
import Geometry
import Testing

@Suite struct PlaneProjectionTests {
  private let tilted = PlaneProjection(
    a: 0.9, b: 0.1, c: -0.2, d: 1.1, tx: 30, ty: -7, px: 0.001, py: -0.0005, pw: 1)

  @Test(arguments: [CGPoint.zero, CGPoint(x: 120, y: 45), CGPoint(x: -60, y: 200)])
  func `the way back leads back`(point: CGPoint) throws {
    let inverse = try #require(tilted.inverted)

    let back = inverse.apply(tilted.apply(point))

    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test func `one after the other is both at once`() {
    let next = PlaneProjection(
      a: 1, b: 0.3, c: 0, d: 1, tx: 5, ty: 6, px: 0, py: 0.002, pw: 1)
    let point = CGPoint(x: 40, y: 70)

    let both = tilted.concatenating(next).apply(point)
    let each = next.apply(tilted.apply(point))

    #expect(abs(both.x - each.x) < 1e-9 && abs(both.y - each.y) < 1e-9)
  }

  @Test func `a plane seen edge on has no way back`() {
    let edge = PlaneProjection(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0, px: 0, py: 0, pw: 1)

    #expect(edge.inverted == nil)
  }

  @Test func `what lies behind the eye is left out of the box`() {
    // The divisor is 0 at x = 100: all beyond is behind the eye.
    let steep = PlaneProjection(
      a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, px: -0.01, py: 0, pw: 1)

    #expect(steep.bounds(of: CGRect(x: 150, y: 0, width: 50, height: 50)).isNull)
    #expect(!steep.bounds(of: CGRect(x: 0, y: 0, width: 50, height: 50)).isNull)
  }
}
