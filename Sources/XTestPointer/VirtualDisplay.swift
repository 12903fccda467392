import CXTest
import Foundation

/// An X server of the test's own, without a screen to look at.
@MainActor
public final class VirtualDisplay {
  /// What stood in the way.
  public nonisolated struct Failure: Error, CustomStringConvertible {
    /// One line for people.
    public let description: String

    public init(description: String) {
      self.description = description
    }
  }

  /// As `:42`.
  public let name: String
  /// The server's process number.
  public var processIdentifier: Int32 { process.processIdentifier }

  private let process = Process()
  /// Keeps the server alive between the test's own connections, and no longer than the test: the
  /// server ends with its last client. Never spoken to again, so its end does no harm.
  private let anchor: OpaquePointer?

  /// Starts Xvfb on a free display and waits until it answers.
  ///
  /// - Parameters:
  ///   - size: of the screen, pixels.
  ///   - refreshRate: how often its software clock ticks, Hz; nil for the server's own 60.
  ///   - missing: extensions to switch off, as Xvfb spells them.
  /// - Throws: `Failure` when Xvfb is not installed or does not start.
  public init(
    size: (width: Int, height: Int) = (1280, 1024), depth: Int = 24, refreshRate: Int? = nil,
    without missing: [String] = []
  ) throws {
    let output = Pipe()
    var arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x\(depth)",
      "-nolisten", "tcp", "-terminate",
    ]
    if let refreshRate { arguments += ["-fakescreenfps", String(refreshRate)] }
    for name in missing { arguments += ["-extension", name] }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty {
        throw Failure(description: "Xvfb ended before it told its display; is it installed?")
      }
      text += String(decoding: data, as: UTF8.self)
    }
    name = ":" + text.prefix { $0.isNumber }
    anchor = XOpenDisplay(name)
  }

  isolated deinit {
    stop()
  }

  /// Ends the server at once, as a crash would, and waits for its end.
  public func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
