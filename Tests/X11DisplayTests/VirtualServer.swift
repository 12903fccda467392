import CX11
import Foundation

/// An X server of one's own, without a screen, for the length of a test.
final class VirtualServer {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let display: OpaquePointer
  let root: Window
  private let process: Process

  init() throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp", "-terminate",
    ]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    // The server writes its number once it listens, or closes the pipe when it cannot.
    var answer = Data()
    while !answer.contains(UInt8(ascii: "\n")) {
      let part = pipe.fileHandleForReading.availableData
      if part.isEmpty { break }
      answer.append(part)
    }
    let number = String(decoding: answer, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard !number.isEmpty, let display = XOpenDisplay(":" + number) else {
      kill(process.processIdentifier, SIGKILL)
      throw Failure(description: "Xvfb did not start (it said \"\(number)\"); install xvfb")
    }
    self.display = display
    root = XDefaultRootWindow(display)
  }

  /// Ends the connection, and with its last client the server.
  func stop() {
    XCloseDisplay(display)
  }

  /// The colours of a pixmap of depth 24, as 0xRRGGBB.
  func pixels(of pixmap: Pixmap, width: Int, height: Int) throws -> [UInt32] {
    guard
      let image = XGetImage(
        display, pixmap, 0, 0, UInt32(width), UInt32(height), 0xFF_FFFF, ZPixmap),
      let data = image.pointee.data
    else { throw Failure(description: "the server did not give the pixels back") }
    let stride = Int(image.pointee.bytes_per_line)
    var result: [UInt32] = []
    for y in 0..<height {
      let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { result.append(row[x] & 0xFF_FFFF) }
    }
    _ = image.pointee.f.destroy_image(image)
    return result
  }
}
