public import Drawing
import Foundation

/// How a picture differs from the one that was accepted; a single pixel by one step is a difference.
public struct PictureComparison {
  /// Pixels that differ.
  public let differingPixels: Int
  /// The largest step of any channel, 0…255.
  public let largestDifference: Int
  /// How many pixels differ by at most 1, 2, 4, 8, 16, 32, 64, 128 and 255 steps.
  public let histogram: [Int]
  /// Both sizes, pixels; nil when they are the same.
  public let sizes: String?
  public let expected: CGImage
  public let actual: CGImage

  /// The histogram's upper bounds.
  public static let bounds = [1, 2, 4, 8, 16, 32, 64, 128, 255]

  public var isEqual: Bool { differingPixels == 0 && sizes == nil }

  public init(expected: CGImage, actual: CGImage) {
    self.expected = expected
    self.actual = actual
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    sizes =
      isSameSize
      ? nil
      : "\(expected.width)x\(expected.height) pixels were accepted, "
        + "\(actual.width)x\(actual.height) came"
    var count = 0
    var largest = 0
    var histogram = [Int](repeating: 0, count: Self.bounds.count)
    if isSameSize {
      for (one, other) in zip(Pixels.all(of: expected), Pixels.all(of: actual)) where one != other {
        let step = Self.step(one, other)
        count += 1
        largest = max(largest, step)
        histogram[Self.bounds.firstIndex { step <= $0 } ?? 0] += 1
      }
    } else {
      count = max(expected.width * expected.height, actual.width * actual.height)
      largest = 255
    }
    differingPixels = count
    largestDifference = largest
    self.histogram = histogram
  }

  /// In one line; empty when they are equal.
  public var summary: String {
    if let sizes { return "the sizes differ: \(sizes)" }
    guard differingPixels > 0 else { return "" }
    let all = expected.width * expected.height
    return "\(differingPixels) of \(all) pixels differ, by at most \(largestDifference) of 255"
  }

  /// Where they differ: what is equal faded, what differs in red, the stronger the further apart.
  public func differencePicture() -> CGImage? {
    guard sizes == nil else { return nil }
    let pixels = zip(Pixels.all(of: expected), Pixels.all(of: actual)).map { one, other -> UInt32 in
      if one != other {
        let strength = UInt32(128 + Self.step(one, other) / 2)
        return 0xFF00_0000 | strength << 16
      }
      let grey = ((one >> 16 & 255) + (one >> 8 & 255) + (one & 255)) / 3
      let faded = 192 + grey / 4
      return 0xFF00_0000 | faded << 16 | faded << 8 | faded
    }
    return pixels.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap {
        CGImage(
          copying: $0, width: expected.width, height: expected.height,
          bytesPerRow: expected.width * 4)
      }
    }
  }

  private static func step(_ one: UInt32, _ other: UInt32) -> Int {
    [24, 16, 8, 0].map { shift in
      abs(Int(one >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255))
    }.max() ?? 0
  }
}
