import Foundation
public import Playground

/// Finds which value to change, and to what, so that the line between finishing and cancelling goes
/// through a point of the map.
///
/// The rule is asked, value by value over the range; nothing is assumed of what a value means.
public struct BoundarySearch {
  /// A value, and what to set it to.
  public nonisolated struct Move: Equatable, Sendable {
    public let key: String
    public let value: Double
  }

  private let rule: SceneRule
  private let tunables: [Tunable]

  public init(_ rule: SceneRule, _ tunables: [Tunable]) {
    self.rule = rule
    self.tunables = tunables
  }

  /// The value by which somebody who takes hold of the line at a release moves it: the one whose
  /// least change decides the release otherwise, counted in parts of its range. Where several would
  /// do with next to none, it is the one declared first.
  ///
  /// - Parameter values: those in use.
  public func handle(at release: Release, with values: [String: Double]) -> String? {
    var best: (key: String, change: Double)?
    for tunable in tunables {
      guard let value = values[tunable.key],
        let flip = flip(of: tunable, at: release, with: values)
      else { continue }
      let length = tunable.range.upperBound - tunable.range.lowerBound
      let change = abs(flip - value) / max(length, 1e-9)
      let isNear = change < Self.nearness
      guard let known = best else {
        best = (tunable.key, change)
        continue
      }
      if known.change >= Self.nearness, change < known.change || isNear {
        best = (tunable.key, change)
      }
    }
    return best?.key
  }

  /// What the value must be so that the line goes through a release; nil where it cannot.
  public func value(of key: String, through release: Release, with values: [String: Double])
    -> Double?
  {
    guard let tunable = tunables.first(where: { $0.key == key }) else { return nil }
    return flip(of: tunable, at: release, with: values)
  }

  /// The value nearest to the present one at which the decision about a release changes.
  private func flip(
    of tunable: Tunable, at release: Release, with values: [String: Double]
  ) -> Double? {
    guard let now = values[tunable.key] else { return nil }
    func finishes(_ value: Double) -> Bool {
      var trial = values
      trial[tunable.key] = value
      return rule.verdict(on: release, with: trial).outcome == .finish
    }
    let (low, high) = (tunable.range.lowerBound, tunable.range.upperBound)
    let steps = Self.steps
    var flips: [Double] = []
    var last = (value: low, finishes: finishes(low))
    for step in 1...steps {
      let value = low + (high - low) * Double(step) / Double(steps)
      let next = (value: value, finishes: finishes(value))
      if next.finishes != last.finishes {
        flips.append(Self.bisect(last.value, next.value, last.finishes, finishes))
      }
      last = next
    }
    return flips.min { abs($0 - now) < abs($1 - now) }
  }

  /// What a finger cannot tell from nothing, in parts of a range. Source: chosen.
  private static let nearness = 0.03

  /// How many values over the range are tried. Source: chosen, finer than any slider here.
  private static let steps = 96

  private static func bisect(
    _ one: Double, _ other: Double, _ first: Bool, _ finishes: (Double) -> Bool
  ) -> Double {
    var (low, high) = (one, other)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if finishes(middle) == first { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
