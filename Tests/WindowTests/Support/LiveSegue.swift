import Foundation
import Testing

/// A running `segue` and what it tells.
@MainActor
final class LiveSegue {
  /// Everything told so far.
  private(set) var events: [LiveEvent] = []
  private let process: ChildProcess

  /// How long anything may take before the test gives up; machines are slow at times.
  /// Units: seconds.
  static let patience = 60.0

  /// - Parameters:
  ///   - display: nil leaves `DISPLAY` unset.
  ///   - state: the folder of what is kept; nil is one nobody else has, so that no test begins with
  ///     what another, or the person at this machine, left behind.
  ///   - environment: more of it.
  ///   - fileLimit: kills it as soon as a file it writes is longer. Units: blocks of the shell's
  ///     `ulimit -f`, 512 bytes.
  init(
    _ arguments: [String], display: String?, state: String? = nil,
    environment: [String: String] = [:], fileLimit: Int? = nil
  ) throws {
    let kept = state ?? environment["XDG_STATE_HOME"] ?? Self.emptyFolder()
    var all: [String: String?] = ["DISPLAY": display, "LD_PRELOAD": nil, "XDG_STATE_HOME": kept]
    for (name, value) in environment { all[name] = value }
    var command = [try SegueProgram.path()] + arguments
    if let fileLimit {
      let limited = "ulimit -f \(fileLimit); exec \"$0\" \"$@\""
      command = ["/bin/sh", "-c", limited] + command
    }
    process = try ChildProcess(command[0], Array(command.dropFirst()), environment: all)
  }

  /// A path at which nothing is yet; the program makes a folder there if it has something to keep.
  private static func emptyFolder() -> String {
    NSTemporaryDirectory() + "segue-state-" + UUID().uuidString
  }

  /// Ends it by a signal and waits for its last words.
  func end(by signal: Int32) throws -> ChildProcess.Ending {
    process.send(signal)
    return try process.end(until: ChildProcess.now + Self.patience)
  }

  var identifier: Int32 { process.identifier }

  /// The next event `isWanted` likes.
  ///
  /// - Throws: `ChildProcess.Failure` when the program ends or the time is up first.
  @discardableResult
  func event(_ what: String, where isWanted: (LiveEvent) -> Bool) throws -> LiveEvent {
    let deadline = ChildProcess.now + Self.patience
    do {
      while let line = try process.nextLine(until: deadline) {
        guard let event = LiveEvent(line: line) else {
          throw ChildProcess.Failure(description: "not an event: \(line)")
        }
        events.append(event)
        if isWanted(event) { return event }
      }
    } catch {
      throw ChildProcess.Failure(description: "waiting for \(what): \(error)\(tail)")
    }
    let ending = try process.end(until: deadline)
    throw ChildProcess.Failure(description: "waiting for \(what): it ended, \(ending)\(tail)")
  }

  /// The next line it writes; nil at its end.
  func line() throws -> String? {
    try process.nextLine(until: ChildProcess.now + Self.patience)
  }

  /// The next event of this name.
  @discardableResult
  func event(named name: String) throws -> LiveEvent {
    try event(name) { $0.name == name }
  }

  /// Waits for the scene's own pan to take this state.
  @discardableResult
  func pan(_ state: String) throws -> LiveEvent {
    try event("the pan \(state)") { $0.isPan && $0.state == state }
  }

  /// Waits until a transition has ended.
  @discardableResult
  func end(of kind: String) throws -> LiveEvent {
    try event("the end of a \(kind)") { $0.isEnd && $0.text("kind") == kind }
  }

  /// Asks for the counters; what was told before is read when they are here.
  func counters() throws -> LiveEvent {
    process.send(SIGUSR1)
    return try event(named: "counters")
  }

  /// Waits until nothing moves, and no picture was made for a while.
  ///
  /// - Parameter stillness: how long. Units: seconds.
  /// - Returns: the counters then.
  /// - Throws: `ChildProcess.Failure` when something still moves as the time is up.
  @discardableResult
  func rest(for stillness: Double = 0.15) throws -> LiveEvent {
    let deadline = ChildProcess.now + Self.patience
    var last = try counters()
    var next = last
    while ChildProcess.now < deadline {
      next = try counters()
      let isMoving = next.flag("resting") != true || next.number("ticks") != last.number("ticks")
      if isMoving { last = next }
      if next.time - last.time > stillness { return next }
    }
    throw ChildProcess.Failure(description: "it never comes to rest; at last \(next)\(tail)")
  }

  /// Waits until the window is seen and what the scene begins with is over, in whatever order: a
  /// server with much to do shows the window late.
  func ready(presenting: Bool) throws -> LiveEvent {
    var window: LiveEvent?
    var hasBegun = false
    try event(presenting ? "the window and its card" : "the window and its page") {
      if $0.name == "window", $0.flag("mapped") == true { window = $0 }
      if presenting
        ? $0.isEnd && $0.text("kind") == "present" : $0.text("callback") == "viewDidAppear"
      {
        hasBegun = true
      }
      return window != nil && hasBegun
    }
    return try #require(window)
  }

  /// Waits for the program's end.
  func ending() throws -> ChildProcess.Ending {
    try process.end(until: ChildProcess.now + Self.patience)
  }

  /// Closes our end of its standard output.
  func stopReading() {
    process.closeOutput()
  }

  func send(_ signal: Int32) {
    process.send(signal)
  }

  private var tail: String {
    events.suffix(12).reduce("\nits last words:") { "\($0)\n  \($1)" }
  }
}
