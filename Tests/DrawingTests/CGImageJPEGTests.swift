import Drawing
import Foundation
import Geometry
import Testing

@Suite struct CGImageJPEGTests {
  @Test func `a picture survives a JPEG round trip nearly`() throws {
    let canvas = Canvas(32, 16)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 16, y: 0, width: 16, height: 16))
    let image = try #require(canvas.context.makeImage())

    var orientation = 0
    let twin = try CGImage(jpegData: image.jpegData(quality: 1), orientation: &orientation)

    #expect(twin.width == 32 && twin.height == 16)
    #expect(orientation == 1)
    #expect(twin.isOpaque)
    let (left, right) = try (
      #require(twin.color(x: 4, y: 8)), #require(twin.color(x: 28, y: 8))
    )
    #expect(left.red > 0.96 && left.blue < 0.04)
    #expect(right.blue > 0.96 && right.red < 0.04)
  }

  @Test func `less quality is fewer bytes`() throws {
    let canvas = Canvas(64, 64)
    for index in 0..<64 {
      canvas.context.setFillColor(index % 3 == 0 ? red : blue)
      canvas.context.fill(CGRect(x: index, y: (index * 7) % 50, width: 9, height: 9))
    }
    let image = try #require(canvas.context.makeImage())

    let sizes = try [0, 0.5, 1].map { try image.jpegData(quality: $0).count }

    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
  }

  @Test func `what lets something through is over white`() throws {
    let image = CGImage(width: 8, height: 8)

    var orientation = 0
    let twin = try CGImage(jpegData: image.jpegData(quality: 1), orientation: &orientation)

    #expect(try #require(twin.color(x: 4, y: 4)).green > 0.99)
  }

  @Test func `a camera's turn is read from the file`() throws {
    let plain = try CGImage(width: 8, height: 4).jpegData(quality: 0.9)
    // The first part after the start: EXIF with one entry, orientation 6, the larger byte first.
    let exif: [UInt8] =
      [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    var turned = plain.prefix(2)
    turned += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    turned += plain.dropFirst(2)

    var orientation = 0
    _ = try CGImage(jpegData: Data(turned), orientation: &orientation)

    #expect(orientation == 6)
  }

  @Test func `bytes that are no picture are refused with a reason`() throws {
    var orientation = 0
    let damaged = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 9, 9, 9, 9])

    #expect(throws: ImageError.notJPEG) {
      try CGImage(jpegData: Data("nothing".utf8), orientation: &orientation)
    }
    let error = #expect(throws: ImageError.self) {
      try CGImage(jpegData: damaged, orientation: &orientation)
    }
    guard case .damagedJPEG(let reason) = error else {
      Issue.record("another error than a damaged file")
      return
    }
    #expect(!reason.isEmpty)
  }
}
