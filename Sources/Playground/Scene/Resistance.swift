import UIKit

/// How what is pulled where it does not go gives way: less than the finger, and less and less.
enum Resistance: Int, CaseIterable {
  case third, half, arcTangent, fraction, power, rubberBand, adwaita, vaul

  /// As set by the tunable `resistance`.
  init(_ values: TunableValues) {
    self = Resistance(rawValue: Int(values["resistance"].rounded())) ?? .third
  }

  /// How far it is seen to go.
  ///
  /// - Parameters:
  ///   - pull: of the finger; points, 0 or more.
  ///   - length: of the whole way, points.
  func shown(_ pull: CGFloat, of length: CGFloat) -> CGFloat {
    guard pull > 0, pull.isFinite, length > 0 else { return 0 }
    switch self {
    case .third: return pull / 3
    case .half: return pull / 2
    case .arcTangent: return 30 * atan(pull / 120) + pull / 10
    case .fraction: return length * (pull / length) / (1 + 20 * pull / length)
    case .power: return min(pull, pow(pull, 0.7))
    case .rubberBand: return (1 - 1 / (pull * 0.55 / length + 1)) * length
    case .adwaita:
      let stiffness = length / 10
      return (1 - 1 / (1 + pull / length * stiffness)) / stiffness * length
    case .vaul: return min(pull, max(0, 8 * (log(pull + 1) - 2)))
    }
  }

  /// In a word, for the slider that chooses one.
  private var name: String {
    switch self {
    case .third: "third"
    case .half: "half"
    case .arcTangent: "arc tan"
    case .fraction: "fraction"
    case .power: "power"
    case .rubberBand: "rubber"
    case .adwaita: "Adwaita"
    case .vaul: "log"
    }
  }

  /// The tunable that chooses one.
  ///
  /// - Parameters:
  ///   - what: where it resists, as the title begins.
  ///   - source: where the default comes from.
  static func tunable(_ what: String, _ law: Resistance, source: String) -> Tunable {
    Tunable(
      key: "resistance", title: "\(what) gives by", unit: .fraction,
      range: 0...Double(allCases.count - 1), defaultValue: Double(law.rawValue), step: 1,
      source: source, names: allCases.map(\.name))
  }

  /// The laws in use elsewhere, each as a preset that changes nothing else.
  static let presets = [
    TunablePreset(
      name: "Gives half", source: "published code: x / 2", values: .resisting(.half)),
    TunablePreset(
      name: "Gives by arc tangent", source: "published code: 30 atan(x / 120) + x / 10",
      values: .resisting(.arcTangent)),
    TunablePreset(
      name: "Gives a fraction", source: "published code: p / (1 + 20 p)",
      values: .resisting(.fraction)),
    TunablePreset(
      name: "Gives by power", source: "published code: x to the 0.7",
      values: .resisting(.power)),
    TunablePreset(
      name: "As in UIScrollView", source: "measured: (1 − 1 / (x c / d + 1)) d with c = 0.55",
      values: .resisting(.rubberBand)),
  ]
}

extension [String: Double] {
  /// A preset's values with a law.
  static func resisting(_ law: Resistance, _ others: [String: Double] = [:]) -> [String: Double] {
    others.merging(["resistance": Double(law.rawValue)]) { $1 }
  }
}
