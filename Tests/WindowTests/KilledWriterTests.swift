import Foundation
import GestureLab
import Testing
import XTestPointer

/// Whoever is killed in the middle of writing leaves the earlier file whole.
///
/// The kernel kills at a byte that is chosen here: no moment has to be guessed.
@Suite(.serialized) @MainActor
struct KilledWriterTests {
  private let folder = NSTemporaryDirectory() + "segue-killed-\(UUID().uuidString)"
  private static let before = "as it was"

  private static let recordings = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/Gestures/swipe-back").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String) throws -> String {
    let path = folder + "/" + name
    try Data(Self.before.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: ["--junit", "--markdown", "--trace"], [0, 1])
  func `a report`(option: String, limit: Int) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try file("report")
    let from =
      option == "--trace" ? Self.recordings + "/past-the-threshold.gesture" : Self.recordings

    let killed = try LiveSegue(
      ["replay", from, option, path], display: nil, fileLimit: limit
    ).ending()
    let afterwards = text(of: path)
    let whole = try LiveSegue(["replay", from, option, path], display: nil).ending()

    #expect(killed.signal == SIGXFSZ)
    #expect(afterwards == Self.before)
    #expect(whole.status == 0)
    // What the limit cut short was longer than the limit.
    #expect((text(of: path)?.utf8.count ?? 0) > limit * 512)
  }

  @Test(arguments: [["--json"], ["--csv"], ["--png"]], [0, 1])
  func `a map`(format: [String], limit: Int) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try file("map")
    let grid = ["--distance", "40...400:7", "--velocity", "0...2000:5", "--jobs", "1"]

    let killed = try LiveSegue(
      ["sweep", "swipe-back"] + grid + format + ["-o", path], display: nil, fileLimit: limit
    ).ending()

    #expect(killed.signal == SIGXFSZ)
    #expect(text(of: path) == Self.before)
  }

  @Test func `a recording`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let desk = try Desk()
    let path = try file("drag.gesture")
    let segue = try LiveSegue(
      ["record", "swipe-back", "--state", "detail", "--scale", "1", "-o", path],
      display: desk.display.name, fileLimit: 1)

    let hand = try #require(desk.hand)
    _ = hand.window(of: segue.identifier)
    desk.press(at: CGPoint(x: 60, y: 400))
    desk.move(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
    desk.release()
    let killed = try segue.ending()

    #expect(killed.signal == SIGXFSZ)
    #expect(text(of: path) == Self.before)
  }
}
