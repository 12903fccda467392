import Display
import Foundation
import Geometry
import Painter
import Testing

@Suite struct PainterItemTests {
  private let red = RenderColor(red: 1, green: 0, blue: 0)
  private let blue = RenderColor(red: 0, green: 0, blue: 1)

  private func quad(
    _ rect: CGRect, _ color: RenderColor, transform: CGAffineTransform = .identity,
    corners: RenderCorners = .none, clip: CGRect? = nil
  ) -> RenderItem {
    .quad(
      RenderQuad(
        layer: 1, rect: rect, fill: .color(color), transform: transform, corners: corners,
        clip: clip))
  }

  private func content(_ width: Int, _ height: Int, _ color: UInt32) -> RenderContent {
    RenderContent(width: width, height: height, isOpaque: color >> 24 == 255) { buffer in
      for y in 0..<height {
        let row = (buffer.bytes + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = color }
      }
    }
  }

  @Test func `a quad fills its pixels and no other`() {
    let canvas = Canvas()

    canvas.paint([quad(CGRect(x: 10, y: 20, width: 30, height: 5), red)])

    let red = canvas.pixels().filter { $0 == 0xFF0000 }
    #expect(red.count == 150)
    #expect(canvas.pixel(10, 20) == 0xFF0000)
    #expect(canvas.pixel(39, 24) == 0xFF0000)
    #expect(canvas.pixel(40, 24) == 0xFFFFFF)
    #expect(canvas.pixel(10, 19) == 0xFFFFFF)
  }

  @Test func `edges are rounded half up, so neighbours meet`() {
    let canvas = Canvas()

    canvas.paint([
      quad(CGRect(x: 10.5, y: 0, width: 10, height: 10), red),
      quad(CGRect(x: 20.5, y: 0, width: 10, height: 10), blue),
    ])

    #expect(canvas.pixel(10, 5) == 0xFFFFFF)
    #expect(canvas.pixel(11, 5) == 0xFF0000)
    #expect(canvas.pixel(20, 5) == 0xFF0000)
    #expect(canvas.pixel(21, 5) == 0x0000FF)
    #expect(canvas.pixel(30, 5) == 0x0000FF)
    #expect(canvas.pixel(31, 5) == 0xFFFFFF)
  }

