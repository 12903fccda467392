import Foundation
public import Motion

/// A pacing curve. Mirrors: `CAMediaTimingFunction`.
@preconcurrency @MainActor
public final class CAMediaTimingFunction: Equatable {
  public let curve: UnitBezier
  private let points: [Float]

  public init(name: CAMediaTimingFunctionName) {
    let points: [Float] =
      switch name {
      case .linear: [0, 0, 1, 1]
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      default: [0.25, 0.1, 0.25, 1]
      }
    self.points = points
    curve = Self.curve(points)
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    curve = Self.curve(points)
  }

  private static func curve(_ p: [Float]) -> UnitBezier {
    // Through text, so that 0.42 as a Float becomes 0.42 and not 0.41999998.
    func exact(_ value: Float) -> Double {
      if value == value.rounded() { return Double(value) }
      return Double("\(value)") ?? Double(value)
    }
    return UnitBezier(x1: exact(p[0]), y1: exact(p[1]), x2: exact(p[2]), y2: exact(p[3]))
  }

  /// Writes the x and y of control point `index`, 0…3.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all: [Float] = [0, 0] + points + [1, 1]
    let first = min(max(index, 0), 3) * 2
    values[0] = all[first]
    values[1] = all[first + 1]
  }

  public static func == (left: CAMediaTimingFunction, right: CAMediaTimingFunction) -> Bool {
    left.points == right.points
  }
}

/// Names of the standard curves (E15). Mirrors: `CAMediaTimingFunctionName`.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
