/// How much of each pixel near a round corner lies inside: worked out, not drawn, so the bytes are
/// the same everywhere.
nonisolated enum CornerShape {
  /// Rows sampled within a pixel; along a row the coverage is exact. Source: chosen, finer than a
  /// byte shows.
  private static let rows = 32

  /// The share of each pixel inside a top left corner, row by row, `side × side` values.
  static func coverage(_ corners: PaintCorners, side: Int) -> [Float] {
    var result = [Float](repeating: 0, count: side * side)
    let edge = Edge(corners)
    let share = 1 / Float(rows)
    var from = [Float](repeating: 0, count: side + 1)
    for y in 0..<side {
      for x in 0...side { from[x] = 0 }
      for step in 0..<rows {
        let inset = edge.inset(at: Float(y) + (Float(step) + 0.5) * share)
        let first = min(Int(inset), side)
        guard first < side else { continue }
        // The pixel the outline crosses; from the next one on, everything.
        result[y * side + first] += share * (Float(first + 1) - inset)
        from[first + 1] += share
      }
      var sum: Float = 0
      for x in 0..<side {
        sum += from[x]
        result[y * side + x] += sum
      }
    }
    return result
  }

  /// The share of each pixel in a line of `width` pixels just inside a top left corner.
  static func lineCoverage(_ corners: PaintCorners, width: Int, side: Int) -> [Float] {
    var result = coverage(corners, side: side)
    guard width < side else { return result }
    let cut = Int32(width) * 4
    var inner = corners
    inner.radius = max(0, corners.radius - cut)
    inner.extent =
      corners.radius > 0 ? corners.extent * inner.radius / corners.radius : 0
    let innerSide = side - width
    let hole = coverage(inner, side: innerSide)
    for y in 0..<innerSide {
      for x in 0..<innerSide {
        let index = (y + width) * side + x + width
        result[index] = max(0, result[index] - hole[y * innerSide + x])
      }
    }
    return result
  }

  /// How far the outline stands in from the left edge, for each of `side` pixel rows.
  static func insets(_ corners: PaintCorners, side: Int) -> [Float] {
    let edge = Edge(corners)
    return (0..<side).map { y in
      var sum: Float = 0
      for step in 0..<rows {
        sum += edge.inset(at: Float(y) + (Float(step) + 0.5) / Float(rows))
      }
      return sum / Float(rows)
    }
  }

  /// The corner's outline.
  private struct Edge {
    let radius: Float
    let extent: Float
    /// Empty for a circle; else from the top edge down, x falling, y rising.
    var points: [(x: Float, y: Float)] = []

    init(_ corners: PaintCorners) {
      radius = Float(corners.radius) / 4
      extent = Float(corners.extent) / 4
      if corners.isContinuous, radius > 0 {
        points = SmoothCorner.outline(radius: radius, extent: extent)
      }
    }

    /// How far the outline stands in from the left edge at `y`.
    func inset(at y: Float) -> Float {
      guard y < extent else { return 0 }
      if points.isEmpty {
        let rest = radius - y
        return rest <= 0 ? 0 : radius - max(0, radius * radius - rest * rest).squareRoot()
      }
      var low = 0
      var high = points.count - 1
      while high - low > 1 {
        let middle = (low + high) / 2
        if points[middle].y <= y { low = middle } else { high = middle }
      }
      let height = points[high].y - points[low].y
      let share = height > 0 ? min(max(0, (y - points[low].y) / height), 1) : 0
      return max(0, points[low].x + (points[high].x - points[low].x) * share)
    }
  }
}
