import Dispatch
import Foundation

/// Where event lines go: a file or standard output, each line at once.
///
/// Nobody waits for a slow reader: what it does not take yet is kept for it, up to a limit, and the
/// window goes on.
@MainActor
final class EventSink {
  /// Why lines could not be written, told already; a reader that went away is no failure.
  private(set) var failure: Failure?
  /// Bytes written so far.
  private(set) var byteCount = 0

  /// Where lines go; `-` for standard output.
  let path: String
  private let descriptor: Int32
  private var isOpen = true
  /// What the reader has not taken yet, from `sent` on.
  private var pending: [UInt8] = []
  private var sent = 0
  private var room: (any DispatchSourceWrite)?
  /// Lines that found no room since it was last said.
  private var lostCount = 0

  /// The most that is kept for a slow reader. Units: bytes. Source: chosen, minutes of a drag.
  private static let limit = 1 << 23
  /// What a pipe that has room takes without waiting. Units: bytes. Source: POSIX, PIPE_BUF of Linux.
  private static let piece = 4096
  /// How long the end waits for a reader that takes nothing. Units: milliseconds. Source: chosen.
  private static let patience: Int32 = 1000

  private let tell: (String) -> Void

  /// - Parameters:
  ///   - path: a file, made anew; `-` is standard output.
  ///   - tell: says what the person at the terminal should know.
  /// - Throws: `Failure` when the file cannot be made.
  init(
    path: String, telling tell: @escaping (String) -> Void = StandardError.write(line:)
  ) throws(Failure) {
    self.path = path
    self.tell = tell
    if path == "-" {
      descriptor = STDOUT_FILENO
      return
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 {
      throw .world(
        "--events \(path): cannot be written (\(String(cString: strerror(errno)))); "
          + "choose a file in a folder that exists and is yours")
    }
  }

  isolated deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Writes a whole line, or keeps it until the reader has room.
  func write(_ bytes: [UInt8]) {
    // Whoever has room by now need not wait to be asked.
    if pending.count - sent + bytes.count > Self.limit { flush() }
    guard isOpen else { return }
    guard pending.count - sent + bytes.count <= Self.limit else {
      if lostCount == 0 {
        tell(
          "--events \(path): the reader is too slow; lines are left out until it has room")
      }
      lostCount += 1
      return
    }
    pending += bytes
    flush()
    if sent < pending.count { waitForRoom() }
  }

  /// Gives the reader what is left, as long as it takes some.
  func finish() {
    while isOpen, sent < pending.count {
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let found = poll(&entry, 1, Self.patience)
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { break }
      flush()
    }
    room?.cancel()
    room = nil
    tellLost()
  }

  /// Writes what can be written without waiting.
  private func flush() {
    while isOpen, sent < pending.count {
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let found = poll(&entry, 1, 0)
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { return }
      let end = min(sent + Self.piece, pending.count)
      let count = pending[sent..<end].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        sent += count
        byteCount += count
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        stop(because: count == 0 ? EIO : errno)
      } else if errno == EAGAIN {
        return
      }
    }
    room?.cancel()
    room = nil
    pending.removeAll(keepingCapacity: pending.capacity <= 1 << 16)
    sent = 0
    if isOpen { tellLost() }
  }

  /// Says how many lines a slow reader has missed.
  private func tellLost() {
    guard lostCount > 0 else { return }
    tell(
      "--events \(path): \(lostCount == 1 ? "1 line was" : "\(lostCount) lines were") left out")
    lostCount = 0
  }

  private func waitForRoom() {
    if sent > pending.count / 2 {
      pending.removeFirst(sent)
      sent = 0
    }
    guard room == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.flush() }
    }
    source.activate()
    room = source
  }

  private func stop(because error: Int32) {
    room?.cancel()
    room = nil
    isOpen = false
    if error == EPIPE { return }
    let failure = Failure.world(
      "--events \(path): writing stopped (\(String(cString: strerror(error)))); make room and begin "
        + "again, the window goes on without")
    tell(failure.description)
    self.failure = failure
  }
}
