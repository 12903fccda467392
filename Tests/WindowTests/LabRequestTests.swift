import Foundation
import Testing

/// What replays and sweeps are asked for is done, or refused; never passed over.
@Suite(.serialized) @MainActor
struct LabRequestTests {
  private let folder = NSTemporaryDirectory() + "segue-request-\(UUID().uuidString)"

  nonisolated private static let gesture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/Gestures/swipe-back/past-the-threshold.gesture").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func output(
    _ arguments: [String]
  ) throws -> (lines: [String], ending: ChildProcess.Ending) {
    let segue = try LiveSegue(arguments, display: nil)
    var lines: [String] = []
    while let line = try segue.line() { lines.append(line) }
    return (lines, try segue.ending())
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = folder + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test(arguments: ["1", "2"])
  func `a sweep starts from the preset's values`(jobs: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // More cells than are played without a worker.
    let grid = ["sweep", "swipe-back", "--distance", "40...360:33", "--velocity", "0...1500:2"]
    let shared = grid + ["--csv", "--jobs", jobs]

    let plain = try output(shared)
    let preset = try output(shared + ["--preset", "Flutter"])
    let same = try output(shared + ["--preset", "Article A"])

    #expect([plain, preset, same].allSatisfy { $0.ending.status == 0 }, "\(preset.ending.errors)")
    #expect(plain.lines.count > 66)
    #expect(preset.lines != plain.lines)
    #expect(same.lines.filter { !$0.hasPrefix("#") } == plain.lines.filter { !$0.hasPrefix("#") })
  }

  @Test(arguments: [
    ["--junit", "-"], ["--markdown", "-"], ["--trace", "-"], ["--html", "h"], ["--repeat", "2"],
    ["--check", "c"],
  ])
  func `what a replay at a window cannot give is refused`(_ more: [String]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let (lines, ending) = try output(["replay", "--window", Self.gesture] + more)

    #expect(ending.status == 2)
    #expect(lines.isEmpty)
    #expect(ending.errors.count == 1, "\(ending.errors)")
    #expect(ending.errors.first?.contains("\(more[0])") == true)
  }

  @Test(arguments: [
    (["run", "--play", "/no/such.gesture"], "/no/such.gesture: there is no such file", Int32(2)),
    (["replay", gesture, "--html", "/proc/x"], "choose a place", 3),
    (["demo", "-o", "/proc/x"], "choose a place", 3),
    (["snapshot", "swipe-back", "-o", gesture + "/x.png"], "is a file, no folder", 3),
    (["frob"], "unknown command or scene 'frob'", 2),
    (["sweep", "swipe-back", "--distance", "0..500"], "--distance 0..500: give A...B:N", 2),
    (
      [
        "sweep", "swipe-back", "--distance", "1...9:10000", "--velocity", "1...9:10000", "--vary",
        "threshold=0.1...0.9:10000", "--vary", "duration=0.2...0.9:10000", "--vary",
        "parallax=0...1:10000",
      ], "the grid has more cells than can be counted; at most 1000000 are played", 2
    ),
    (
      ["sweep", "swipe-back", "--distance", "9", "--velocity", "0", "--jobs", "0"], "--jobs 0: ", 2
    ),
    (["bench-lab", "--count", "9223372036854775807"], "--count 9223372036854775807: give", 2),
    (["bench-lab", "--fuzz", "9223372036854775807"], "--fuzz 9223372036854775807: give", 2),
  ])
  func `what is wrong is said in words that help`(
    arguments: [String], words: String, status: Int32
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let (_, ending) = try output(arguments)

    #expect(ending.status == status)
    #expect(ending.errors.count == 1, "\(ending.errors)")
    #expect(ending.errors.first?.contains(words) == true, "\(ending.errors)")
    #expect(ending.errors.first?.contains(":1:1:") == false)
  }

  @Test(arguments: ["--tuning", "--check"])
  func `another scene's tuning is refused`(_ option: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try file(
      "other.json", "{\"scene\": \"pull-to-dismiss\", \"values\": {\"threshold\": 0.5}}")

    let (_, ending) = try output(["replay", Self.gesture, option, path])

    #expect(ending.status == 2)
    #expect(ending.errors.count == 1, "\(ending.errors)")
    #expect(ending.errors.first?.contains("pull-to-dismiss") == true)
  }

  @Test func `a sweep is checked against an earlier one of the same gestures`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/before.json"
    let grid = ["--distance", "40...360:5", "--velocity", "0"]
    let written = try output(["sweep", "swipe-back"] + grid + ["--json", "-o", path])

    let same = try output(["sweep", "swipe-back", "--check", path])
    let other = try output(["sweep", "swipe-back", "--check", path, "--set", "threshold=0.6"])
    let scene = try output(["sweep", "pull-to-dismiss"] + grid + ["--check", path])
    let device = try output(["sweep", "swipe-back", "--device", "375x667", "--check", path])
    let drag = try output(["sweep", "swipe-back", "--from", "100,300", "--check", path])

    #expect(written.ending.status == 0, "\(written.ending.errors)")
    #expect(same.ending.status == 0, "\(same.ending.errors)")
    #expect(other.ending.status == 1, "\(other.ending.errors)")
    #expect(other.ending.errors.contains { $0.contains("finish → cancel") })
    for (refused, words) in [
      (scene, "is for 'swipe-back', not for 'pull-to-dismiss'"),
      (device, "is a sweep of device 390x844, not 375x667"),
      (drag, "is a sweep of a drag from"),
    ] {
      #expect(refused.ending.status == 2)
      #expect(refused.lines.isEmpty)
      #expect(refused.ending.errors.first?.contains(words) == true, "\(refused.ending.errors)")
    }
  }

  @Test(arguments: [
    (
      "{\"scene\": \"swipe-back\", \"axes\": [],\n \"cells\": []}",
      "c.json:1:33: expected one axis or more"
    ),
    ("{\"scene\": \"swipe-back\",\n", "c.json:2:1: expected"),
    ("{\"scene\": \"swipe-back\", \"values\": {\"threshold\": \"x\"}}", "'threshold' is no number"),
    ("[1]", "it needs 'scene' and 'values'"),
  ])
  func `what cannot be checked against is told with its place and what to give`(
    text: String, words: String
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try file("c.json", text)

    let (lines, ending) = try output(
      ["sweep", "swipe-back", "--distance", "40", "--velocity", "0", "--check", path])

    #expect(ending.status == 2)
    #expect(lines.isEmpty)
    #expect(ending.errors.count == 1, "\(ending.errors)")
    let error = ending.errors.first ?? ""
    #expect(error.contains("--check \(folder)/c.json"), "\(error)")
    #expect(error.contains(words), "\(error)")
    #expect(error.contains("'segue sweep --json' writes it"), "\(error)")
  }

  @Test func `a folder is nothing to check against, and an axis must be the scene's`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/before.json"
    let grid = ["--distance", "40", "--velocity", "0", "--vary", "threshold=0.3...0.5:2"]
    _ = try output(["sweep", "swipe-back"] + grid + ["--json", "-o", path])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let strange = try file("strange.json", text.replacing("threshold", with: "treshold"))

    let whole = try output(["sweep", "swipe-back", "--check", folder])
    let axis = try output(["sweep", "swipe-back", "--check", strange])

    #expect(whole.ending.status == 2)
    #expect(whole.ending.errors.first?.contains("is a folder; give a file") == true)
    #expect(axis.ending.status == 2)
    #expect(axis.ending.errors.count == 1, "\(axis.ending.errors)")
    #expect(
      axis.ending.errors.first?.contains("--check \(strange): swipe-back has no tunable 'treshold'")
        == true, "\(axis.ending.errors)")
  }

  @Test func `a gesture becomes W3C Actions and comes back`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let actions = folder + "/a.json"
    let back = folder + "/back.gesture"

    let there = try output(["convert", Self.gesture, "-o", actions])
    let again = try output(["convert", actions, "-o", back])
    let shown = try output(["convert", actions])
    let replayed = try output(["replay", actions, back])

    #expect([there, again, shown, replayed].allSatisfy { $0.ending.status == 0 })
    #expect(shown.lines.first == "segue-gesture 1")
    #expect(replayed.lines.last == "2 passed, 0 failed")
  }

  @Test func `a scene without a threshold is not fitted`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try file(
      "sheet.gesture",
      "segue-gesture 1\nscene: detents\nstate: medium\nintent: finish\n\n"
        + "drag from 195 450 to 195 800 over 300 hold 100\n")

    let (_, ending) = try output(["fit", path])

    #expect(ending.status == 2)
    #expect(ending.errors.first?.contains("no 'threshold'") == true, "\(ending.errors)")
  }

  @Test(arguments: ["replay", "fit"])
  func `a tuning file among the gestures of a folder is left out aloud`(_ command: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let tuning = try file(
      "tuned.json", "{\"scene\": \"swipe-back\", \"values\": {\"threshold\": 0.5}}")
    let text = try String(contentsOfFile: Self.gesture, encoding: .utf8)
    _ = try file(
      "a.gesture",
      text.contains("intent:")
        ? text : text.replacing("state: detail\n", with: "state: detail\nintent: finish\n"))

    let among = try output([command, folder])
    let named = try output([command, tuning])

    #expect(among.ending.status == 0, "\(among.ending.errors)")
    #expect(among.ending.errors.count == 1)
    #expect(among.ending.errors.first?.contains("tuned.json") == true)
    #expect(named.ending.status == 2)
  }
}
