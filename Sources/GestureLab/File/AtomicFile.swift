public import Foundation

/// Writing files so that a program ended at any moment leaves the earlier one whole.
public nonisolated enum AtomicFile {
  /// Why a file could not be written.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// What a path leads to.
  public enum Place: Equatable, Sendable {
    /// A file that is there or can be made.
    case file(String)
    /// Something that is written to but never replaced: a device, a pipe.
    case device(String)

    /// Where it is, symbolic links followed.
    public var path: String {
      switch self {
      case .file(let path), .device(let path): path
      }
    }
  }

  /// The most symbolic links followed, as the kernel's own limit.
  private static let linkLimit = 40

  /// Follows symbolic links to what is to be written, whether or not it is there already.
  ///
  /// - Throws: `Failure` for links that go round in a circle.
  public static func place(of path: String) throws(Failure) -> Place {
    var path = path
    for _ in 0...linkLimit {
      var status = stat()
      // What is not there yet is made; why it cannot be is told then.
      guard lstat(path, &status) == 0 else { return .file(path) }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: path = try target(ofLink: path)
      case S_IFREG, S_IFDIR: return .file(path)
      default: return .device(path)
      }
    }
    errno = ELOOP
    throw failure(path)
  }

  private static func target(ofLink path: String) throws(Failure) -> String {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      throw failure(path)
    }
    if target.hasPrefix("/") { return target }
    return ((path as NSString).deletingLastPathComponent as NSString)
      .appendingPathComponent(target)
  }

  /// Writes beside the file, waits until that is on the disk, and only then takes its place.
  ///
  /// Through a symbolic link its target is written; a device or a pipe is written to as it is.
  ///
  /// - Parameter waitsForDisk: false where only the end of the program is to be outlived, not that of
  ///   the machine.
  /// - Returns: what was written is known by; nil for what is no file.
  /// - Throws: `Failure` in one line; an earlier file is untouched then.
  @discardableResult
  public static func write(
    _ data: Data, to path: String, waitsForDisk: Bool = true
  ) throws(Failure) -> FileStamp? {
    switch try place(of: path) {
    case .file(let place):
      return try replace(place, with: data, named: path, waitsForDisk: waitsForDisk)
    case .device(let place):
      try send(data, to: place, named: path)
      return nil
    }
  }

  private static func replace(
    _ path: String, with data: Data, named name: String, waitsForDisk: Bool
  ) throws(Failure) -> FileStamp? {
    let whole = path as NSString
    let hidden = ".\(whole.lastPathComponent).\(getpid()).part"
    let part = (whole.deletingLastPathComponent as NSString).appendingPathComponent(hidden)
    let descriptor = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(name) }
    var status = stat()
    // What takes a file's place may be read and written by the same people.
    if stat(path, &status) == 0 { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    var isWritten = write(data, to: descriptor) && (!waitsForDisk || fsync(descriptor) == 0)
    let number = errno
    // Before it has its name: from then on somebody else may put another there.
    let stamp = FileStamp(of: descriptor)
    close(descriptor)
    errno = number
    isWritten = isWritten && rename(part, path) == 0
    if isWritten { return stamp }
    let failure = failure(name)
    unlink(part)
    throw failure
  }

  private static func send(
    _ data: Data, to path: String, named name: String
  ) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(name) }
    defer { close(descriptor) }
    guard write(data, to: descriptor) else { throw failure(name) }
  }

  /// Writes text as UTF-8.
  public static func write(_ text: String, to path: String) throws(Failure) {
    try write(Data(text.utf8), to: path)
  }

  private static func write(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        guard let base = bytes.baseAddress else { return false }
        let count = Foundation.write(descriptor, base + done, bytes.count - done)
        if count > 0 {
          done += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(
      description: "\(path): cannot be written (\(String(cString: strerror(errno)))); choose a "
        + "file in a folder that exists and is yours")
  }
}
