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
  private var unread: [UInt8] = []
  /// Up to where lines were handed out, and up to where there is no end of one.
  private var start = 0
  private var searched = 0
  private var hasEnded = false

  /// How long it may say nothing when something is waited for. Units: seconds. Source: chosen, longer
  /// than any start takes.
  private static let patience: TimeInterval = 60

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
  ///
  /// - Throws: `Failure` when it says nothing for too long.
  func nextLine() throws(Failure) -> String? {
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[start..<end], as: UTF8.self)
        (start, searched) = (end + 1, end + 1)
        return line
      }
      unread.removeFirst(start)
      (start, searched) = (0, unread.count)
      if hasEnded { return nil }
      guard read(until: PointerScript.now + Self.patience) else {
        throw .world(
          "the window's program has said nothing for \(Int(Self.patience)) seconds; "
            + "see whether it runs by itself: segue run --events -")
      }
    }
  }

  /// Waits until a moment and takes in what is told meanwhile: a program nobody listens to stands
  /// still when its pipe is full.
  func wait(until moment: TimeInterval) {
    while !hasEnded, moment - PointerScript.now > 0.002, read(until: moment - 0.001) {}
    PointerScript.wait(until: moment)
  }

  /// Takes in what there is, or what comes until the deadline.
  ///
  /// - Returns: false when nothing came.
  private func read(until deadline: TimeInterval) -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let rest = max(0, deadline - PointerScript.now)
      let found = poll(&entry, 1, Int32((rest * 1000).rounded(.up)))
      if found > 0 { break }
      if found == 0 || errno != EINTR { return false }
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 {
      unread += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      hasEnded = true
    }
    return true
  }

  /// The next event `isWanted` likes, as the JSON object it is.
  ///
  /// - Throws: `Failure` when the program ends first.
  func event(where isWanted: ([String: Any]) -> Bool) throws(Failure) -> [String: Any] {
    while let line = try nextLine() {
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
