import Display
import Foundation
import Testing

@testable import Painter

@Suite struct PainterShadowTests {
  private func shadow(_ rect: CGRect, radius: CGFloat, corner: CGFloat = 8) -> RenderItem {
    .shadow(
      RenderShadow(
        layer: 1, rect: rect, corners: RenderCorners(radius: corner), color: .black, opacity: 1,
        radius: radius, offset: .zero))
  }

  @Test func `a shadow falls off evenly, without steps or an outline`() {
    let canvas = Canvas(width: 400, height: 300)

    canvas.paint([shadow(CGRect(x: 100, y: 80, width: 200, height: 140), radius: 20)])

    let row = (0..<200).map { Int(canvas.pixel($0, 150) & 0xFF) }
    let steps = (1..<200).map { row[$0 - 1] - row[$0] }
    #expect(steps.allSatisfy { $0 >= 0 && $0 <= 7 })
    #expect(row[0] == 255)
    #expect(row[199] == 0)
    #expect(abs(row[100] - 127) <= 4)
  }

  @Test func `the parts of a stretched shadow meet without a seam`() {
    let wide = Canvas(width: 700, height: 300)
    let narrow = Canvas(width: 700, height: 300)

    wide.paint([shadow(CGRect(x: 50, y: 60, width: 600, height: 180), radius: 10)])
    narrow.paint([shadow(CGRect(x: 50, y: 60, width: 90, height: 180), radius: 10)])

    for y in stride(from: 0, to: 300, by: 7) {
      #expect((0..<80).allSatisfy { wide.pixel($0, y) == narrow.pixel($0, y) })
      #expect((120..<560).allSatisfy { wide.pixel($0, y) == wide.pixel(120, y) })
    }
  }

  @Test func `a small shape has a weaker shadow`() {
    let canvas = Canvas(width: 120, height: 120)

    canvas.paint([shadow(CGRect(x: 55, y: 55, width: 10, height: 10), radius: 10, corner: 0)])

    #expect(canvas.pixel(60, 60) & 0xFF > 170)
    #expect(canvas.pixel(60, 60) & 0xFF < 240)
  }

  @Test func `a shadow's mask sums up to the shape's area`() {
    let shape = ShadowShape(
      sigma: 16, corners: .none, rect: PaintRect(x: 0, y: 0, width: 20, height: 14))
    let count = shape.maskWidth * shape.maskHeight
    var bytes = [UInt8](repeating: 0, count: count)

    bytes.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { shape.draw(into: base, stride: shape.maskWidth) }
    }

    let sum = bytes.reduce(0.0) { $0 + Double($1) / 255 }
    #expect(abs(sum - 280) < 4)
  }

  @Test func `round corners cover what a circle covers`() {
    let corners = PaintCorners(radius: 80, extent: 80, mask: 15, isContinuous: false)

    let coverage = CornerShape.coverage(corners, side: 20)

    let area = Double(coverage.reduce(0, +))
    #expect(abs(area - Double.pi / 4 * 400) < 0.2)
  }

  @Test func `a continuous corner without room is nearly a circle`() {
    let round = PaintCorners(radius: 80, extent: 80, mask: 15, isContinuous: false)
    let smooth = PaintCorners(radius: 80, extent: 81, mask: 15, isContinuous: true)

    let difference =
      zip(
        CornerShape.coverage(round, side: 21), CornerShape.coverage(smooth, side: 21)
      ).map { abs($0 - $1) }.max() ?? 1

    #expect(difference < 0.08)
  }
}
