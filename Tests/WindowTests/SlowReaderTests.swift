import Foundation
import Testing
import XTestPointer

/// Whoever reads the events slowly, or has no room for them, does not hold the window up.
@Suite(.serialized) @MainActor
struct SlowReaderTests {
  private let folder = NSTemporaryDirectory() + "segue-slow-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test func `a window whose events nobody reads still ends when it is told to`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    // Held open, full after 64 KiB, and never read until the end.
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    let desk = try Desk()
    let segue = try LiveSegue(
      [
        "run", "swipe-back", "--state", "detail", "--scale", "1", "--no-panel", "--fresh",
        "--events", path, "--events-frames",
      ], display: desk.display.name)
    let hand = try #require(desk.hand)
    _ = hand.window(of: segue.identifier)

    var read = ""
    func take() {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(reader, &buffer, buffer.count)
      if count > 0 { read += String(decoding: buffer[..<count], as: UTF8.self) }
    }
    let deadline = ChildProcess.now + LiveSegue.patience
    while !read.contains("viewDidAppear"), ChildProcess.now < deadline { take() }
    // Each answer is a line; so many of them are more than the pipe holds.
    var waiting: Int32 = 0
    while waiting < 60_000, ChildProcess.now < deadline {
      segue.send(SIGUSR1)
      sched_yield()
      _ = ioctl(reader, UInt(FIONREAD), &waiting)
    }
    for _ in 0..<2000 {
      segue.send(SIGUSR1)
      sched_yield()
    }
    let ending = try segue.end(by: SIGTERM)

    #expect(waiting >= 60_000)
    #expect(ending.signal == nil)
    #expect(ending.status == 0)
  }

  @Test func `events that find no room are told once, with the world's status`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let desk = try Desk()
    let program = try ChildProcess(
      try SegueProgram.path(),
      ["run", "swipe-back", "--scale", "1", "--no-panel", "--fresh", "--events", "-"],
      environment: ["DISPLAY": desk.display.name], output: full)
    let hand = try #require(desk.hand)
    _ = hand.window(of: program.identifier)

    program.send(SIGTERM)
    let ending = try program.end(until: ChildProcess.now + LiveSegue.patience)

    #expect(ending.status == 3)
    #expect(ending.errors.count == 1, "\(ending.errors)")
    #expect(ending.errors.first?.contains("--events -") == true)
  }
}
