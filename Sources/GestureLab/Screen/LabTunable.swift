/// One number of a screen that a gesture file may set.
public nonisolated struct LabTunable: Equatable, Sendable {
  public var key: String
  /// As written behind a value; empty for none.
  public var unit: String
  public var range: ClosedRange<Double>
  public var defaultValue: Double

  public init(key: String, unit: String = "", range: ClosedRange<Double>, defaultValue: Double) {
    self.key = key
    self.unit = unit
    self.range = range
    self.defaultValue = defaultValue
  }
}

extension LabScreen {
  /// Every tunable's value, with `settings` in place of defaults.
  ///
  /// - Throws: `LabError` for a key the screen does not have, or a value out of its range.
  public func values(
    with settings: [GestureFile.Setting]
  ) throws(LabError) -> [String: Double] {
    var values = Dictionary(tunables.map { ($0.key, $0.defaultValue) }) { first, _ in first }
    for setting in settings {
      guard let tunable = tunables.first(where: { $0.key == setting.key }) else {
        let known = tunables.map(\.key).joined(separator: ", ")
        throw LabError(
          "\(id) has no tunable '\(setting.key)'; "
            + (known.isEmpty ? "it has none" : "there are \(known)"))
      }
      guard tunable.range.contains(setting.value) else {
        let range = tunable.range
        throw LabError(
          "\(setting.key) of \(id) cannot be \(PlainNumber.text(setting.value)); it goes from "
            + "\(PlainNumber.text(range.lowerBound)) to \(PlainNumber.text(range.upperBound))"
            + (tunable.unit.isEmpty ? "" : " \(tunable.unit)"))
      }
      values[setting.key] = setting.value
    }
    return values
  }
}

/// A gesture that cannot be played on a screen, told in one line.
public nonisolated struct LabError: Error, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
