import Foundation
import Testing
import X11Display
import XTestPointer

extension RealDisplayTests {
  /// Texts between two programs.
  @Suite struct ClipboardTests {
    /// Another program that owns the clipboard.
    private func owner(letters: Int, on display: VirtualDisplay) throws -> Process {
      let process = Process()
      let output = Pipe()
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      process.executableURL = folder.appendingPathComponent("X11Probe")
      process.arguments = ["copy", "\(letters)"]
      var environment = ProcessInfo.processInfo.environment
      environment["DISPLAY"] = display.name
      process.environment = environment
      process.standardOutput = output
      try process.run()
      var told = ""
      while !told.contains("copied") {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        told += String(decoding: data, as: UTF8.self)
      }
      return process
    }

    /// As the probe makes it.
    private func text(letters: Int) -> String {
      var text = ""
      var line = 0
      while text.utf8.count < letters {
        text += "\(line): the quick brown fox\n"
        line += 1
      }
      return text.prefix(max(0, letters - 1)) + "ß"
    }

    /// In one piece, just in several, an exact number of pieces, and more than a megabyte.
    @Test(arguments: [1_000, 200_001, 262_143, 3_000_000])
    func `a text of any length arrives whole`(letters: Int) throws {
      let display = try VirtualDisplay()
      let owner = try owner(letters: letters, on: display)
      defer { owner.terminate() }
      let world = try X11World(
        X11Configuration(
          title: "Paste", size: CGSize(width: 50, height: 50), display: display.name))
      defer { world.close() }

      let once = world.clipboard.text()
      let again = world.clipboard.text()

      #expect(once == text(letters: letters))
      #expect(again == once)
    }

    @Test func `an owner that dies leaves nothing to paste, and nobody waits for it`() throws {
      let display = try VirtualDisplay()
      let owner = try owner(letters: 500_000, on: display)
      let world = try X11World(
        X11Configuration(
          title: "Paste", size: CGSize(width: 50, height: 50), display: display.name))
      defer { world.close() }

      kill(owner.processIdentifier, SIGKILL)
      owner.waitUntilExit()

      #expect(world.clipboard.text() == nil)
    }
  }
}
