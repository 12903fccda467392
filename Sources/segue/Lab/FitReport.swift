import Foundation
import GestureLab

/// What a fit found, in words and as JSON.
@MainActor
enum FitReport {
  static func text(
    _ result: FitModel.Result, scene: String, count: Int, left: [String]
  ) -> String {
    let thresholds = result.thresholds
    var lines = ["\(scene): \(count) recordings"]
    lines.append("  threshold  \(number(thresholds.percent)) of the way")
    if let velocity = thresholds.velocity {
      lines.append("  velocity   \(number(velocity)) pt/s")
    }
    lines.append("  errors     \(result.errors.count)")
    for sample in result.errors {
      lines.append(
        "    \(describe(sample)), meant to \(sample.isMeantToFinish ? "finish" : "cancel")")
    }
    if let confidence = result.confidence {
      lines.append(
        "  confidence \(number(confidence * 100, places: 0)) % of the recordings are decided as meant by a fit "
          + "to the others")
    }
    lines.append("  nearest to the boundary:")
    for (sample, margin) in zip(result.nearest, result.margins).prefix(5) {
      lines.append("    \(describe(sample)), \(number(margin * 100, places: 1)) % of a limit away")
    }
    if !left.isEmpty {
      lines.append(
        "  left out   \(left.count) without an intent or without a transition in the hand")
    }
    let velocity = thresholds.velocity.map { " --set velocity=\(JSONWriting.number($0))" } ?? ""
    lines.append(
      "  try        segue run \(scene) --set threshold=\(JSONWriting.number(thresholds.percent))"
        + velocity)
    return lines.joined(separator: "\n")
  }

  static func json(_ result: FitModel.Result, scene: String, count: Int) -> String {
    func object(_ sample: FitModel.Sample, _ margin: Double?) -> String {
      JSONWriting.object([
        ("file", JSONWriting.text(sample.name)), ("percent", JSONWriting.number(sample.percent)),
        ("velocity", JSONWriting.number(sample.velocity)),
        ("intent", JSONWriting.text(sample.isMeantToFinish ? "finish" : "cancel")),
        ("relative_margin", JSONWriting.number(margin)),
      ])
    }
    let margins = zip(result.nearest, result.margins)
    return JSONWriting.object([
      ("scene", JSONWriting.text(scene)), ("recordings", "\(count)"),
      ("threshold", JSONWriting.number(result.thresholds.percent)),
      ("velocity", JSONWriting.number(result.thresholds.velocity)),
      (
        "errors",
        JSONWriting.array(
          result.errors.map { wrong in object(wrong, margins.first { $0.0 == wrong }?.1) })
      ),
      ("confidence", JSONWriting.number(result.confidence)),
      ("nearest", JSONWriting.array(margins.map(object))),
    ])
  }

  private static func describe(_ sample: FitModel.Sample) -> String {
    "\(sample.name): \(number(sample.percent)), \(number(sample.velocity, places: 0)) pt/s"
  }

  private static func number(_ value: Double, places: Int? = nil) -> String {
    String(format: "%.\(places ?? (abs(value) >= 100 ? 0 : 3))f", value)
  }
}
