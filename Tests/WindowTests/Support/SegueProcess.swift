import Foundation
import Testing

/// The built program, run as a person or a script would.
final class SegueProcess {
  let process = Process()
  /// Every event it has told, oldest first.
  private(set) var events: [StreamedEvent] = []
  private let output = Pipe()
  private let complaints = Pipe()
  private var unread = Data()
  private var next = 0
  private let readsEvents: Bool
  private var isReading = true

  /// How long something expected may take before it is given up. Units: seconds.
  private static let patience: TimeInterval = 10

  /// - Parameters:
  ///   - display: its `DISPLAY`; nil for none.
  ///   - readsEvents: whether each line it writes is an event.
  init(_ arguments: [String], display: String?, readsEvents: Bool = true) throws {
    self.readsEvents = readsEvents
    process.executableURL = Self.executable
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
  }

  isolated deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  var id: Int32 { process.processIdentifier }

  /// The program lies beside the tests in the build folder.
  private static let executable: URL = {
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("segue")
  }()

  /// The next event that `isWanted` likes; those before it stay in `events`.
  ///
  /// - Throws: `Missing` when the program ends or nothing comes for long.
  @discardableResult
  func event(
    _ what: String, where isWanted: (StreamedEvent) -> Bool = { _ in true }
  ) throws -> StreamedEvent {
    while true {
      while next < events.count {
        next += 1
        let event = events[next - 1]
        if event.name == what, isWanted(event) { return event }
      }
      guard try readSome() else { throw missing(what) }
    }
  }

  /// What was expected and did not come.
  nonisolated struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  private func missing(_ what: String) -> Missing {
    let last = events.suffix(5).map { "\($0.object)" }.joined(separator: "\n")
    return Missing(description: "no '\(what)' came; the last events were\n\(last)")
  }

  /// Reads what has come, or waits for it.
  private func readSome() throws -> Bool {
    guard isReading else { return false }
    var entry = pollfd(
      fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32(Self.patience * 1000)) > 0 else { return false }
    let data = output.fileHandleForReading.availableData
    guard !data.isEmpty else { return false }
    guard readsEvents else { return true }
    unread.append(data)
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: unread[unread.startIndex..<end], as: UTF8.self)
      unread = Data(unread[(end + 1)...])
      let event = try #require(StreamedEvent(line), "a line that is no JSON object: \(line)")
      events.append(event)
    }
    return true
  }

  /// Asks for the counters and waits for them; everything before is in `events` by then.
  @discardableResult
  func counters() throws -> StreamedEvent {
    kill(id, SIGUSR1)
    return try event("counters")
  }

  /// Asks for counters until no frame came between two answers.
  func rest() throws {
    var frames = try counters().number("frames")
    while true {
      // Longer than a refresh: a frame that is wanted will have come.
      usleep(60_000)
      let now = try counters().number("frames")
      if now == frames { return }
      frames = now
    }
  }

  /// Closes our end of the stream, as `head` does.
  func stopReading() {
    isReading = false
    try? output.fileHandleForReading.close()
  }

  /// Waits for its end.
  ///
  /// - Returns: the exit status and the lines on standard error.
  func end() throws -> (status: Int32, complaints: [String]) {
    while try readSome() {}
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "it ended by a signal")
    let data = complaints.fileHandleForReading.readDataToEndOfFile()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return (process.terminationStatus, lines)
  }
}
