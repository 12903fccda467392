import Foundation

/// A program we started: its output line by line, its end, its last words.
///
/// Started and awaited by hand: Foundation's process turns the main run loop over while it waits,
/// and another test could begin in there.
@MainActor
final class ChildProcess {
  /// How a program ended.
  struct Ending {
    /// The exit status; nil after a signal.
    let status: Int32?
    /// The signal that killed it; nil when it exited by itself.
    let signal: Int32?
    /// Standard error, line by line.
    let errors: [String]
  }

  /// What keeps a test from going on.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let identifier: pid_t
  private var output: Int32
  private let errors: Int32
  private var unread: [UInt8] = []
  private var ending: Ending?

  /// - Parameters:
  ///   - environment: changes to our own; nil takes a variable away.
  ///   - given: what it has for standard output instead of a pipe to us.
  init(
    _ path: String, _ arguments: [String], environment changes: [String: String?],
    output given: Int32? = nil
  ) throws {
    var environment = ProcessInfo.processInfo.environment
    for (key, value) in changes { environment[key] = value }
    var (out, err): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&out) == 0, pipe(&err) == 0 else {
      throw Failure(description: "no pipe: \(String(cString: strerror(errno)))")
    }
    for end in out + err { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, given ?? out[1], 1)
    posix_spawn_file_actions_adddup2(&actions, err[1], 2)
    // The threads tests run on hold signals back, and a child would inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var id = pid_t()
    let error = posix_spawn(&id, path, &actions, &attributes, words, variables)
    close(out[1])
    close(err[1])
    (identifier, output, errors) = (id, out[0], err[0])
    if error != 0 { throw Failure(description: "\(path): \(String(cString: strerror(error)))") }
  }

  isolated deinit {
    if ending == nil, identifier > 0 {
      kill(identifier, SIGKILL)
      var status: Int32 = 0
      waitpid(identifier, &status, 0)
    }
    closeOutput()
    close(errors)
  }

  /// The next line of standard output; nil at its end.
  ///
  /// - Throws: `Failure` at the deadline (seconds on the monotonic clock).
  func nextLine(until deadline: Double) throws -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + 1)
        return line
      }
      if output < 0 { return nil }
      let data = try Self.read(output, until: deadline)
      if data.isEmpty { return nil }
      unread += data
    }
  }

  /// Closes our end of its standard output.
  func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  func send(_ signal: Int32) {
    if ending == nil { kill(identifier, signal) }
  }

  /// Waits for its end. What it still writes to standard output is dropped.
  func end(until deadline: Double) throws -> Ending {
    if let ending { return ending }
    while try nextLine(until: deadline) != nil {}
    var text: [UInt8] = []
    while true {
      let data = try Self.read(errors, until: deadline)
      if data.isEmpty { break }
      text += data
    }
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    let signal = status & 0x7f
    let result = Ending(
      status: signal == 0 ? (status >> 8) & 0xff : nil, signal: signal == 0 ? nil : signal,
      errors: String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init))
    ending = result
    return result
  }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func read(_ descriptor: Int32, until deadline: Double) throws -> [UInt8] {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let left = deadline - now
      if left <= 0 { throw Failure(description: "nothing came until the deadline") }
      if poll(&entry, 1, Int32(left * 1000) + 1) > 0 { break }
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }
}
