import Foundation
public import Playground

/// A scene's values as Swift that compiles on iOS, with the rule they belong to.
public enum SwiftExport {
  /// The source of a value type with one property for each value.
  public static func text(_ info: SceneInfo, values: [String: Double]) -> String {
    let name = typeName(info.id)
    var lines = [
      "import UIKit", "", "/// \(info.title), as tuned with Segue.", "struct \(name) {",
    ]
    for tunable in info.tunables {
      let value = values[tunable.key] ?? tunable.defaultValue
      lines.append("  /// \(comment(tunable))")
      lines.append(
        "  var \(identifier(tunable.key)): \(type(tunable)) = \(TuningText.number(value))")
    }
    // What is no rule of these values reads more than they say: none is better than a wrong one.
    if let rule = info.rule { lines += Self.rule(rule(TunableValues(info.tunables, values))) }
    let motion = MotionKeys(info.tunables)
    if let keys = motion.curve { lines += curve(keys.map(identifier)) }
    if let keys = motion.spring {
      lines += spring(identifier(keys.damping), time: identifier(keys.time), key: keys.time)
    }
    lines += ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// The rule of a release, over the four values it reads.
  private static func rule(_ rule: ReleaseRule) -> [String] {
    let isFar = rule.isInclusive ? ">=" : ">"
    let isFast =
      rule.asksAnyVelocity
      ? "velocity > self.velocity" : "self.velocity > 0 && velocity >= self.velocity"
    return [
      "",
      "  /// Whether a transition that is let go finishes.",
      "  ///",
      "  /// - Parameters:",
      "  ///   - progress: 0…1 of the way.",
      "  ///   - velocity: onwards positive, points per second.",
      "  ///   - length: the whole way, points.",
      "  func finishes(progress: CGFloat, velocity: CGFloat, length: CGFloat) -> Bool {",
      "    let ahead = length > 0 ? CGFloat(projection) * velocity / length : 0",
      "    let isFar = progress + ahead \(isFar) threshold",
      "    let isFast = \(isFast)",
      "    let isThrownBack = veto > 0 && velocity <= -veto",
      "    return (isFar || isFast) && !isThrownBack",
      "  }",
    ]
  }

  /// The curve, as animators take it.
  private static func curve(_ names: [String]) -> [String] {
    [
      "", "  /// As `UIViewPropertyAnimator(duration:timingParameters:)` takes it.",
      "  var curve: UICubicTimingParameters {", "    UICubicTimingParameters(",
      "      controlPoint1: CGPoint(x: \(names[0]), y: \(names[1])),",
      "      controlPoint2: CGPoint(x: \(names[2]), y: \(names[3])))", "  }",
    ]
  }

  /// The spring, as animators take it.
  private static func spring(_ damping: String, time: String, key: String) -> [String] {
    let timing =
      key == "response"
      ? [
        "    UISpringTimingParameters(",
        "      mass: 1, stiffness: pow(2 * .pi / CGFloat(\(time)), 2),",
        "      damping: 4 * .pi * \(damping) / CGFloat(\(time)), initialVelocity: .zero)",
      ] : ["    UISpringTimingParameters(dampingRatio: \(damping))"]
    return [
      "", "  /// As `UIViewPropertyAnimator(duration:timingParameters:)` takes it.",
      "  var spring: UISpringTimingParameters {",
    ] + timing + ["  }"]
  }

  private static func type(_ tunable: Tunable) -> String {
    tunable.unit == .seconds ? "TimeInterval" : "CGFloat"
  }

  private static func comment(_ tunable: Tunable) -> String {
    let unit: String
    switch tunable.unit {
    case .points: unit = "points"
    case .seconds: unit = "seconds"
    case .pointsPerSecond: unit = "points per second"
    case .fraction: unit = fraction(tunable)
    case .scale: unit = "times the natural size"
    @unknown default: unit = tunable.unit.text
    }
    let title = tunable.title.replacingOccurrences(of: "\n", with: " ")
    return "\(title). Units: \(unit)."
  }

  /// What a number without a unit may be: a part, one of a few, or a switch.
  private static func fraction(_ tunable: Tunable) -> String {
    let (low, high) = (tunable.range.lowerBound, tunable.range.upperBound)
    let ends = "\(TuningText.number(low))…\(TuningText.number(high))"
    guard tunable.step >= 1 else { return ends }
    return low == 0 && high == 1 ? "0 is off, 1 is on" : "whole numbers, \(ends)"
  }

  /// `pull-to-dismiss` becomes `PullToDismissTuning`.
  static func typeName(_ id: String) -> String {
    let words = id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let safe = name.first?.isNumber == true || name.isEmpty ? "Scene\(name)" : name
    return safe + "Tuning"
  }

  /// A key as Swift can spell it.
  static func identifier(_ key: String) -> String {
    var name = ""
    var isUpper = false
    for letter in key {
      guard letter.isLetter || letter.isNumber || letter == "_" else {
        isUpper = !name.isEmpty
        continue
      }
      name += isUpper ? letter.uppercased() : String(letter)
      isUpper = false
    }
    if name.isEmpty || name.first?.isNumber == true { name = "value\(name)" }
    return reserved.contains(name) ? "`\(name)`" : name
  }

  /// Words that a property's name must be quoted for.
  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Self", "Any",
  ]
}
