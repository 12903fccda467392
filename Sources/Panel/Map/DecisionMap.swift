/// What a scene decides about every release, as a plane: distance along, velocity up.
///
/// Each field is the scene's own rule asked about its middle; nothing is assumed of what the rule
/// looks like.
public nonisolated struct DecisionMap: Equatable, Sendable {
  /// 0…1 of the way, left to right.
  public let percents: ClosedRange<Double>
  /// Bottom to top. Units: points per second.
  public let velocities: ClosedRange<Double>
  public let columns: Int
  public let rows: Int
  /// Whether each field finishes, row by row from the lowest velocity.
  public let finishes: [Bool]

  /// Asks about every field.
  ///
  /// - Parameters:
  ///   - length: the whole way of the gesture. Units: points.
  ///   - decide: the scene's rule.
  public init(
    percents: ClosedRange<Double> = 0...1, velocities: ClosedRange<Double> = -1000...3000,
    columns: Int, rows: Int, length: Double, decide: (Release) -> Bool
  ) {
    self.percents = percents
    self.velocities = velocities
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    var fields: [Bool] = []
    fields.reserveCapacity(self.columns * self.rows)
    for row in 0..<self.rows {
      for column in 0..<self.columns {
        let place = Self.middle(
          column, row, self.columns, self.rows, percents, velocities)
        fields.append(
          decide(Release(percent: place.percent, velocity: place.velocity, length: length)))
      }
    }
    finishes = fields
  }

  /// Whether a field finishes; false outside.
  public func finishes(column: Int, row: Int) -> Bool {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return false }
    return finishes[row * columns + column]
  }

  /// The release in the middle of a field.
  public func middle(column: Int, row: Int) -> (percent: Double, velocity: Double) {
    Self.middle(column, row, columns, rows, percents, velocities)
  }

  private static func middle(
    _ column: Int, _ row: Int, _ columns: Int, _ rows: Int, _ percents: ClosedRange<Double>,
    _ velocities: ClosedRange<Double>
  ) -> (percent: Double, velocity: Double) {
    let x = (Double(column) + 0.5) / Double(columns)
    let y = (Double(row) + 0.5) / Double(rows)
    return (
      percents.lowerBound + x * (percents.upperBound - percents.lowerBound),
      velocities.lowerBound + y * (velocities.upperBound - velocities.lowerBound)
    )
  }
}
