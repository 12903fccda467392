import Foundation

/// Where event lines go: a file or standard output, each line at once.
@MainActor
final class EventSink {
  /// Why lines could not be written; a reader that went away is no failure.
  private(set) var failure: Failure?
  /// Bytes written so far.
  private(set) var byteCount = 0

  /// Where lines go; `-` for standard output.
  let path: String
  private var descriptor: Int32

  /// - Parameter path: a file, made anew; `-` is standard output.
  /// - Throws: `Failure` when the file cannot be made.
  init(path: String) throws(Failure) {
    self.path = path
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

  /// Writes a whole line.
  func write(_ bytes: [UInt8]) {
    guard descriptor >= 0 else { return }
    let error = FileDescriptor.write(bytes, to: descriptor)
    if error == 0 {
      byteCount += bytes.count
      return
    }
    if descriptor > STDERR_FILENO { close(descriptor) }
    descriptor = -1
    if error == EPIPE { return }
    failure = .world(
      "--events \(path): writing stopped (\(String(cString: strerror(error)))); "
        + "what was written until then is whole lines")
  }
}
