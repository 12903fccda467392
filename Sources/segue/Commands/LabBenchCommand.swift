import ArgumentParser
import Foundation

/// `segue bench-lab`: how fast gestures are replayed.
struct LabBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-lab", abstract: "Measures how fast gestures are replayed.")

  @Option(help: "How many gestures to play.")
  var count = 200

  func run() throws {
    try MainActor.assumeIsolated {
      for traces in [false, true] {
        let speed = try LabBench.gesturesPerSecond(traces: traces, count: count)
        StandardOutput.write(line: "\(traces ? "traced" : "outcome") \(Int(speed)) gestures/s")
      }
    }
  }
}
