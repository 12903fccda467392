import Drawing
import Foundation
import Geometry
import Testing

@Suite struct CGContextMaskTests {
  @Test func `an image stands on its head where y points down`() throws {
    let canvas = Canvas(8, 8)

    canvas.context.draw(try halves(), in: CGRect(x: 0, y: 0, width: 8, height: 8))

    #expect(canvas.color(4, 1) == red)
    #expect(canvas.alpha(4, 6) == 0)
  }

  @Test func `turned round by code that knows, it is upright`() throws {
    let canvas = Canvas(8, 8)

    canvas.context.translateBy(x: 0, y: 8)
    canvas.context.scaleBy(x: 1, y: -1)
    canvas.context.draw(try halves(), in: CGRect(x: 0, y: 0, width: 8, height: 8))

    #expect(canvas.color(4, 6) == red)
    #expect(canvas.alpha(4, 1) == 0)
  }

  @Test func `tiles go on over everything that may be drawn on`() throws {
    let canvas = Canvas(16, 16)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 16, height: 12))

    canvas.context.draw(
      try halves(), in: CGRect(x: 0, y: 4, width: 8, height: 8), byTiling: true)

    #expect(canvas.color(12, 5) == red)
    #expect(canvas.alpha(12, 2) == 0)
    #expect(canvas.alpha(4, 14) == 0)
  }

  @Test func `what is drawn after is cut by the mask, until the state is restored`() throws {
    let canvas = Canvas(8, 8)
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

    canvas.context.saveGState()
    canvas.context.clip(to: whole, mask: try halves())
    canvas.context.setFillColor(blue)
    canvas.context.fill(whole)
    canvas.context.restoreGState()
    let masked = (canvas.color(4, 1), canvas.alpha(4, 6))
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 6, width: 1, height: 1))

    #expect(masked.0 == blue)
    #expect(masked.1 == 0)
    #expect(canvas.color(0, 6) == red)
  }

  @Test func `a mask without a saved state cuts what is seen of the context at any time`() throws {
    let canvas = Canvas(8, 8)
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

    canvas.context.clip(to: whole, mask: try halves())
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    let first = canvas.color(1, 1)
    canvas.context.fill(CGRect(x: 4, y: 0, width: 4, height: 8))

    #expect(first == blue)
    #expect(canvas.color(6, 1) == blue)
    #expect(canvas.alpha(6, 6) == 0)
  }

  @Test func `masks in layers and layers in masks are both closed`() throws {
    let canvas = Canvas(8, 8)
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

    canvas.context.beginTransparencyLayer()
    canvas.context.saveGState()
    canvas.context.clip(to: whole, mask: try halves())
    canvas.context.beginTransparencyLayer()
    canvas.context.setFillColor(red)
    canvas.context.fill(whole)
    canvas.context.endTransparencyLayer()
    canvas.context.endTransparencyLayer()
    canvas.context.restoreGState()

    #expect(canvas.color(4, 1) == red)
    #expect(canvas.alpha(4, 6) == 0)
  }

  @Test func `what is masked lies in the bitmap at once, without anything being closed`() throws {
    let mask = try halves()
    var bytes = [UInt32](repeating: 0, count: 64)
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

    bytes.withUnsafeMutableBytes { memory in
      guard let start = memory.baseAddress else { return }
      let context = CGContext(data: start, width: 8, height: 8, bytesPerRow: 32)
      context.clip(to: whole, mask: mask)
      context.setFillColor(blue)
      context.fill(whole)
    }
    let canvas = Canvas(8, 8)
    canvas.context.clip(to: whole, mask: mask)
    canvas.context.setFillColor(blue)
    canvas.context.fill(whole)
    let data = try #require(canvas.context.data?.assumingMemoryBound(to: UInt32.self))

    #expect(bytes[8] == 0xFF00_00FF)
    #expect(bytes[48] == 0)
    #expect(data[0] == 0xFF00_00FF)
  }

  @Test func `an outer state's mask is seen in a picture made within`() throws {
    let canvas = Canvas(8, 8)
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

    canvas.context.clip(to: whole, mask: try halves())
    canvas.context.saveGState()
    canvas.context.setFillColor(blue)
    canvas.context.fill(whole)

    #expect(canvas.color(4, 1) == blue)
    #expect(canvas.alpha(4, 6) == 0)
  }

  @Test func `a picture made meanwhile changes neither clip nor line`() throws {
    let canvas = Canvas(8, 8)
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

    canvas.context.clip(to: whole, mask: try halves())
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8))
    canvas.context.setLineWidth(2)
    canvas.context.setLineDash(phase: 0, lengths: [1, 100])
    _ = canvas.context.makeImage()
    canvas.context.setStrokeColor(red)
    canvas.context.move(to: CGPoint(x: 2, y: 1))
    canvas.context.addLine(to: CGPoint(x: 8, y: 1))
    canvas.context.strokePath()

    #expect(canvas.color(2, 1) == red)
    #expect(canvas.alpha(3, 1) == 0)
    #expect(canvas.alpha(6, 1) == 0)
  }

  @Test func `two masks cut together, a blend mode as without`() throws {
    let canvas = Canvas(8, 8)
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)
    canvas.context.setFillColor(red)
    canvas.context.fill(whole)

    canvas.context.clip(to: whole, mask: try halves())
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8), mask: try halves())
    canvas.context.setBlendMode(.multiply)
    canvas.context.setFillColor(blue)
    canvas.context.fill(whole)

    #expect(canvas.color(2, 1) == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(canvas.color(6, 1) == red)
    #expect(canvas.color(2, 6) == red)
  }

  @Test func `what is cleared is cleared as far as the mask reaches`() throws {
    let canvas = Canvas(8, 8)
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)
    canvas.context.setFillColor(red)
    canvas.context.fill(whole)

    canvas.context.clip(to: whole, mask: try halves())
    canvas.context.clear(whole)

    #expect(canvas.alpha(4, 1) == 0)
    #expect(canvas.color(4, 6) == red)
  }

  @Test func `a gradient of bare numbers`() throws {
    let canvas = Canvas(20, 1)
    let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let places: [CGFloat] = [0, 1]
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: parts, locations: places,
        count: 2))

    canvas.context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])

    #expect(canvas.color(0, 0).red > 0.9)
    #expect(canvas.color(19, 0).blue > 0.9)
  }

  @Test func `a gradient of greys has two numbers a colour`() throws {
    let canvas = Canvas(20, 1)
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil,
        count: 2))

    canvas.context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])

    #expect(canvas.color(0, 0).green < 0.1)
    #expect(canvas.color(19, 0).green > 0.9)
  }

  /// Eight pixels square, the lower half red, the upper clear.
  private func halves() throws -> CGImage {
    let canvas = Canvas(8, 8)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 4, width: 8, height: 4))
    return try #require(canvas.context.makeImage())
  }
}
