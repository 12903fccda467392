import X11Display

/// A scale as the command line gives it. Units: pixels a point.
enum ScaleOption {
  /// - Throws: `Failure` for what is no number or out of bounds.
  static func parse(_ text: String) throws(Failure) -> Double {
    let limits = X11Scale.limits
    guard let value = Double(text), limits.contains(value) else {
      throw .request(
        "--scale \(text): give a number from \(number: limits.lowerBound) to "
          + "\(number: limits.upperBound) (pixels a point)")
    }
    return value
  }
}
