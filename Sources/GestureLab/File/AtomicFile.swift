public import Foundation

/// Writing files so that a program ended at any moment leaves the earlier one whole.
public nonisolated enum AtomicFile {
  /// Why a file could not be written.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Writes beside the file, waits until that is on the disk, and only then takes its place.
  ///
  /// - Parameter waitsForDisk: false where only the end of the program is to be outlived, not that of
  ///   the machine.
  /// - Throws: `Failure` in one line; the earlier file is untouched then.
  public static func write(
    _ data: Data, to path: String, waitsForDisk: Bool = true
  ) throws(Failure) {
    let whole = path as NSString
    let hidden = ".\(whole.lastPathComponent).\(getpid()).part"
    let part = (whole.deletingLastPathComponent as NSString).appendingPathComponent(hidden)
    let descriptor = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    var isWritten = write(data, to: descriptor) && (!waitsForDisk || fsync(descriptor) == 0)
    let number = errno
    close(descriptor)
    errno = number
    isWritten = isWritten && rename(part, path) == 0
    if isWritten { return }
    let failure = failure(path)
    unlink(part)
    throw failure
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
