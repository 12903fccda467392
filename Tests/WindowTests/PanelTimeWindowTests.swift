import Foundation
import Testing
import XTestPointer

/// Time in the panel's hand, and what is kept of it, in a real window.
@Suite(.serialized) @MainActor
struct PanelTimeWindowTests {
  private let desk: Desk
  private let state = NSTemporaryDirectory() + "segue-state-\(UUID().uuidString)"
  /// Where the device is in the window. Units: pixels.
  private let device = CGPoint(x: 20, y: 20)

  private enum Key {
    static let `return`: UInt = 0xff0d
    static let tab: UInt = 0xff09
    static let left: UInt = 0xff51
    static let right: UInt = 0xff53
    static let shift: UInt = 0xffe1
    static let space: UInt = 0x20
  }

  init() throws {
    desk = try Desk()
  }

  private func open(
    _ scene: [String] = ["swipe-back", "--state", "detail"], _ more: [String] = []
  ) throws -> LiveSegue {
    let segue = try LiveSegue(
      ["run"] + scene + ["--scale", "1", "--events", "-"] + more, display: desk.display.name,
      state: state)
    _ = try segue.ready(presenting: false)
    // The keyboard is asked for when the window appears; after this answer it has been given.
    try rest(segue)
    return segue
  }

  private func press(_ symbol: UInt, shift: Bool = false) {
    if shift { desk.hand?.key(Key.shift, isDown: true) }
    desk.hand?.type(symbol)
    if shift { desk.hand?.key(Key.shift, isDown: false) }
  }

  private func press(_ letter: Character) { press(UInt(letter.asciiValue ?? 0)) }

  private func drag(_ way: CGFloat) {
    let start = CGPoint(x: device.x + 30, y: device.y + 500)
    desk.press(at: start)
    slowly(from: start, to: CGPoint(x: start.x + way, y: start.y))
  }

