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
      lines.append("  velocity   or \(number(velocity)) pt/s")
    } else {
      lines.append("  velocity   not needed")
    }
    lines.append("  errors     \(result.errors.count)")
    for sample in result.errors {
      lines.append(
        "    \(describe(sample)), meant to \(sample.isMeantToFinish ? "finish" : "cancel")")
    }
    if let confidence = result.confidence {
      lines.append(
        "  confidence \(number(confidence * 100)) % of the recordings are decided as meant by a fit "
          + "to the others")
    }
    lines.append("  nearest to the boundary:")
    for sample in result.nearest.prefix(5) {
      let distance = number(thresholds.distance(sample))
      lines.append("    \(describe(sample)), \(distance) away")
    }
    if !left.isEmpty {
      lines.append(
        "  left out   \(left.count) without an intent or without a transition in the hand")
    }
    let velocity = thresholds.velocity.map { " --set velocity=\(JSONWriting.number($0.rounded()))" }
    lines.append(
      "  try        segue run \(scene) --set threshold="
        + "\(JSONWriting.number((thresholds.percent * 1000).rounded() / 1000))\(velocity ?? "")")
    return lines.joined(separator: "\n")
  }

  static func json(_ result: FitModel.Result, scene: String, count: Int) -> String {
    func object(_ sample: FitModel.Sample) -> String {
      JSONWriting.object([
        ("file", JSONWriting.text(sample.name)), ("percent", JSONWriting.number(sample.percent)),
        ("velocity", JSONWriting.number(sample.velocity)),
        ("intent", JSONWriting.text(sample.isMeantToFinish ? "finish" : "cancel")),
        ("distance", JSONWriting.number(result.thresholds.distance(sample))),
      ])
    }
    return JSONWriting.object([
      ("scene", JSONWriting.text(scene)), ("recordings", "\(count)"),
      ("threshold", JSONWriting.number(result.thresholds.percent)),
      ("velocity", JSONWriting.number(result.thresholds.velocity)),
      ("errors", JSONWriting.array(result.errors.map(object))),
      ("confidence", JSONWriting.number(result.confidence)),
      ("nearest", JSONWriting.array(result.nearest.map(object))),
    ])
  }

  private static func describe(_ sample: FitModel.Sample) -> String {
    "\(sample.name): \(number(sample.percent)), \(number(sample.velocity)) pt/s"
  }

  private static func number(_ value: Double) -> String {
    String(format: abs(value) >= 100 ? "%.0f" : "%.3f", value)
  }
}
