import Foundation
import Geometry
import Testing

@Suite struct CGAffineTransformTests {
  @Test func `concatenating applies the receiver first`() {
    let scaleThenMove = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))

    let mapped = CGPoint(x: 1, y: 1).applying(scaleThenMove)

    #expect(mapped == CGPoint(x: 12, y: 23))
  }

  @Test func `an inverse undoes its transform`() {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5)
      .translatedBy(x: 7, y: -3)

    let back = CGPoint(x: 4, y: 9).applying(transform).applying(transform.inverted())

    #expect(abs(back.x - 4) < 1e-12)
    #expect(abs(back.y - 9) < 1e-12)
  }

  @Test func `a transform without an inverse returns itself`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(flat.inverted() == flat)
  }

  @Test func `a rotated rectangle's box holds all four corners`() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 4)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(box.minX + 4) < 1e-12)
    #expect(abs(box.height - 10) < 1e-12)
  }
}
