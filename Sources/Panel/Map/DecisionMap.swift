public import Playground

/// What a scene decides about every release, as a plane: distance along, velocity up.
///
/// The scene's own rule is asked; nothing is assumed of what it looks like. Where the line between
/// finishing and cancelling runs straight it is known at its ends, elsewhere it is looked for closer.
public nonisolated struct DecisionMap: Equatable, Sendable {
  /// A part of what finishes, between two velocities.
  public struct Strip: Equatable, Sendable {
    /// Units: points per second.
    public let velocities: ClosedRange<Double>
    /// Where it lies at the lower velocity, 0…1 of the way.
    public let bottom: ClosedRange<Double>
    /// Where it lies at the higher one.
    public let top: ClosedRange<Double>

    func contains(_ percent: Double, _ velocity: Double) -> Bool {
      guard velocities.contains(velocity) else { return false }
      let height = velocities.upperBound - velocities.lowerBound
      let part = height > 0 ? (velocity - velocities.lowerBound) / height : 0
      let low = bottom.lowerBound + (top.lowerBound - bottom.lowerBound) * part
      let high = bottom.upperBound + (top.upperBound - bottom.upperBound) * part
      return percent >= low - 1e-9 && percent <= high + 1e-9
    }
  }

  /// 0…1 of the way, left to right.
  public let percents: ClosedRange<Double>
  /// Bottom to top. Units: points per second.
  public let velocities: ClosedRange<Double>
  /// What finishes, from the lowest velocity up.
  public let strips: [Strip]

  /// Asks about as many releases as it takes.
  ///
  /// - Parameters:
  ///   - columns: how many distances are tried at each velocity; nothing narrower is found.
  ///   - rows: how many velocities; nothing lower is found.
  ///   - length: the whole way of the gesture. Units: points.
  ///   - subject: what there is to decide.
  ///   - decide: the scene's rule.
  public init(
    percents: ClosedRange<Double> = 0...1, velocities: ClosedRange<Double> = -1000...3000,
    columns: Int, rows: Int, length: Double, subject: Release.Subject = .transition,
    decide: (Release) -> Bool
  ) {
    self.percents = percents
    self.velocities = velocities
    let rows = max(1, rows)
    let height = velocities.upperBound - velocities.lowerBound
    strips = withoutActuallyEscaping(decide) { decide in
      var search = MapSearch(percents: percents, columns: max(1, columns)) { percent, velocity in
        decide(
          Release(percent: percent, velocity: velocity, length: length, subject: subject))
      }
      var below = search.line(velocities.lowerBound)
      for row in 1...rows {
        let above = search.line(velocities.lowerBound + height * Double(row) / Double(rows))
        search.fill(from: below, to: above, depth: MapSearch.depth)
        below = above
      }
      return search.strips
    }
  }

  /// Whether a release finishes; false outside.
  public func finishes(percent: Double, velocity: Double) -> Bool {
    strips.contains { $0.contains(percent, velocity) }
  }
}

/// Finds a map's strips.
private nonisolated struct MapSearch {
  /// What finishes at one velocity.
  struct Line {
    let velocity: Double
    let spans: [ClosedRange<Double>]
  }

  private let percents: ClosedRange<Double>
  private let columns: Int
  private let decide: (_ percent: Double, _ velocity: Double) -> Bool
  private(set) var strips: [DecisionMap.Strip] = []

  /// How often a row is halved where the line is not straight in it. Source: chosen, so that what is
  /// left is a fraction of a pixel.
  static let depth = 4
  /// How far off a straight line a place may be. Units: 0…1. Source: chosen, half a pixel.
  private static let straightness = 0.002
  /// Source: chosen, until nothing of a double is left that could be seen.
  private static let halvings = 30

  init(
    percents: ClosedRange<Double>, columns: Int,
    decide: @escaping (_ percent: Double, _ velocity: Double) -> Bool
  ) {
    self.percents = percents
    self.columns = columns
    self.decide = decide
  }

  func line(_ velocity: Double) -> Line {
    let width = percents.upperBound - percents.lowerBound
    var spans: [ClosedRange<Double>] = []
    var last = percents.lowerBound
    var isIn = decide(last, velocity)
    var start = last
    for column in 1...columns {
      let next = percents.lowerBound + width * Double(column) / Double(columns)
      if decide(next, velocity) != isIn {
        let edge = edge(between: last, next, velocity, isIn)
        if isIn { spans.append(start...max(start, edge)) }
        start = edge
        isIn.toggle()
      }
      last = next
    }
    if isIn { spans.append(start...percents.upperBound) }
    return Line(velocity: velocity, spans: spans)
  }

  private func edge(
    between one: Double, _ other: Double, _ velocity: Double, _ first: Bool
  ) -> Double {
    var (low, high) = (one, other)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if decide(middle, velocity) == first { low = middle } else { high = middle }
    }
    return high
  }

  /// Adds what finishes between two velocities.
  mutating func fill(from below: Line, to above: Line, depth: Int) {
    let middle = line((below.velocity + above.velocity) / 2)
    let velocities = below.velocity...above.velocity
    if isStraight(below, middle, above) {
      for (bottom, top) in zip(below.spans, above.spans) {
        strips.append(DecisionMap.Strip(velocities: velocities, bottom: bottom, top: top))
      }
    } else if depth == 0 {
      for span in middle.spans {
        strips.append(DecisionMap.Strip(velocities: velocities, bottom: span, top: span))
      }
    } else {
      fill(from: below, to: middle, depth: depth - 1)
      fill(from: middle, to: above, depth: depth - 1)
    }
  }

  private func isStraight(_ below: Line, _ middle: Line, _ above: Line) -> Bool {
    guard below.spans.count == above.spans.count, below.spans.count == middle.spans.count else {
      return false
    }
    func isBetween(_ low: Double, _ middle: Double, _ high: Double) -> Bool {
      abs(middle - (low + high) / 2) < Self.straightness
    }
    return below.spans.indices.allSatisfy { index in
      let (low, mid, high) = (below.spans[index], middle.spans[index], above.spans[index])
      return isBetween(low.lowerBound, mid.lowerBound, high.lowerBound)
        && isBetween(low.upperBound, mid.upperBound, high.upperBound)
    }
  }
}
