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
        try LabBench.fuzz(try Self.checked(fuzz, "--fuzz"))
      } else {
        try LabBench.measure(count: try Self.checked(count, "--count"))
      }
    }
  }

  /// The most of either. Source: chosen, hours of work.
  private static let limit = 100_000_000

  private static func checked(_ count: Int, _ option: String) throws(Failure) -> Int {
    guard (1...limit).contains(count) else {
      throw .request("\(option) \(count): give a number from 1 to \(limit)")
    }
    return count
  }
}
