import Foundation

/// What a command tells its caller.
enum StandardOutput {
  /// Writes a line; a reader that has gone away does not matter.
  ///
  /// What was asked for and cannot be written ends the program: there is nobody else to tell.
  static func write(line: String) {
    do {
      try write(Array((line + "\n").utf8))
    } catch {
      error.exit()
    }
  }

  /// - Throws: `Failure` when it cannot be written, unless the reader has gone away.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    let error = FileDescriptor.write(bytes, to: STDOUT_FILENO)
    if error == 0 || error == EPIPE { return }
    throw .world(
      "standard output: cannot be written (\(String(cString: strerror(error)))); "
        + "send it to a file or a program that takes it")
  }
}

/// What a command tells the person at the terminal.
enum StandardError {
  /// Writes a line that begins with the program's name.
  static func write(line: String) {
    _ = FileDescriptor.write(Array(("segue: " + line + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes progress, where somebody watches.
  static func progress(_ line: String) {
    if isatty(STDERR_FILENO) != 0 { write(line: line) }
  }
}

/// Writing to what the system calls a file.
enum FileDescriptor {
  /// Writes everything.
  ///
  /// - Returns: 0, or the error's number.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Foundation.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if count > 0 {
          done += count
        } else if count < 0, errno == EAGAIN {
          var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&entry, 1, -1)
        } else if count == 0 || errno != EINTR {
          return count == 0 ? EIO : errno
        }
      }
      return 0
    }
  }
}
