import Foundation

/// A blurred rounded rectangle's coverage, worked out directly: along rows by the Gaussian's
/// integral, across rows by its weights.
nonisolated struct ShadowShape: Hashable, BitwiseCopyable {
  /// Quarters of a pixel.
  let sigma: Int32
  let corners: PaintCorners
  /// Of the shape, pixels; shapes wider than the blur and the corners need share one mask.
  let width: Int32
  let height: Int32
  /// Whether the middle column, the middle row may be repeated.
  let isWide: Bool
  let isTall: Bool

  /// The widest blur made, quarters of a pixel. Source: chosen; larger ones are cut to it.
  static let largestBlur: CGFloat = 480

  /// The nearest blur that masks are made for, quarters of a pixel: steps of a few in a hundred, so
  /// that a shadow that grows does not need a new mask every frame. Source: chosen, below what is
  /// seen.
  static func step(_ sigma: CGFloat) -> Int32 {
    var step: CGFloat = 1
    while sigma > step * 48 { step *= 2 }
    return max(1, Int32((sigma / step).rounded() * step))
  }

  /// How far the blur reaches out of the shape: three standard deviations, whole pixels.
  static func margin(_ sigma: Int32) -> Int32 { (3 * sigma + 3) / 4 }

  init(sigma: Int32, corners: PaintCorners, rect: PaintRect) {
    self.sigma = sigma
    self.corners = corners
    let reach = 2 * (Self.margin(sigma) + corners.side)
    isWide = rect.width > Int(reach)
    isTall = rect.height > Int(reach)
    width = isWide ? reach : Int32(rect.width)
    height = isTall ? reach : Int32(rect.height)
  }

  var margin: Int32 { Self.margin(sigma) }
  /// Of the mask, pixels.
  var maskWidth: Int { Int(width + 2 * margin) }
  var maskHeight: Int { Int(height + 2 * margin) }

  /// The mask's bytes, rows of `stride` bytes.
  func draw(into bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    let deviation = Float(sigma) / 4
    let columns = maskWidth
    // What is even about the middle is worked out once.
    let half = corners.mask & 5 == corners.mask >> 1 & 5 ? (columns + 1) / 2 : columns
    let rows = corners.mask & 3 == corners.mask >> 2 ? (maskHeight + 1) / 2 : maskHeight
    let runs = rowRuns()
    let profiles = self.profiles(of: runs, columns: half, deviation: deviation)
    var row = [Float](repeating: 0, count: half)
    for y in 0..<rows {
      let centre = Float(y) + 0.5 - Float(margin)
      let line = bytes + y * stride
      row.withUnsafeMutableBufferPointer { row in
        row.update(repeating: 0)
        profiles.withUnsafeBufferPointer { profiles in
          for (index, run) in runs.enumerated() {
            let weight =
              Gaussian.integral((run.bottom - centre) / deviation)
              - Gaussian.integral((run.top - centre) / deviation)
            guard weight > 1e-5 else { continue }
            for x in 0..<half { row[x] += weight * profiles[index * half + x] }
          }
        }
        for x in 0..<half { line[x] = UInt8(min(max(0, row[x]), 1) * 255 + 0.5) }
      }
      for x in half..<columns { line[x] = line[columns - 1 - x] }
    }
    for y in rows..<maskHeight {
      (bytes + y * stride).update(from: bytes + (maskHeight - 1 - y) * stride, count: columns)
    }
  }

  /// How the blur runs along the rows of each run.
  private func profiles(of runs: [RowRun], columns: Int, deviation: Float) -> [Float] {
    var result = [Float](repeating: 0, count: runs.count * columns)
    for (index, run) in runs.enumerated() {
      let left = Float(margin) + run.left
      let right = Float(margin + width) - run.right
      for x in 0..<columns {
        let centre = Float(x) + 0.5
        result[index * columns + x] =
          Gaussian.integral((centre - left) / deviation)
          - Gaussian.integral((centre - right) / deviation)
      }
    }
    return result
  }

  /// Rows of the shape that look alike: from `top` to `bottom`, standing in by `left` and `right`.
  private struct RowRun {
    var top: Float
    var bottom: Float
    var left: Float
    var right: Float
  }

  private func rowRuns() -> [RowRun] {
    let side = Int(corners.side)
    let coverage = side > 0 ? CornerShape.coverage(corners, side: side) : []
    func inset(_ row: Int, _ bit: UInt8) -> Float {
      guard corners.mask & bit != 0, row < side else { return 0 }
      var covered: Float = 0
      for x in 0..<side { covered += coverage[row * side + x] }
      return Float(side) - covered
    }
    let height = Int(height)
    let top = corners.mask & 3 == 0 ? 0 : min(side, height / 2)
    let bottom = corners.mask & 12 == 0 ? 0 : min(side, height - top)
    var runs: [RowRun] = []
    for row in 0..<top {
      runs.append(
        RowRun(
          top: Float(row), bottom: Float(row + 1), left: inset(row, 1), right: inset(row, 2)))
    }
    if height > top + bottom {
      runs.append(RowRun(top: Float(top), bottom: Float(height - bottom), left: 0, right: 0))
    }
    for row in (0..<bottom).reversed() {
      runs.append(
        RowRun(
          top: Float(height - row - 1), bottom: Float(height - row), left: inset(row, 4),
          right: inset(row, 8)))
    }
    return runs
  }
}

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