  /// As a hand moves, so that there are pictures of the way.
  private func slowly(from start: CGPoint, to end: CGPoint) {
    let steps = max(1, Int(hypot(end.x - start.x, end.y - start.y) / 4))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      desk.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      usleep(8_000)
    }
  }

  private func takeHold(_ segue: LiveSegue, _ way: CGFloat) throws {
    drag(way)
    try segue.event("the page under the finger") {
      $0.isPan && abs($0.point("translation").x - (way - 10)) < 0.5
    }
    try rest(segue)
  }

  /// Waits until no picture was made for a while.
  private func rest(_ segue: LiveSegue, _ seconds: Double = 0.15) throws {
    var last = try segue.counters()
    for _ in 0..<10_000 {
      let next = try segue.counters()
      if next.number("ticks") != last.number("ticks") { last = next }
      if next.time - last.time > seconds { return }
    }
  }

  /// The device between its bars, as it is on the screen.
  private func picture(_ segue: LiveSegue) throws -> [UInt32] {
    try rest(segue, 0.05)
    return try #require(desk.hand).pixels(
      x: Int(device.x), y: Int(device.y) + 120, width: 390, height: 600)
  }

  @Test func `after the release the real transition is scrubbed, backwards and forwards`() throws {
    let segue = try open()
    let before = try picture(segue)
    try takeHold(segue, 130)
    let held = try picture(segue)
    slowly(
      from: CGPoint(x: device.x + 160, y: device.y + 500),
      to: CGPoint(x: device.x + 290, y: device.y + 500))
    try segue.event("the page farther on") { $0.isPan && $0.point("translation").x > 249 }
    let farther = try picture(segue)
    desk.release()
    try segue.end(of: "pop")
    let end = try picture(segue)

    // Picture by picture back to what was seen under the finger, until there is no more.
    var back: [[UInt32]] = []
    for _ in 0..<400 {
      press(",")
      back.append(try picture(segue))
      if back.count > Self.many, back.suffix(Self.many).allSatisfy({ $0 == back.last }) { break }
    }
    var forth: [[UInt32]] = [try picture(segue)]
    for _ in 0..<back.count {
      press(".")
      forth.append(try picture(segue))
    }
    press(Key.space)
    let live = try picture(segue)

    let heldAt = try #require(back.firstIndex(of: held))
    let fartherAt = try #require(back.firstIndex(of: farther))
    let isSameForth = Self.changes(forth).starts(with: Self.changes(back.reversed()))
    #expect(fartherAt < heldAt)
    let reachesBeginning = back.last == before
    let pictures = Self.changes(back).count
    #expect(reachesBeginning)
    #expect(isSameForth)
    #expect(pictures > 12)
    let isLiveAgain = live == end
    #expect(isLiveAgain)
  }

  /// So many pictures without a change are the film's end, not a finger that stood still.
  private static let many = 45

  /// Each picture that is not the one before it.
  private static func changes(_ pictures: [[UInt32]]) -> [[UInt32]] {
    pictures.enumerated().filter { $0 == 0 || $1 != pictures[$0 - 1] }.map(\.element)
  }

  /// How many pictures come while a slider is dragged for a second, and how many values.
  private func slide(_ segue: LiveSegue) throws -> (frames: Double, values: Int) {
    let from = CGPoint(x: 650, y: 282)
    desk.press(at: from)
    let before = try segue.counters().number("frames") ?? 0
    let told = segue.events.count
    for step in 1...60 {
      desk.move(to: CGPoint(x: from.x + CGFloat(step % 30), y: from.y))
      usleep(16_000)
    }
    let after = try segue.counters().number("frames") ?? 0
    desk.release()
    return (after - before, segue.events[told...].count { $0.name == "tunable" })
  }

  @Test func `slow motion slows the scene, and the panel makes as many pictures as before`() throws
  {
    let segue = try open()
    let bare = try slide(segue)

    press("4")
    try takeHold(segue, 250)
    desk.release()
    let verdict = try segue.event(named: "verdict")
    let slowed = try slide(segue)
    let end = try segue.end(of: "pop")

    // A machine with other work makes fewer at times; a panel slowed with the scene would make a
    // tenth.
    #expect(bare.frames > 5)
    #expect(slowed.frames > bare.frames * 0.35, "\(bare) \(slowed)")
    #expect(Double(slowed.values) > Double(bare.values) * 0.35, "\(bare) \(slowed)")
    // 0.36 of 0.4 s are left, ten times as slow.
    #expect(end.time - verdict.time > 1)
  }

  @Test func `the other set decides from the next release on`() throws {
    let segue = try open(["swipe-back", "--state", "detail"], ["--set", "threshold=0.7"])
    press("x")
    press(Key.tab)
    for _ in 0..<5 { press(Key.left, shift: true) }
    try segue.event("B's threshold") { $0.name == "tunable" && ($0.number("value") ?? 1) < 0.3 }
    press("x")
    try segue.event("A's again") { $0.name == "tunable" && $0.number("value") == 0.7 }

    try takeHold(segue, 180)
    desk.release()
    let first = try segue.event(named: "verdict")
    try segue.end(of: "pop")
    press("x")
    try segue.event("B's") { $0.name == "tunable" && ($0.number("value") ?? 1) < 0.3 }
    try takeHold(segue, 180)
    desk.release()
    let second = try segue.event(named: "verdict")

    #expect(first.text("outcome") == "cancel")
    #expect(second.text("outcome") == "finish")
  }

  @Test func `in the gallery a person types to find a scene, and the panel keeps out of it`() throws
  {
    let segue = try open([], ["--fresh"])

    for letter in "tab" { press(letter) }
    press(Key.return)

    try segue.event("the scene") { $0.name == "scene" && $0.text("scene") == "tab-fade" }
  }

  @Test(arguments: 0..<6)
  func `what was told is on file, whenever the program is killed`(round: Int) throws {
    let segue = try open(["swipe-back", "--state", "detail"], round == 0 ? ["--fresh"] : [])
    press(Key.tab)
    for _ in 0..<round * 3 + 2 {
      press(Key.right)
      press(Key.left)
      press(Key.right)
    }
    try segue.event(named: "tunable")
    segue.send(SIGKILL)
    // Everything it told before its end.
    while (try? segue.event(named: "tunable")) != nil {}
    let last = try #require(segue.events.last { $0.name == "tunable" }?.number("value"))

    let path = "\(state)/segue/swipe-back.json"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let kept = try #require((file["values"] as? [String: Any])?["threshold"] as? Double)

    // One step may be kept that there was no time to tell of.
    #expect(abs(kept - last) < 0.01 + 1e-9)
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(state)/segue")
    #expect(!left.contains { $0.contains("damaged") })
  }
}
