import Motion
import Testing

@Suite struct UnitBezierTests {
  static let named: [UnitBezier] = [
    .linear, .easeIn, .easeOut, .easeInOut, .coreAnimationDefault,
  ]

  @Test func `E15: the named curves have their control points`() {
    #expect(UnitBezier.linear == UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1))
    #expect(UnitBezier.easeIn == UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    #expect(UnitBezier.easeOut == UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    #expect(UnitBezier.easeInOut == UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    #expect(UnitBezier.coreAnimationDefault == UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
  }

  @Test(arguments: named) func `a point of the parametric curve is found by its x`(
    curve: UnitBezier
  ) {
    for step in 1..<100 {
      let t = Double(step) / 100
      let x = 3 * (1 - t) * (1 - t) * t * curve.x1 + 3 * (1 - t) * t * t * curve.x2 + t * t * t
      let y = 3 * (1 - t) * (1 - t) * t * curve.y1 + 3 * (1 - t) * t * t * curve.y2 + t * t * t

      #expect(abs(curve.value(at: x) - y) < 1e-9)
    }
  }

  @Test(arguments: named) func `the inverse undoes the curve`(curve: UnitBezier) {
    for step in 0...50 {
      let x = Double(step) / 50

      #expect(abs(curve.inverse(at: curve.value(at: x)) - x) < 1e-8)
    }
  }

  @Test(arguments: named) func `the slope is that of a small secant`(curve: UnitBezier) {
    for step in 1..<20 {
      let x = Double(step) / 20
      let secant = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5

      #expect(abs(curve.slope(at: x) - secant) < 1e-5)
    }
  }

  @Test func `the slope at a standing end is the limit`() {
    #expect(abs(UnitBezier.easeIn.slope(at: 0)) < 1e-9)
    #expect(abs(UnitBezier.easeOut.slope(at: 1)) < 1e-9)
    #expect(abs(UnitBezier(x1: 0, y1: 0, x2: 0.5, y2: 1).slope(at: 0) - 2) < 1e-6)
  }

  @Test func `outside the curve the ends are held`() {
    #expect(UnitBezier.easeIn.value(at: -3) == 0)
    #expect(UnitBezier.easeIn.value(at: 7) == 1)
    #expect(UnitBezier.easeIn.inverse(at: -3) == 0)
    #expect(UnitBezier.easeIn.inverse(at: 7) == 1)
  }

  @Test func `what is not a number is tolerated`() {
    let curve = UnitBezier(x1: .nan, y1: .infinity, x2: 2, y2: -.infinity)

    #expect(curve.value(at: 0.5).isFinite)
    #expect(UnitBezier.easeInOut.value(at: .nan) == 0)
    #expect(UnitBezier.easeInOut.slope(at: .nan).isFinite)
  }
}
