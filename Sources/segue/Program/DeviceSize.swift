import Foundation

/// A device's size as the command line gives it, `390x844`. Units: points.
struct DeviceSize: Sendable {
  let size: CGSize

  /// What makes sense for a device held in the hand or shown in a window. Source: chosen.
  static let limits: ClosedRange<Double> = 200...2000
  /// The most pixels a side may have, whatever the scale. Source: chosen; about 256 MiB a picture.
  static let pixelLimit: Double = 8192
  static let standard = DeviceSize(size: CGSize(width: 390, height: 844))

  private init(size: CGSize) {
    self.size = size
  }

  /// - Throws: `Failure` for what is no size or out of bounds.
  init(_ text: String) throws(Failure) {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]) else {
      throw .request("--device \(text): give WIDTHxHEIGHT in points, for example 390x844")
    }
    guard Self.limits.contains(width), Self.limits.contains(height) else {
      throw .request(
        "--device \(text): each side must be \(Int(Self.limits.lowerBound)) to "
          + "\(Int(Self.limits.upperBound)) points, for example 390x844")
    }
    size = CGSize(width: width, height: height)
  }

  /// Checks that the picture at `scale` can be made.
  func check(scale: Double) throws(Failure) {
    guard max(size.width, size.height) * scale <= Self.pixelLimit else {
      throw .request(
        "--scale \(number: scale): a device of \(number: size.width)x\(number: size.height) "
          + "points would be more than \(Int(Self.pixelLimit)) pixels a side; "
          + "choose a smaller --scale or --device")
    }
  }
}

extension DefaultStringInterpolation {
  /// A number as short as it can be written.
  mutating func appendInterpolation(number: Double) {
    appendLiteral(String(format: "%g", number))
  }
}
