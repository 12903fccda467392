public import Foundation
public import Playground

/// What is kept of a scene's tuning between runs.
///
/// Its file is a tuning file: `scene`, `name` and `values` as every reader of one expects, the rest
/// beside them.
public struct KeptTuning: Equatable {
  public var scene: String
  public var a: [String: Double]
  public var b: [String: Double]
  public var active: TuningState.Side
  /// The user's own.
  public var presets: [TunablePreset]

  public init(
    scene: String, a: [String: Double], b: [String: Double], active: TuningState.Side = .a,
    presets: [TunablePreset] = []
  ) {
    self.scene = scene
    self.a = a
    self.b = b
    self.active = active
    self.presets = presets
  }

  /// Why a file is not one of ours.
  public nonisolated struct Failure: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Reads what `data` writes.
  ///
  /// - Throws: `Failure` for what is damaged, of another scene, or holds what no tuning can.
  public init(_ data: Data, scene: String) throws(Failure) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Failure(description: "is no JSON")
    }
    guard let name = object["scene"] as? String else {
      throw Failure(description: "names no scene")
    }
    guard name == scene else { throw Failure(description: "is of scene “\(name)”") }
    guard let current = object["values"] as? [String: Any] else {
      throw Failure(description: "has no values")
    }
    let side = (object["side"] as? String).flatMap(TuningState.Side.init) ?? .a
    let values = try Self.numbers(current)
    let other = try (object["other"] as? [String: Any]).map { object throws(Failure) in
      try Self.numbers(object)
    }
    var presets: [TunablePreset] = []
    for entry in object["presets"] as? [Any] ?? [] {
      guard let entry = entry as? [String: Any], let name = entry["name"] as? String,
        let values = entry["values"] as? [String: Any]
      else { throw Failure(description: "has a preset without name or values") }
      presets.append(
        TunablePreset(name: name, source: "saved here", values: try Self.numbers(values)))
    }
    self.init(
      scene: scene, a: side == .a ? values : other ?? values,
      b: side == .b ? values : other ?? values, active: side, presets: presets)
  }

  /// As a tuning file.
  public var data: Data {
    TuningText.file(
      scene: scene, name: "last used", values: active == .a ? a : b,
      more: [
        "side": .text(active.rawValue), "other": .numbers(active == .a ? b : a),
        "presets": .list(
          presets.map { .object(["name": .text($0.name), "values": .numbers($0.values)]) }),
      ])
  }

  private static func numbers(_ object: [String: Any]) throws(Failure) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for (key, value) in object {
      guard let number = value as? NSNumber, number.doubleValue.isFinite else {
        throw Failure(description: "has a value “\(key)” that is no number")
      }
      numbers[key] = number.doubleValue
    }
    return numbers
  }
}
