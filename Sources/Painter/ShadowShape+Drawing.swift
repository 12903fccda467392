extension ShadowShape {
  /// Sample points per standard deviation: between them a line misses the curve by less than a
  /// byte can show. Source: derived.
  private nonisolated static var fineness: Float { 6 }

  /// The mask's bytes, rows of `stride` bytes.
  nonisolated func draw(into bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    let deviation = Float(sigma) / 4
    let step = max(1, Int(deviation / Self.fineness))
    let columns = maskWidth
    // What is even about the middle is worked out once.
    let half = corners.mask & 5 == corners.mask >> 1 & 5 ? (columns + 1) / 2 : columns
    let rows = corners.mask & 3 == corners.mask >> 2 ? (maskHeight + 1) / 2 : maskHeight
    let points = (half - 1) / step + 2
    let runs = rowRuns(group: max(1, step / 2))
    let profiles = self.profiles(of: runs, points: points, step: step, deviation: deviation)
    var upper = [Float](repeating: 0, count: points)
    var lower = upper
    add(runs, profiles, at: 0, deviation, to: &lower)
    for y in 0..<rows {
      let part = y % step
      if part == 0 {
        swap(&upper, &lower)
        add(runs, profiles, at: y + step, deviation, to: &lower)
      }
      let share = Float(part) / Float(step)
      let line = bytes + y * stride
      for x in 0..<half {
        let point = x / step
        let along = Float(x - point * step) / Float(step)
        let above = upper[point] + (upper[point + 1] - upper[point]) * along
        let below = lower[point] + (lower[point + 1] - lower[point]) * along
        line[x] = UInt8(min(max(0, above + (below - above) * share), 1) * 255 + 0.5)
      }
      for x in half..<columns { line[x] = line[columns - 1 - x] }
    }
    for y in rows..<maskHeight {
      (bytes + y * stride).update(from: bytes + (maskHeight - 1 - y) * stride, count: columns)
    }
  }

  /// The blurred coverage at sample points along the pixel row `y`.
  private nonisolated func add(
    _ runs: [RowRun], _ profiles: [Float], at y: Int, _ deviation: Float, to row: inout [Float]
  ) {
    let centre = Float(y) + 0.5 - Float(margin)
    let points = row.count
    row.withUnsafeMutableBufferPointer { row in
      row.update(repeating: 0)
      profiles.withUnsafeBufferPointer { profiles in
        for index in runs.indices {
          let run = runs[index]
          let reach = 3 * deviation
          guard run.bottom > centre - reach, run.top < centre + reach else { continue }
          let weight =
            Gaussian.integral((run.bottom - centre) / deviation)
            - Gaussian.integral((run.top - centre) / deviation)
          for point in 0..<points { row[point] += weight * profiles[index * points + point] }
        }
      }
    }
  }

  /// How the blur runs along the rows of each run.
  private nonisolated func profiles(
    of runs: [RowRun], points: Int, step: Int, deviation: Float
  ) -> [Float] {
    var result = [Float](repeating: 0, count: runs.count * points)
    for (index, run) in runs.enumerated() {
      let left = Float(margin) + run.left
      let right = Float(margin + width) - run.right
      for point in 0..<points {
        let centre = Float(point * step) + 0.5
        result[index * points + point] =
          Gaussian.integral((centre - left) / deviation)
          - Gaussian.integral((centre - right) / deviation)
      }
    }
    return result
  }

  /// Rows of the shape that look alike: from `top` to `bottom`, standing in by `left` and `right`.
  private nonisolated struct RowRun {
    var top: Float
    var bottom: Float
    var left: Float
    var right: Float
  }

  /// - Parameter group: how many rows of a corner are taken together.
  private nonisolated func rowRuns(group: Int) -> [RowRun] {
    let side = Int(corners.side)
    let insets = CornerShape.insets(corners, side: side)
    func inset(_ first: Int, _ count: Int, _ bit: UInt8) -> Float {
      guard corners.mask & bit != 0, count > 0 else { return 0 }
      var sum: Float = 0
      for row in first..<(first + count) { sum += insets[row] }
      return sum / Float(count)
    }
    let height = Int(height)
    let top = corners.mask & 3 == 0 ? 0 : min(side, height / 2)
    let bottom = corners.mask & 12 == 0 ? 0 : min(side, height - top)
    var runs: [RowRun] = []
    for row in stride(from: 0, to: top, by: group) {
      let count = min(group, top - row)
      runs.append(
        RowRun(
          top: Float(row), bottom: Float(row + count), left: inset(row, count, 1),
          right: inset(row, count, 2)))
    }
    if height > top + bottom {
      runs.append(RowRun(top: Float(top), bottom: Float(height - bottom), left: 0, right: 0))
    }
    for row in stride(from: 0, to: bottom, by: group) {
      let count = min(group, bottom - row)
      runs.append(
        RowRun(
          top: Float(height - row - count), bottom: Float(height - row),
          left: inset(row, count, 4), right: inset(row, count, 8)))
    }
    return runs
  }
}
