import Drawing
import Foundation
import Geometry
import Testing

@Suite struct CGContextTests {
  @Test func `a fill covers its pixels and no others`() {
    let canvas = Canvas()

    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 2, y: 3, width: 5, height: 4))

    #expect(canvas.inked == CGRect(x: 2, y: 3, width: 5, height: 4))
    #expect(canvas.color(2, 3) == red)
  }

  @Test func `y points down`() {
    let canvas = Canvas()

    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(canvas.alpha(0, 0) == 1)
    #expect(canvas.alpha(0, 19) == 0)
  }

  @Test func `the scale turns points into pixels`() {
    let canvas = Canvas(scale: 2)

    canvas.context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))

    #expect(canvas.inked == CGRect(x: 2, y: 2, width: 6, height: 6))
  }

  @Test func `a stroke lies half inside and half outside`() {
    let canvas = Canvas()

    canvas.context.setLineWidth(2)
    canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))

    #expect(canvas.inked == CGRect(x: 4, y: 4, width: 12, height: 12))
    #expect(canvas.alpha(10, 10) == 0)
  }

  @Test func `the even-odd rule leaves a hole`() {
    let canvas = Canvas()
    canvas.context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))

    canvas.context.fillPath(using: .evenOdd)

    #expect(canvas.alpha(10, 10) == 0)
    #expect(canvas.alpha(2, 2) == 1)
  }

  @Test func `transforms apply in the order they are given`() {
    let canvas = Canvas()

    canvas.context.translateBy(x: 10, y: 0)
    canvas.context.scaleBy(x: 2, y: 2)
    canvas.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))

    #expect(canvas.inked == CGRect(x: 12, y: 2, width: 4, height: 4))
  }

  @Test func `restoring brings back transform, clip and colour`() {
    let canvas = Canvas()
    canvas.context.setFillColor(blue)

    canvas.context.saveGState()
    canvas.context.setFillColor(red)
    canvas.context.translateBy(x: 5, y: 5)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.restoreGState()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

    #expect(canvas.color(19, 19) == blue)
    #expect(canvas.context.ctm == .identity)
  }

  @Test func `restoring without saving changes nothing`() {
    let canvas = Canvas()

    canvas.context.restoreGState()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(canvas.alpha(0, 0) == 1)
  }

  @Test func `a flattening transform draws nothing and heals when restored`() {
    let canvas = Canvas()

    canvas.context.saveGState()
    canvas.context.scaleBy(x: 0, y: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.context.restoreGState()
    let before = canvas.alpha(3, 3)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

    #expect(before == 0)
    #expect(canvas.alpha(3, 3) == 1)
  }

  @Test func `numbers that are none are passed over`() {
    let canvas = Canvas()

    canvas.context.translateBy(x: .nan, y: 0)
    canvas.context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    canvas.context.setLineDash(phase: 0, lengths: [-1, 0])
    canvas.context.setLineWidth(.infinity)
    canvas.context.strokePath()

    #expect(canvas.inked == .null)
  }

  @Test func `a clip cuts, and its bounding box says where`() {
    let canvas = Canvas()

    canvas.context.clip(to: CGRect(x: 4, y: 4, width: 3, height: 3))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

    #expect(canvas.inked == CGRect(x: 4, y: 4, width: 3, height: 3))
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 4, y: 4, width: 3, height: 3))
  }

  @Test func `clear makes a hole`() {
    let canvas = Canvas()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

    canvas.context.clear(CGRect(x: 5, y: 5, width: 2, height: 2))

    #expect(canvas.alpha(5, 5) == 0)
    #expect(canvas.alpha(8, 8) == 1)
  }

  @Test func `alpha multiplies the colour's own`() {
    let canvas = Canvas()

    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

    #expect(abs(canvas.alpha(3, 3) - 0.25) < 0.01)
  }

  @Test func `multiplying red by blue is black`() {
    let canvas = Canvas()
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

    canvas.context.setBlendMode(.multiply)
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

    #expect(canvas.color(3, 3) == .black)
  }

  @Test func `destination-in stays within the shape`() {
    let canvas = Canvas()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

    canvas.context.setBlendMode(.destinationIn)
    canvas.context.setFillColor(.clear)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))

    #expect(canvas.alpha(5, 5) == 0)
    #expect(canvas.alpha(15, 5) == 1)
  }

  @Test func `a shadow falls where its offset says and is soft`() {
    let canvas = Canvas(60, 60)

    canvas.context.setShadow(offset: CGSize(width: 0, height: 20), blur: 8, color: .black)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 20, y: 10, width: 20, height: 10))

    #expect(canvas.color(30, 15) == red)
    #expect(canvas.alpha(30, 35) > 0.5)
    #expect(canvas.alpha(30, 43) > 0 && canvas.alpha(30, 43) < 0.4)
    #expect(canvas.alpha(30, 58) == 0)
  }

  @Test func `a transparency layer fades as one picture`() {
    let canvas = Canvas()

    canvas.context.setAlpha(0.5)
    canvas.context.beginTransparencyLayer()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.context.endTransparencyLayer()

    #expect(abs(canvas.alpha(5, 5) - 0.5) < 0.01)
  }

  @Test func `an arc joins the path`() {
    let canvas = Canvas()

    canvas.context.move(to: CGPoint(x: 10, y: 10))
    canvas.context.addArc(
      center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    canvas.context.closePath()
    canvas.context.fillPath()

    #expect(canvas.alpha(13, 13) == 1)
    #expect(canvas.alpha(7, 13) == 0)
    #expect(canvas.alpha(13, 7) == 0)
  }

  @Test func `memory of the caller receives the pixels`() {
    var pixels = [UInt32](repeating: 0, count: 16)

    pixels.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress!, width: 4, height: 4, bytesPerRow: 16, scale: 2)
      context.setFillColor(red)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      _ = context.data
    }

    #expect(pixels[2 * 4 + 2] == 0xFFFF_0000)
    #expect(pixels[0] == 0)
  }
}
