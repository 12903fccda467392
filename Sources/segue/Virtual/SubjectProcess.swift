import Foundation

/// Another `segue`, running in a display of our choice, that tells what happens to it.
@MainActor
final class SubjectProcess {
  let process = Process()
  /// Hears of every event that is read.
  var onEvent: (([String: Any]) -> Void)?
  private let output = Pipe()
  /// Nothing is written to it: that it closes when this program ends is what it is for.
  private let lifeline = Pipe()
  private var unread = Data()

  /// Whether the program runs.
  var isRunning: Bool { process.isRunning }

  /// - Throws: `Failure` when it cannot be started.
  init(
    _ arguments: [String], display: String, preloading library: String? = nil
  ) throws(Failure) {
    process.executableURL = URL(fileURLWithPath: Self.executable)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["LD_PRELOAD"] = library
    environment[Lifeline.variable] = "1"
    process.environment = environment
    process.standardInput = lifeline
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw .world("another segue could not be started: \(error.localizedDescription)")
    }
  }

  /// Our own file.
  static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// The next line it writes; waits for it. Nil at its end.
  func nextLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[unread.startIndex..<end], as: UTF8.self)
        unread = Data(unread[(end + 1)...])
        return line
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread.append(data)
    }
  }

  /// The next event `isWanted` likes, as the JSON object it is.
  ///
  /// - Throws: `Failure` when the program ends first.
  func event(where isWanted: ([String: Any]) -> Bool) throws(Failure) -> [String: Any] {
    while let line = nextLine() {
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
        let event = object as? [String: Any]
      else { continue }
      onEvent?(event)
      if isWanted(event) { return event }
    }
    process.waitUntilExit()
    throw .world("the window's program ended early, with status \(process.terminationStatus)")
  }

  /// Asks for counters until so many seconds went by without a frame between two answers.
  ///
  /// - Throws: `Failure` when the program ends first, or never comes to rest.
  func waitForStillness(
    _ seconds: TimeInterval = 0.05, within limit: TimeInterval = 60
  ) throws(Failure) {
    var last = -1
    let deadline = PointerScript.now + limit
    while PointerScript.now < deadline {
      kill(process.processIdentifier, SIGUSR1)
      let counters = try event { $0["event"] as? String == "counters" }
      let frames = counters["frames"] as? Int ?? 0
      if frames == last { return }
      last = frames
      PointerScript.wait(until: PointerScript.now + seconds)
    }
    throw .world("the window has not come to rest in \(Int(limit)) seconds")
  }

  /// Asks it to end, and waits until it has.
  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }
}