  @Test func `a translucent quad is blended once`() {
    let canvas = Canvas()

    canvas.paint([
      quad(
        CGRect(x: 0, y: 0, width: 50, height: 50),
        RenderColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    ])

    #expect(canvas.pixel(25, 25) == 0x7F7F7F)
  }

  @Test func `a clip cuts`() {
    let canvas = Canvas()

    canvas.paint([
      quad(
        CGRect(x: 0, y: 0, width: 50, height: 50), red,
        clip: CGRect(x: 10, y: 10, width: 5, height: 5))
    ])

    #expect(canvas.pixels().filter { $0 != 0xFFFFFF }.count == 25)
  }

  @Test(arguments: [false, true])
  func `round corners are soft, symmetric and leave the body whole`(isContinuous: Bool) {
    let canvas = Canvas(width: 80, height: 80)

    canvas.paint([
      quad(
        CGRect(x: 10, y: 10, width: 60, height: 60), .black,
        corners: RenderCorners(radius: 16, isContinuous: isContinuous))
    ])

    let pixels = canvas.pixels()
    let mirrored = (0..<80).flatMap { pixels[($0 * 80)..<($0 * 80 + 80)].reversed() }
    #expect(pixels == mirrored)
    #expect(pixels == pixels.reversed())
    #expect(canvas.pixel(10, 10) == 0xFFFFFF)
    #expect(canvas.pixel(40, 10) == 0)
    #expect(canvas.pixel(40, 40) == 0)
    let soft = pixels.filter { $0 != 0 && $0 != 0xFFFFFF }.count
    #expect(soft > 40 && soft < 200)
  }

  @Test func `only the corners of the mask are round`() {
    let canvas = Canvas(width: 60, height: 60)

    canvas.paint([
      quad(
        CGRect(x: 0, y: 0, width: 60, height: 60), .black,
        corners: RenderCorners(radius: 20, mask: 3))
    ])

    #expect(canvas.pixel(0, 0) == 0xFFFFFF)
    #expect(canvas.pixel(59, 0) == 0xFFFFFF)
    #expect(canvas.pixel(0, 59) == 0)
    #expect(canvas.pixel(59, 59) == 0)
  }

  @Test func `a bitmap of the right size is copied pixel by pixel`() {
    let canvas = Canvas(scale: 2)
    let bitmap = RenderContent(width: 10, height: 10, isOpaque: true) { buffer in
      for y in 0..<10 {
        let row = (buffer.bytes + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<10 { row[x] = 0xFF00_0000 | UInt32(y * 16 + x) }
      }
    }

    canvas.paint([
      .quad(
        RenderQuad(
          layer: 1, rect: CGRect(x: 3.25, y: 2, width: 4.9, height: 5),
          fill: .content(bitmap, unit: CGRect(x: 0, y: 0, width: 1, height: 1))))
    ])

    let shown: [UInt32] = (0..<100).map { canvas.pixel(7 + $0 % 10, 4 + $0 / 10) }
    let drawn: [UInt32] = (0..<100).map { UInt32($0 / 10 * 16 + $0 % 10) }
    #expect(shown == drawn)
  }

  @Test func `a stretched opaque bitmap keeps hard edges of its own colour`() {
    let canvas = Canvas()

    canvas.paint([
      .quad(
        RenderQuad(
          layer: 1, rect: CGRect(x: 10.3, y: 10.3, width: 37, height: 23),
          fill: .content(content(8, 8, 0xFF00_FF00), unit: CGRect(x: 0, y: 0, width: 1, height: 1)))
      )
    ])

    let pixels = canvas.pixels()
    #expect(pixels.filter { $0 == 0x00FF00 }.count == 37 * 23)
    #expect(pixels.filter { $0 == 0xFFFFFF }.count == 100 * 80 - 37 * 23)
  }

  @Test func `a border lies just inside its rectangle`() {
    let canvas = Canvas()

    canvas.paint([
      .border(
        RenderBorder(
          layer: 1, rect: CGRect(x: 10, y: 10, width: 40, height: 30), corners: .none, color: red,
          width: 2))
    ])

    #expect(canvas.pixels().filter { $0 == 0xFF0000 }.count == 40 * 30 - 36 * 26)
    #expect(canvas.pixel(12, 12) == 0xFFFFFF)
  }

  @Test func `a translucent border is blended once everywhere`() {
    let canvas = Canvas()

    canvas.paint([
      .border(
        RenderBorder(
          layer: 1, rect: CGRect(x: 10, y: 10, width: 60, height: 50),
          corners: RenderCorners(radius: 12, mask: 9), color: .black, width: 3, opacity: 0.5))
    ])

    #expect(canvas.pixels().allSatisfy { $0 >= 0x7F7F7F })
    #expect(canvas.pixel(69, 10) == 0x7F7F7F)
    #expect(canvas.pixel(40, 11) == 0x7F7F7F)
  }

  @Test func `a group fades as one`() {
    let canvas = Canvas()
    let list = RenderList()
    list.items = [
      quad(CGRect(x: 0, y: 0, width: 40, height: 40), .black),
      quad(CGRect(x: 20, y: 20, width: 40, height: 40), .black),
    ]

    canvas.paint([
      .group(
        RenderGroup(
          list: list, bounds: CGRect(x: 0, y: 0, width: 60, height: 60), opacity: 0.5))
    ])

    #expect(canvas.pixel(10, 10) == canvas.pixel(30, 30))
    #expect(canvas.pixel(50, 10) == 0xFFFFFF)
  }

  @Test func `a mask keeps what it covers`() {
    let canvas = Canvas()
    let list = RenderList()
    list.items = [quad(CGRect(x: 0, y: 0, width: 60, height: 60), red)]
    let mask = RenderList()
    mask.items = [
      quad(CGRect(x: 0, y: 0, width: 20, height: 20), RenderColor.white)
    ]
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 60)

    canvas.paint([
      .group(
        RenderGroup(
          list: list, bounds: bounds,
          mask: RenderMask(
            list: mask, transform: CGAffineTransform(translationX: 10, y: 5), bounds: bounds)))
    ])

    #expect(canvas.pixels().filter { $0 == 0xFF0000 }.count == 400)
    #expect(canvas.pixel(10, 5) == 0xFF0000)
    #expect(canvas.pixel(9, 5) == 0xFFFFFF)
  }

  @Test func `a scaled opaque page shows no fringe`() {
    let canvas = Canvas()
    let list = RenderList()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    list.items = [quad(bounds, red)]

    canvas.paint([
      .group(
        RenderGroup(
          list: list, bounds: bounds,
          transform: CGAffineTransform(a: 0.913, b: 0, c: 0, d: 0.913, tx: 4.3, ty: 3.4),
          isOpaque: true))
    ])

    #expect(Set(canvas.pixels()) == [0xFF0000, 0xFFFFFF])
  }

  @Test func `a turned quad covers its area with soft edges`() {
    let canvas = Canvas(width: 100, height: 100)
    let turn = CGAffineTransform(rotationAngle: .pi / 4)
      .concatenating(CGAffineTransform(translationX: 50, y: 50))

    canvas.paint([quad(CGRect(x: -20, y: -20, width: 40, height: 40), .black, transform: turn)])

    let ink = canvas.pixels().reduce(0.0) { $0 + Double(255 - ($1 & 0xFF)) / 255 }
    #expect(abs(ink - 1600) < 20)
    #expect(canvas.pixel(50, 50) == 0)
    #expect(canvas.pixel(30, 30) == 0xFFFFFF)
  }
}
