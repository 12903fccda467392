import Drawing
import Foundation
import Geometry
import Testing

@Suite struct CGImageTests {
  /// Red on the left, clear on the right, a blue top left corner.
  private func sample() throws -> CGImage {
    let canvas = Canvas(8, 6)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return try #require(canvas.context.makeImage())
  }

  @Test func `an image keeps its pixels when its context goes on`() throws {
    let canvas = Canvas()
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    let image = try #require(canvas.context.makeImage())

    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

    #expect(image.color(x: 3, y: 3) == red)
    #expect(image.isOpaque)
  }

  @Test func `an image is drawn upright`() throws {
    let canvas = Canvas(16, 12)

    canvas.context.drawUpright(
      try sample(), in: CGRect(x: 0, y: 0, width: 16, height: 12),
      quality: CGInterpolationQuality.none)

    #expect(canvas.color(0, 0) == blue)
    #expect(canvas.color(0, 11) == red)
    #expect(canvas.alpha(12, 5) == 0)
  }

  @Test func `stretching an image does not fade its edges`() throws {
    let canvas = Canvas(64, 48)

    canvas.context.drawUpright(try sample(), in: CGRect(x: 0, y: 0, width: 64, height: 48))

    #expect(canvas.alpha(0, 40) == 1)
    #expect(canvas.alpha(10, 47) == 1)
  }

  @Test func `a picture survives a PNG round trip`() throws {
    let image = try sample()

    let twin = try CGImage(pngData: image.pngData())

    #expect(twin.width == 8 && twin.height == 6)
    #expect(!twin.isOpaque)
    for y in 0..<6 {
      for x in 0..<8 { #expect(twin.color(x: x, y: y) == image.color(x: x, y: y)) }
    }
  }

  @Test func `bytes that are no PNG are refused`() {
    #expect(throws: ImageError.notPNG) { try CGImage(pngData: Data("hello".utf8)) }
    #expect(throws: ImageError.notPNG) { try CGImage(pngData: Data()) }
  }

  @Test func `a PNG cut short is refused as damaged`() throws {
    let data = try sample().pngData()

    for length in [8, 20, data.count / 2, data.count - 20] {
      #expect {
        try CGImage(pngData: data.prefix(length))
      } throws: { error in
        if case ImageError.damaged = error { true } else { false }
      }
    }
  }

  @Test func `a PNG with a broken middle is refused as damaged`() throws {
    var data = try sample().pngData()
    for index in 40..<min(56, data.count) { data[index] ^= 0xFF }

    #expect {
      try CGImage(pngData: data)
    } throws: { error in
      if case ImageError.damaged = error { true } else { false }
    }
  }

  @Test func `a file that is not there is named`() {
    #expect(throws: ImageError.unreadable(path: "/nowhere/a.png")) {
      try CGImage(contentsOfFile: "/nowhere/a.png")
    }
  }

  @Test func `cropping keeps what lies inside`() throws {
    let image = try sample()

    let part = try #require(image.cropping(to: CGRect(x: 2, y: 1, width: 100, height: 2)))

    #expect(part.width == 6 && part.height == 2)
    #expect(part.color(x: 1, y: 0) == red)
    #expect(part.color(x: 2, y: 0)?.alpha == 0)
    #expect(image.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
  }
}
