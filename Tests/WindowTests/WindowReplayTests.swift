import Foundation
import GestureLab
import Testing
import XTestPointer

/// Recording in the window, playing in it, and replaying through the real pointer.
@Suite(.serialized) @MainActor
struct WindowReplayTests {
  private let folder = NSTemporaryDirectory() + "segue-lab-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private static let recordings = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/Gestures").path

  @Test(arguments: DragScene.allCases)
  func `a recorded drag is replayed to the same end`(_ scene: DragScene) throws {
    let desk = try Desk()
    let path = folder + "/drag.gesture"
    let segue = try LiveSegue(
      [
        "run", scene.rawValue, "--state", scene.state, "--scale", "1", "--events", "-",
        "--no-panel", "--fresh",
        "--record", path,
      ], display: desk.display.name)
    _ = try segue.ready(presenting: scene == .pullToDismiss)
    try desk.takeHold(scene, scene.way(to: 0.5), of: segue)
    desk.release()
    let verdict = try segue.event(named: "verdict")
    try segue.end(of: scene.kind)
    segue.send(SIGTERM)
    _ = try segue.ending()

    let file = try GestureFile(contentsOfFile: path)
    let replay = try LiveSegue(["replay", path, "--json"], display: nil)
    var text = ""
    while let line = try replay.line() { text += line + "\n" }
    let ending = try replay.ending()
    let records = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])

    #expect(ending.status == 0)
    #expect(file.expect == .finish)
    #expect(file.state == scene.state)
    #expect(records.count == 1)
    #expect(records[0]["outcome"] as? String == "finish")
    let percent = try #require((records[0]["percent"] as? NSNumber)?.doubleValue)
    let shown = try #require(verdict.number("percent"))
    #expect(abs(percent - shown) < 0.002)
  }

  @Test(arguments: ["swipe-back/past-the-threshold", "pull-to-dismiss/short-of-the-threshold"])
  func `through the real pointer it ends as without a window`(name: String) throws {
    let segue = try LiveSegue(
      ["replay", "--window", Self.recordings + "/" + name + ".gesture"], display: nil)

    let line = try segue.line()
    let ending = try segue.ending()

    #expect(ending.status == 0, "\(ending.errors)")
    #expect(line?.hasPrefix("ok ") == true, "\(line ?? "")")
  }

  @Test(arguments: [("finish", Int32(0)), ("cancel", 1)], [true, false])
  func `the window plays a file and says whether it gave what it must`(
    outcome: (expect: String, status: Int32), hasPanel: Bool
  ) throws {
    let (expect, status) = outcome
    let desk = try Desk()
    let path = folder + "/play.gesture"
    try Data(
      """
      segue-gesture 1
      scene: swipe-back
      state: detail
      expect: \(expect)

      drag from 60 400 to 280 400 over 300 hold 150

      """.utf8
    ).write(to: URL(fileURLWithPath: path))

    let segue = try LiveSegue(
      ["run", "--play", path, "--exit-after-play", "--events", "-"]
        + (hasPanel ? [] : ["--no-panel"]),
      display: desk.display.name)
    try segue.event(named: "verdict")
    let ending = try segue.ending()

    #expect(ending.status == status, "\(ending.errors)")
  }

  @Test func `record ends with the gesture, and before it leaves the file as it was`() throws {
    let desk = try Desk()
    let path = folder + "/next.gesture"
    try Data("as it was".utf8).write(to: URL(fileURLWithPath: path))

    let closed = try LiveSegue(["record", "swipe-back", "-o", path], display: desk.display.name)
    let hand = try #require(desk.hand)
    _ = hand.window(of: closed.identifier)
    closed.send(SIGTERM)
    #expect(try closed.ending().status == 1)
    #expect(FileManager.default.contents(atPath: path) == Data("as it was".utf8))

    let segue = try LiveSegue(
      ["record", "swipe-back", "--state", "detail", "--scale", "1", "-o", path],
      display: desk.display.name)
    _ = hand.window(of: segue.identifier)
    desk.press(at: CGPoint(x: 60, y: 400))
    desk.move(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
    desk.release()
    #expect(try segue.ending().status == 0)

    #expect(throws: Never.self) { try GestureFile(contentsOfFile: path) }
  }

  @Test func `a recording ended with the finger down leaves the file as it was`() throws {
    let desk = try Desk()
    let path = folder + "/held.gesture"
    try Data("as it was".utf8).write(to: URL(fileURLWithPath: path))
    let scene = DragScene.swipeBack
    let segue = try LiveSegue(
      [
        "run", scene.rawValue, "--state", scene.state, "--scale", "1", "--events", "-",
        "--no-panel", "--fresh", "--record", path,
      ], display: desk.display.name)
    _ = try segue.ready(presenting: false)
    try desk.takeHold(scene, scene.way(to: 0.5), of: segue)

    segue.send(SIGINT)
    let ending = try segue.ending()
    desk.release()

    #expect(FileManager.default.contents(atPath: path) == Data("as it was".utf8))
    #expect(ending.errors.contains { $0.contains("the gesture was not over") }, "\(ending.errors)")
  }

  @Test func `what is recorded into a json file is W3C Actions`() throws {
    let desk = try Desk()
    let path = folder + "/next.json"
    let segue = try LiveSegue(
      ["record", "swipe-back", "--state", "detail", "--scale", "1", "-o", path],
      display: desk.display.name)
    let hand = try #require(desk.hand)
    _ = hand.window(of: segue.identifier)
    desk.press(at: CGPoint(x: 60, y: 400))
    desk.move(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
    desk.release()
    #expect(try segue.ending().status == 0)

    let data = try #require(FileManager.default.contents(atPath: path))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sources = try #require(root["actions"] as? [[String: Any]])
    #expect(sources.first?["type"] as? String == "pointer")
    let file = try GestureFile(contentsOfFile: path)
    #expect(file.scene == "swipe-back")
    #expect(file.expect == .finish)
  }

  @Test func `a tap on the way to the gesture does not end the recording`() throws {
    let desk = try Desk()
    let path = folder + "/way.gesture"
    let segue = try LiveSegue(
      ["record", "swipe-back", "--scale", "1", "--intent", "finish", "-o", path],
      display: desk.display.name)
    let hand = try #require(desk.hand)
    _ = hand.window(of: segue.identifier)
    func wait(_ seconds: Double) {
      let end = ChildProcess.now + seconds
      while ChildProcess.now < end { sched_yield() }
    }

    // It tells nothing until it has ended; what comes before the page is there is passed over.
    let deadline = ChildProcess.now + LiveSegue.patience
    while !FileManager.default.fileExists(atPath: path), ChildProcess.now < deadline {
      desk.press(at: CGPoint(x: 195, y: 300))
      desk.release()
      wait(1.5)
      desk.press(at: CGPoint(x: 60, y: 400))
      desk.move(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400))
      desk.release()
      wait(1.5)
    }
    let ending = try segue.ending()

    let file = try GestureFile(contentsOfFile: path)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(file.expect == .finish)
    #expect(file.intent == .finish)
    let replay = try LiveSegue(["replay", path], display: nil)
    #expect(try replay.ending().status == 0)
  }

  @Test func `a replay that is killed leaves no window behind`() throws {
    let segue = try LiveSegue(
      ["replay", "--window", Self.recordings + "/swipe-back/past-the-threshold.gesture"],
      display: nil)
    let deadline = ChildProcess.now + LiveSegue.patience
    var window: pid_t?
    while window == nil, ChildProcess.now < deadline { window = Self.child(of: segue.identifier) }

    let ending = try segue.end(by: SIGKILL)

    #expect(ending.signal == SIGKILL)
    let left = try #require(window)
    while kill(left, 0) == 0, ChildProcess.now < deadline { sched_yield() }
    #expect(kill(left, 0) != 0)
  }

  /// The window's program that a replay has started.
  private static func child(of parent: pid_t) -> pid_t? {
    let list = try? String(
      contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
    return list?.split(separator: " ").compactMap { pid_t($0) }.first { child in
      let name = try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)
      return name == "segue\n"
    }
  }
}
