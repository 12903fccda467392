import ArgumentParser
import Foundation
import GestureLab

/// `segue bench-lab`: how fast gestures are replayed, and how well their files are read.
struct LabBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-lab",
    abstract: "Measures the gesture lab: replays a second, sweeps over cores, the parser's fuzzer.")

  @Option(help: "How many gestures to play.")
  var count = 500

  @Option(help: ArgumentHelp("Reads so many damaged files instead.", valueName: "n"))
  var fuzz: Int?

  @Option(help: .hidden)
  var rewrite: String?

  func run() throws {
    try MainActor.assumeIsolated {
      if let rewrite {
        try LabBench.rewrite(rewrite)
      } else if let fuzz {
        try LabBench.fuzz(max(1, fuzz))
      } else {
        try LabBench.measure(count: max(1, count))
      }
    }
  }
}
