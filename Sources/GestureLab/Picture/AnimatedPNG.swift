public import Drawing
public import Foundation
import Geometry

/// An animated PNG: each picture encoded by libpng, only the part that changed.
///
/// Source: documented, PNG specification, third edition (acTL, fcTL, fdAT).
public struct AnimatedPNG {
  private struct Frame {
    let time: TimeInterval
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let data: [Data]
  }

  private var frames: [Frame] = []
  private var header: Data?
  private var last: [UInt32] = []
  private var size: (width: Int, height: Int) = (0, 0)

  public init() {}

  /// How many pictures differ from the one before.
  public var count: Int { frames.count }

  /// Adds a picture; one that looks like the last is left out, and so is one of another size.
  ///
  /// - Throws: `ImageError` when it cannot be encoded.
  public mutating func add(_ picture: CGImage, at time: TimeInterval) throws(ImageError) {
    let pixels = Pixels.all(of: picture)
    guard !frames.isEmpty else {
      size = (picture.width, picture.height)
      last = pixels
      let chunks = PNGChunk.read(try picture.pngData())
      header = chunks.first { $0.type == "IHDR" }?.data
      frames = [
        Frame(
          time: time, x: 0, y: 0, width: size.width, height: size.height,
          data: chunks.filter { $0.type == "IDAT" }.map(\.data))
      ]
      return
    }
    guard picture.width == size.width, picture.height == size.height,
      let box = Pixels.difference(last, pixels, width: size.width)
    else { return }
    last = pixels
    let rect = CGRect(
      x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
    guard let part = picture.cropping(to: rect) else { return }
    let chunks = PNGChunk.read(try part.pngData())
    // All pictures share the first one's kind of colour.
    guard let head = chunks.first(where: { $0.type == "IHDR" })?.data, let header,
      head.dropFirst(8) == header.dropFirst(8)
    else { throw .notEncodable(reason: "the pictures are of different kinds") }
    frames.append(
      Frame(
        time: time, x: box.left, y: box.top, width: part.width, height: part.height,
        data: chunks.filter { $0.type == "IDAT" }.map(\.data)))
  }

  /// The file's bytes; it plays over and over.
  ///
  /// - Parameter end: until when the last picture is shown, seconds.
  public func data(end: TimeInterval) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    guard let header else { return file }
    PNGChunk(type: "IHDR", data: header).write(to: &file)
    PNGChunk(type: "acTL", data: PNGChunk.words(UInt32(frames.count), 0)).write(to: &file)
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].time : end
      let delay = UInt16(min(max(((next - frame.time) * 1000).rounded(), 1), 65535))
      var control = PNGChunk.words(
        sequence, UInt32(frame.width), UInt32(frame.height), UInt32(frame.x), UInt32(frame.y))
      control += [UInt8(delay >> 8), UInt8(delay & 255), UInt8(1000 >> 8), UInt8(1000 & 255), 0, 0]
      PNGChunk(type: "fcTL", data: control).write(to: &file)
      sequence += 1
      for part in frame.data {
        if index == 0 {
          PNGChunk(type: "IDAT", data: part).write(to: &file)
        } else {
          PNGChunk(type: "fdAT", data: PNGChunk.words(sequence) + part).write(to: &file)
          sequence += 1
        }
      }
    }
    PNGChunk(type: "IEND", data: Data()).write(to: &file)
    return file
  }
}
