import Foundation
import Testing
import XTestPointer

extension RealDisplayTests {
  /// What only a program of its own can show.
  @Suite struct X11ProbeTests {
    /// Runs the probe on a display of its own.
    ///
    /// - Returns: its lines by their first word.
    private func probe(_ arguments: String...) throws -> (lines: [String: [String]], status: Int32)
    {
      let display = try VirtualDisplay()
      let process = Process()
      let output = Pipe()
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      process.executableURL = folder.appendingPathComponent("X11Probe")
      process.arguments = arguments
      var environment = ProcessInfo.processInfo.environment
      environment["DISPLAY"] = display.name
      process.environment = environment
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      var lines: [String: [String]] = [:]
      for line in text.split(separator: "\n") {
        let halves = line.split(separator: " ", maxSplits: 1)
        lines[String(halves[0]), default: []].append(halves.count > 1 ? String(halves[1]) : "")
      }
      return (lines, process.terminationStatus)
    }

    @Test func `the main queue, the main run loop and timers work under the live loop`() throws {
      let result = try probe("queue")

      let served = Set(result.lines["served"] ?? [])
      #expect(served == ["async", "asyncAfter", "task", "slept", "timer", "perform"])
      #expect(result.lines["end"] == ["finished"])
      #expect(result.status == 0)
    }

    @Test func `at rest there are no wake-ups, no requests and no work`() throws {
      let result = try probe("idle", "3")

      #expect(result.lines["wakes"] == ["0"])
      #expect(result.lines["requests"] == ["0"])
      let processor = try #require(result.lines["cpu"]?.first.flatMap { Double($0) })
      #expect(processor < 0.005)
    }

    @Test func `a frame is a handful of requests and two wake-ups`() throws {
      let result = try probe("animate", "120")

      let requests = try #require(result.lines["requests"]?.first.flatMap { Double($0) })
      let wakes = try #require(result.lines["wakes"]?.first.flatMap { Double($0) })
      #expect(requests < 20)
      #expect(wakes < 3)
      #expect(result.lines["report"] == nil)
    }
  }
}
