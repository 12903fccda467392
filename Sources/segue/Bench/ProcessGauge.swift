import Foundation

/// What the kernel tells of a process.
enum ProcessGauge {
  /// Time on a processor, of all threads. Units: seconds.
  static func processorTime(of process: Int32) -> TimeInterval {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let words = text("\(folder)/\(thread)/schedstat").split(separator: " ")
      return sum + (words.first.flatMap { Double($0) } ?? 0) * 1e-9
    }
  }

  /// Memory, what is shared counted by its share. Units: bytes.
  static func proportionalMemory(of process: Int32) -> Double {
    field("Pss:", in: text("/proc/\(process)/smaps_rollup")) * 1024
  }

  /// Everything the process has written, to sockets too. Units: bytes.
  static func written(by process: Int32) -> Double {
    field("wchar:", in: text("/proc/\(process)/io"))
  }

  private static func field(_ name: String, in text: String) -> Double {
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      return line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    }
    return 0
  }

  private static func text(_ path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
