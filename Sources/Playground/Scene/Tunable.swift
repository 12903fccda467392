import UIKit

/// One number of a scene that can be changed while it runs, declared once for everybody who shows,
/// reads or sets it.
public nonisolated struct Tunable: Sendable {
  /// What the command line and files call it, such as `threshold`.
  public let key: String
  /// What the panel calls it.
  public let title: String
  public let unit: TunableUnit
  /// What may be set. Units: `unit`.
  public let range: ClosedRange<Double>
  /// Units: `unit`.
  public let defaultValue: Double
  /// The least change a slider makes. Units: `unit`.
  public let step: Double
  /// Where the default comes from.
  public let source: String
  /// What each whole number from 0 on stands for, where they count nothing; else empty.
  public let names: [String]

  public init(
    key: String, title: String, unit: TunableUnit, range: ClosedRange<Double>,
    defaultValue: Double, step: Double, source: String, names: [String] = []
  ) {
    self.key = key
    self.title = title
    self.unit = unit
    self.range = range
    self.defaultValue = defaultValue
    self.step = step
    self.source = source
    self.names = names
  }

  /// `value` as text with the unit or with what it stands for, as precise as the step.
  public func text(for value: Double) -> String {
    let digits = max(0, min(4, Int((-log10(max(step, 1e-4))).rounded(.up))))
    let number = String(format: "%.\(digits)f", value)
    if value.isFinite, let index = Int(exactly: value.rounded()), names.indices.contains(index) {
      return "\(number) \(names[index])"
    }
    return unit.text.isEmpty ? number : "\(number) \(unit.text)"
  }
}
