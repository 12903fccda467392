import Foundation
public import Playground

/// Reads a number as people type it.
public nonisolated enum TypedNumber {
  /// What is wrong with it, in words.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Takes a comma for a point, a percent sign for a hundredth, and the tunable's unit behind it.
  ///
  /// - Throws: `Failure` for what is no number or is out of range.
  public static func read(_ text: String, for tunable: Tunable) throws(Failure) -> Double {
    var rest = text.trimmingCharacters(in: .whitespaces)
    var factor = 1.0
    let unit = tunable.unit.text
    if rest.lowercased().hasSuffix("ms"), tunable.unit == .seconds {
      rest.removeLast(2)
      factor = 0.001
    } else if !unit.isEmpty, rest.lowercased().hasSuffix(unit.lowercased()) {
      rest.removeLast(unit.count)
    } else if rest.hasSuffix("%"), tunable.unit == .fraction {
      rest.removeLast()
      factor = 0.01
    }
    rest = rest.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: ",", with: ".").replacingOccurrences(of: "−", with: "-")
    guard let number = Double(rest), number.isFinite else {
      throw Failure(description: "“\(text)” is not a number")
    }
    let value = number * factor
    guard tunable.range.contains(value) else {
      throw Failure(
        description: "from \(tunable.text(for: tunable.range.lowerBound)) to "
          + tunable.text(for: tunable.range.upperBound))
    }
    return value
  }
}
