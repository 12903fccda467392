import Foundation

/// What a sweep goes through: a distance, a velocity or a tunable, in even steps.
public nonisolated struct SweepAxis: Equatable, Sendable {
  /// `distance`, `velocity` or a tunable's key.
  public let name: String
  public let unit: String
  public let first: Double
  public let last: Double
  /// At least 1.
  public let count: Int

  /// The most steps. Source: chosen.
  static let countLimit = 10_000

  /// What an axis's values can be: a finger goes so far and so fast, a tunable is no larger.
  /// Units: the axis's. Source: chosen, beyond any hand.
  public static func limits(of name: String) -> ClosedRange<Double> {
    switch name {
    case "distance": 0...10_000
    case "velocity": -20_000...20_000
    default: -1e6...1e6
    }
  }

  public init(name: String, unit: String, first: Double, last: Double, count: Int) {
    self.name = name
    self.unit = unit
    self.first = first
    self.last = last
    self.count = max(1, count)
  }

  /// Reads `A...B:N`, or a single value.
  ///
  /// - Returns: nil for what is neither.
  public init?(name: String, unit: String, text: String) {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let range = halves.first, halves.count <= 2 else { return nil }
    let ends = String(range).components(separatedBy: "...")
    guard let first = PlainNumber.parse(ends[0]) else { return nil }
    if ends.count == 1, halves.count == 1 {
      self.init(name: name, unit: unit, first: first, last: first, count: 1)
      return
    }
    guard ends.count == 2, let last = PlainNumber.parse(ends[1]), halves.count == 2,
      let count = Int(halves[1]), (1...Self.countLimit).contains(count), last > first || count == 1
    else { return nil }
    self.init(name: name, unit: unit, first: first, last: last, count: count)
  }

  /// The value of a step, from 0.
  public func value(_ index: Int) -> Double {
    guard count > 1 else { return first }
    let value = first + (last - first) * Double(index) / Double(count - 1)
    // What is written down can be read back.
    return (value * 1e6).rounded() / 1e6
  }

  /// Where a value lies, in steps from the first.
  func position(of value: Double) -> Double {
    guard count > 1, last > first else { return 0 }
    return (value - first) / (last - first) * Double(count - 1)
  }

  public var values: [Double] { (0..<count).map(value) }
}
