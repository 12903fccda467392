import Foundation

/// The round numbers a ruler is marked with.
nonisolated enum RoundTicks {
  /// Multiples of 1, 2 or 5 times a power of ten that lie in a range, both ends included.
  ///
  /// - Parameter most: so many at the most, 2 or more.
  static func values(from first: Double, to last: Double, most: Int = 9) -> [Double] {
    guard first.isFinite, last.isFinite, last > first else { return first.isFinite ? [first] : [] }
    let rough = (last - first) / Double(max(2, most) - 1)
    let power = pow(10, floor(log10(rough)))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * (1 - 1e-9) } ?? power * 10
    let start = (first / step - 1e-9).rounded(.up)
    let end = (last / step + 1e-9).rounded(.down)
    guard end >= start, end - start < 1000 else { return [first, last] }
    return stride(from: start, through: end, by: 1).map { index in
      // One rounding, so that 0.1 × 3 is written 0.3; and no minus before nothing.
      let value = (index * step * 1e9).rounded() / 1e9
      return value == 0 ? 0 : value
    }
  }
}
