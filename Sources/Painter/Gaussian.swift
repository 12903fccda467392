import Foundation

/// The Gaussian's integral, cut at three standard deviations and scaled to run from 0 to 1, so
/// that a blur ends without an edge.
nonisolated enum Gaussian {
  private static let steps = 512
  private static let table: [Float] = {
    var sums: [Double] = [0]
    let width = 6 / Double(6 * steps)
    for index in 0..<(6 * steps) {
      let t = -3 + (Double(index) + 0.5) * width
      sums.append(sums[index] + exp(-0.5 * t * t))
    }
    let total = sums[6 * steps]
    return sums.map { Float($0 / total) }
  }()

  /// - Parameter t: standard deviations.
  static func integral(_ t: Float) -> Float {
    guard t > -3 else { return 0 }
    guard t < 3 else { return 1 }
    let place = (t + 3) * Float(steps)
    let index = min(Int(place), 6 * steps - 1)
    return table[index] + (table[index + 1] - table[index]) * (place - Float(index))
  }
}
