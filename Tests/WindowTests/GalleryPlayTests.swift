import Foundation
import Testing
import XTestPointer

/// A card of the gallery under a real pointer: it plays its scene, and rests when the pointer goes.
@Suite(.serialized) @MainActor
struct GalleryPlayTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func open(_ more: [String] = []) throws -> LiveSegue {
    let segue = try LiveSegue(
      ["run", "--fresh", "--no-panel", "--scale", "1", "--events", "-"] + more,
      display: desk.display.name)
    try segue.event(named: "scene")
    _ = try segue.ready(presenting: false)
    try segue.rest(for: 0.3)
    return segue
  }

  private func frame(of id: String, in segue: LiveSegue) throws -> CGRect {
    let frame = try segue.counters().object("views")?[id] as? [Double]
    let card = try #require(frame.flatMap { $0.count == 4 ? $0 : nil }, "no card for \(id)")
    return CGRect(x: card[0], y: card[1], width: card[2], height: card[3])
  }

  /// The pixels of a card's little device, inwards of its edge: lifted by the pointer it is a little
  /// larger.
  private func pixels(_ card: CGRect) throws -> [UInt32] {
    try #require(desk.hand).pixels(
      x: Int(card.minX) + 24, y: Int(card.minY) + 20, width: 60, height: Int(card.height) - 40)
  }

  /// How many different pictures of a card are seen in that time.
  private func pictures(
    _ card: CGRect, of segue: LiveSegue, over seconds: Double,
    counted: (LiveEvent) -> Void = { _ in }
  ) throws -> Int {
    var seen: Set<[UInt32]> = []
    let start = try segue.counters().time
    var now = start
    while now < start + seconds {
      let counters = try segue.counters()
      counted(counters)
      now = counters.time
      seen.insert(try pixels(card))
    }
    return seen.count
  }

  @Test func `a card under the pointer plays, and is at rest again when the pointer has gone`()
    throws
  {
    let segue = try open()
    let card = try frame(of: "pull-to-dismiss", in: segue)
    let still = try pixels(card)
    let own = try #require(try segue.counters().number("controllers"))
    let told = segue.events.count { ["transition", "verdict", "pan"].contains($0.name) }

    desk.move(to: CGPoint(x: card.minX + 60, y: card.midY))
    var controllers: Set<Double> = []
    let seen = try pictures(card, of: segue, over: 3) {
      controllers.insert($0.number("controllers") ?? -1)
    }
    desk.move(to: CGPoint(x: card.midX, y: 30))
    try segue.rest(for: 0.3)

    #expect(seen > 10)
    #expect(controllers == [own], "a film's controllers are not the app's")
    #expect(try pixels(card) == still)
    let ticks = try segue.counters().number("ticks")
    try segue.rest(for: 1)
    #expect(try segue.counters().number("ticks") == ticks, "nothing is done at rest")
    #expect(
      segue.events.count { ["transition", "verdict", "pan"].contains($0.name) } == told,
      "nobody hears of what a card plays")
    #expect(!segue.events.contains { $0.name == "diagnostic" })
    segue.send(SIGTERM)
    #expect(try segue.ending().status == 0)
  }

  @Test func `under reduced motion a card stays as it is`() throws {
    let segue = try open(["--reduced-motion"])
    let card = try frame(of: "pull-to-dismiss", in: segue)

    desk.move(to: CGPoint(x: card.minX + 60, y: card.midY))
    // What comes nearer under the pointer has come.
    try segue.rest(for: 0.1)
    let seen = try pictures(card, of: segue, over: 2)

    #expect(seen == 1)
    segue.send(SIGTERM)
    _ = try segue.ending()
  }
}
