import Foundation
import Testing
import X11Display
import XTestPointer

/// The panel beside the device, with a real pointer and real keys.
@Suite(.serialized) @MainActor
struct PanelWindowTests {
  private let desk: Desk
  private let state = NSTemporaryDirectory() + "segue-state-\(UUID().uuidString)"

  private enum Key {
    static let tab: UInt = 0xff09
    static let left: UInt = 0xff51
    static let right: UInt = 0xff53
    static let shift: UInt = 0xffe1
  }

  init() throws {
    desk = try Desk()
  }

  private func open(_ more: [String] = []) throws -> (segue: LiveSegue, device: CGPoint) {
    let segue = try LiveSegue(
      ["run", "swipe-back", "--state", "detail", "--scale", "1", "--events", "-"] + more,
      display: desk.display.name, state: state)
    let window = try segue.ready(presenting: false)
    // The keyboard is asked for when the window appears; after this answer it has been given.
    _ = try segue.counters()
    let place = window.numbers("device")
    return (segue, CGPoint(x: try #require(place.first), y: try #require(place.dropFirst().first)))
  }

  private func press(_ symbol: UInt, shift: Bool = false) {
    if shift { desk.hand?.key(Key.shift, isDown: true) }
    desk.hand?.key(symbol, isDown: true)
    desk.hand?.key(symbol, isDown: false)
    if shift { desk.hand?.key(Key.shift, isDown: false) }
  }

  private func press(_ letter: Character) {
    press(UInt(letter.asciiValue ?? 0))
  }

  private func drag(_ device: CGPoint, _ way: CGFloat) {
    let start = CGPoint(x: device.x + 30, y: device.y + 500)
    desk.press(at: start)
    desk.move(from: start, to: CGPoint(x: start.x + way, y: start.y))
  }

  /// Waits until the page follows the finger.
  private func takeHold(_ segue: LiveSegue, _ device: CGPoint, _ way: CGFloat) throws {
    drag(device, way)
    try segue.event("the page under the finger") {
      $0.isPan && abs($0.point("translation").x - (way - 10)) < 0.5
    }
  }

  @Test func `with the plots open every move has a picture of its own`() throws {
    let (segue, device) = try open(["--fresh"])
    press("]")
    try takeHold(segue, device, 60)

    // One move at a time, and rest after each, however long its picture takes: nothing here is a
    // matter of speed, and none can be shown by the picture of the next.
    let hand = try #require(desk.hand)
    func page() -> [UInt32] {
      hand.pixels(x: Int(device.x), y: Int(device.y) + 420, width: 390, height: 1)
    }
    var frames = [try #require(try segue.rest(for: 0.03).number("frames"))]
    var pages = [page()]
    for step in 1...40 {
      let way = 60 + CGFloat(step) * 4
      desk.move(to: CGPoint(x: device.x + 30 + way, y: device.y + 500))
      try segue.event("the page at \(way)") {
        $0.isPan && $0.point("translation").x > way - 10.5
      }
      frames.append(try #require(try segue.rest(for: 0.03).number("frames")))
      // It may still be on its way to the screen.
      var seen = page()
      for _ in 0..<40 where seen == pages.last {
        _ = try segue.counters()
        seen = page()
      }
      pages.append(seen)
    }
    desk.release()
    try segue.end(of: "pop")

    let pictures = zip(frames, frames.dropFirst()).map { $1 - $0 }
    let stale = pages.indices.dropFirst().filter { pages[$0] == pages[$0 - 1] }
    #expect(pictures.count == 40)
    #expect(pictures.allSatisfy { $0 >= 1 }, "\(pictures)")
    #expect(stale.isEmpty, "\(stale)")
  }

  @Test func `the device stands beside the panel`() throws {
    let (_, device) = try open()

    #expect(device == CGPoint(x: 20, y: 20))
  }

  @Test func `a threshold that is changed in mid-drag decides`() throws {
    let (segue, device) = try open()

    try takeHold(segue, device, 130)
    press(Key.tab)
    press(Key.left, shift: true)
    press(Key.left, shift: true)
    try segue.event("the second step") { $0.name == "tunable" && ($0.number("value") ?? 1) < 0.25 }
    desk.release()

    let verdict = try segue.event(named: "verdict")
    #expect(verdict.text("outcome") == "finish")
  }

  @Test func `the finish line is dragged and the value follows`() throws {
    let (segue, device) = try open()
    press("o")
    try takeHold(segue, device, 90)
    desk.release()
    try segue.end(of: "pop")

    // 30 where the finger came down, 10 of slop, 0.4 of the page's width.
    let line = CGPoint(x: device.x + 196, y: device.y + 300)
    desk.press(at: line)
    desk.move(from: line, to: CGPoint(x: line.x + 78, y: line.y))
    let told = try segue.event("the line's value") {
      $0.name == "tunable" && ($0.number("value") ?? 0) > 0.585
    }
    desk.release()

    #expect(told.text("key") == "threshold")
    #expect(abs(try #require(told.number("value")) - 0.6) < 0.02)
  }

  @Test func `the other set of values is one key away`() throws {
    let (segue, _) = try open(["--set", "threshold=0.7"])
    press(Key.tab)
    press(Key.right)
    try segue.event("the step") { $0.name == "tunable" && $0.number("value") == 0.71 }

    press("x")

    let swapped = try segue.event(named: "tunable")
    #expect(swapped.text("key") == "threshold")
    #expect(swapped.number("value") == 0.7)
  }

  @Test func `values outlive a kill`() throws {
    let (segue, _) = try open()
    press(Key.tab)
    press(Key.right)
    try segue.event("the step") { $0.name == "tunable" && $0.number("value") == 0.41 }
    _ = try segue.end(by: SIGKILL)

    let (again, _) = try open()
    let scene = try #require(again.events.first { $0.name == "scene" })
    _ = try again.end(by: SIGTERM)
    let (fresh, _) = try open(["--fresh"])

    #expect(scene.object("tunables")?["threshold"] as? Double == 0.41)
    #expect(
      fresh.events.first { $0.name == "scene" }?.object("tunables")?["threshold"] as? Double == 0.4)
  }

  @Test func `begun afresh, names and the other set outlive a change`() throws {
    let folder = "\(state)/segue"
    let path = "\(folder)/swipe-back.json"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try """
    {"scene": "swipe-back", "name": "last used", "values": {"threshold": 0.6}, "side": "a",
     "other": {"threshold": 0.7}, "presets": [{"name": "mine", "values": {"threshold": 0.3}}]}
    """.write(toFile: path, atomically: true, encoding: .utf8)

    let (segue, _) = try open(["--fresh"])
    press(Key.tab)
    press(Key.right)
    let step = try segue.event(named: "tunable")
    _ = try segue.end(by: SIGTERM)

    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let kept = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(step.number("value") == 0.41)
    #expect((kept["values"] as? [String: Any])?["threshold"] as? Double == 0.41)
    #expect((kept["other"] as? [String: Any])?["threshold"] as? Double == 0.7)
    #expect((kept["presets"] as? [[String: Any]])?.first?["name"] as? String == "mine")
  }

  @Test func `a damaged file of kept values is set aside with a word`() throws {
    let folder = "\(state)/segue"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "{\"scene\": \"swipe-back\", \"val".write(
      toFile: "\(folder)/swipe-back.json", atomically: true, encoding: .utf8)

    let (segue, _) = try open()
    let ending = try segue.end(by: SIGTERM)

    #expect(ending.errors.contains { $0.contains("set aside") })
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(left.contains("swipe-back.json.damaged-1"))
    #expect(!left.contains("swipe-back.json"))
  }

  @Test func `a text that is copied is another program's to paste`() throws {
    let (segue, _) = try open()
    press("s")
    try segue.event(named: "copied")

    let world = try X11World(
      X11Configuration(
        title: "Paste", size: CGSize(width: 50, height: 50), display: desk.display.name))
    defer { world.close() }

    #expect(world.clipboard.text()?.contains("struct SwipeBackTuning") == true)
  }

  @Test func `slow motion does not slow the panel`() throws {
    let (segue, device) = try open(["--slow", "10"])
    try takeHold(segue, device, 250)
    desk.release()
    try segue.event(named: "verdict")

    // While the page still slides for seconds, the panel answers at once.
    press(Key.tab)
    press(Key.right)
    let told = try segue.event(named: "tunable")
    let end = try segue.end(of: "pop")

    #expect(told.time < end.time - 0.5)
  }
}
