import Foundation
import GestureLab

/// Plays every n-th gesture of a sweep and tells what came of each, a line each.
@MainActor
enum SweepWorker {
  /// - Parameter part: `k/n`, from 0.
  static func run(_ request: SweepRequest, part: String) throws(Failure) {
    let numbers = part.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0, (0..<numbers[1]).contains(numbers[0]) else {
      throw .request("--part \(part): give K/N")
    }
    let stage = ReplayStage(request.screen)
    var lines = ""
    for index in stride(from: numbers[0], to: request.plan.count, by: numbers[1]) {
      guard let gesture = request.plan.gesture(index) else { continue }
      do {
        let cell = SweepCell(try stage.play(gesture))
        lines += "\(index) \(cell.outcome.rawValue) \(text(cell.percent)) \(text(cell.velocity)) "
        lines += "\(text(cell.margin)) \(text(cell.relativeMargin))\n"
      } catch {
        throw .request("\(error)")
      }
      // A few at a time: a line each would cost more than the gesture.
      if lines.utf8.count > 512 {
        guard FileDescriptor.write(Array(lines.utf8), to: STDOUT_FILENO) == 0 else { return }
        lines = ""
      }
    }
    _ = FileDescriptor.write(Array(lines.utf8), to: STDOUT_FILENO)
  }

  /// Reads a worker's line.
  static func cell(_ line: String) -> (index: Int, cell: SweepCell)? {
    let words = line.split(separator: " ")
    guard words.count == 6, let index = Int(words[0]),
      let outcome = GestureFile.Outcome(rawValue: String(words[1]))
    else { return nil }
    return (
      index,
      SweepCell(
        outcome: outcome, percent: Double(words[2]), velocity: Double(words[3]),
        margin: Double(words[4]), relativeMargin: Double(words[5]))
    )
  }

  private static func text(_ value: Double?) -> String { value.map { "\($0)" } ?? "-" }
}
