import Foundation

/// The figures for people and for scripts, with what they ought to be.
@MainActor
enum BenchTable {
  private struct Row {
    let name: String
    let goal: String
    let value: (BenchResult) -> String
  }

  private static let rows = [
    Row(name: "CPU a frame, program and server", goal: "≤ 0.35 ms") { ms($0.processorTime) },
    Row(name: "  times that of the device alone", goal: "< 2") { result in
      result.timesBare.map { String(format: "%.2f", $0) } ?? ""
    },
    Row(name: "  of that the program", goal: "") { ms($0.programTime) },
    Row(name: "  of that the server", goal: "") { ms($0.serverTime) },
    Row(name: "frames presented", goal: "") { "\($0.frames)" },
    Row(name: "refreshes missed", goal: "0") { "\($0.missed)" },
    Row(name: "refresh", goal: "") { String(format: "%.2f Hz", 1 / $0.period) },
    Row(name: "input to shown, p50", goal: "") { text($0.latencyMiddle) },
    Row(name: "input to shown, p95", goal: "< period + 2 ms") {
      text($0.latencyHigh)
    },
    Row(name: "requests a frame", goal: "") { String(format: "%.0f", $0.requests) },
    Row(name: "bytes a frame", goal: "") { String(format: "%.0f", $0.bytes) },
    Row(name: "allocations a frame, p50", goal: "0") { count($0.allocationsMiddle) },
    Row(name: "allocations a frame, mean", goal: "0") { count($0.allocationsMean) },
    Row(name: "peak memory (PSS)", goal: "< 50 MiB") {
      String(format: "%.1f MiB", $0.memory / 1_048_576)
    },
    Row(name: "time to first frame", goal: "≤ 150 ms") { ms($0.firstFrame) },
  ]

  static func text(_ results: [BenchResult]) -> String {
    let titles = ["a 3 s drag at 390x844, Xvfb", "goal"] + results.map(\.title)
    let lines =
      [titles]
      + rows.map { row in [row.name, row.goal] + results.map(row.value) }
    let widths = titles.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      cells.enumerated().map { index, cell in
        let space = String(repeating: " ", count: widths[index] - cell.count)
        return index < 2 ? cell + space : space + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  static func json(_ results: [BenchResult]) -> String {
    JSONText.array(results) { line, result in
      line.add("scene", result.scene)
      line.add("panel", result.hasPanel)
      line.add("times_bare", result.timesBare)
      line.add("duration", result.duration)
      line.add("period", result.period)
      line.add("frames", result.frames)
      line.add("missed", result.missed)
      line.add("program_cpu", result.programTime)
      line.add("server_cpu", result.serverTime)
      line.add("latency_p50", result.latencyMiddle)
      line.add("latency_p95", result.latencyHigh)
      line.add("requests", result.requests)
      line.add("bytes", result.bytes)
      line.add("allocations_p50", result.allocationsMiddle)
      line.add("allocations_mean", result.allocationsMean)
      line.add("memory", result.memory)
      line.add("first_frame", result.firstFrame)
    }
  }

  private static func ms(_ seconds: TimeInterval) -> String {
    String(format: "%.2f ms", seconds * 1000)
  }

  private static func text(_ latency: TimeInterval?) -> String {
    guard let latency else { return "unknown" }
    return ms(latency)
  }

  private static func count(_ number: Double?) -> String {
    number.map { String(format: "%.1f", $0) } ?? "not counted"
  }
}
