import Foundation
import Playground
import Testing
import XTestPointer

/// The gallery in a real window: every scene is opened with a click, dragged with the pointer, and
/// left again.
@Suite(.serialized) @MainActor
struct GalleryWindowTests {
  /// How much more may be held after ten rounds than after two. Units: MiB. Source: chosen;
  /// measured 0.1, and what a round leaves behind would be many times as much.
  private static let growth = 4.0
  /// Where a card can be clicked, below the clock and above the home indicator. Units: points.
  private static let clickable: ClosedRange<CGFloat> = 120...760

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  /// Pictures go back to the system when they are let go: what is held then is what is in use.
  private static let tidy = [
    "MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "65536", "MALLOC_TOP_PAD_": "0",
  ]

  private func open(_ more: [String] = []) throws -> LiveSegue {
    let segue = try LiveSegue(
      ["run", "--fresh", "--no-panel", "--scale", "1", "--events", "-"] + more,
      display: desk.display.name, environment: Self.tidy)
    try segue.event(named: "scene")
    _ = try segue.ready(presenting: false)
    // The keyboard comes a moment after the window.
    try segue.rest()
    return segue
  }

  // MARK: One scene

  /// Turns the wheel until the scene's card can be clicked, and clicks it.
  private func click(_ id: String, in segue: LiveSegue) throws {
    let hand = try #require(desk.hand)
    desk.move(to: CGPoint(x: 195, y: 440))
    for _ in 0..<40 {
      let frame = try segue.rest(for: 0.08).object("views")?[id] as? [Double]
      let card = try #require(frame.flatMap { $0.count == 4 ? $0 : nil }, "no card for \(id)")
      let middle = CGPoint(x: card[0] + card[2] / 2, y: card[1] + card[3] / 2)
      if Self.clickable.contains(middle.y) {
        desk.press(at: middle)
        desk.release()
        return
      }
      let button = middle.y > 440 ? 5 : 4
      // A few clicks of the wheel at once where there is far to go.
      for _ in 0..<max(1, Int(abs(middle.y - 440) / 160)) {
        hand.press(button)
        hand.release(button)
      }
    }
    throw ChildProcess.Failure(description: "the wheel never brings the card of \(id)")
  }

  /// Finds the scene's card by its name and the Return key.
  private func type(_ id: String) throws {
    let hand = try #require(desk.hand)
    for letter in id.utf8 { hand.type(UInt(letter)) }
    hand.type(0xff0d)
  }

  /// In an open scene: goes where the drag is, drags it through, and comes back to the gallery.
  private func play(_ tour: GalleryTour, in segue: LiveSegue, stillness: Double) throws {
    try segue.event("the scene \(tour.id)") { $0.name == "scene" && $0.text("scene") == tour.id }
    try segue.rest(for: stillness)
    if let tap = tour.tap {
      desk.press(at: tap)
      desk.release()
      try segue.event("what a tap opens in \(tour.id)") { $0.isEnd }
      try segue.rest(for: stillness)
    }
    desk.press(at: tour.start)
    desk.move(from: tour.start, to: tour.end)
    desk.release()
    switch tour.outcome {
    case .finishes:
      try segue.event("the verdict in \(tour.id)") {
        $0.name == "verdict" && $0.text("outcome") == "finish"
      }
    case .scrolls: try segue.event("what scrolls in \(tour.id)") { $0.name == "scroll" }
    }
    try segue.rest(for: stillness)
    // The home indicator, swiped up.
    desk.press(at: CGPoint(x: 195, y: 838))
    desk.move(from: CGPoint(x: 195, y: 838), to: CGPoint(x: 195, y: 700))
    desk.release()
    try segue.event("the gallery") { $0.name == "scene" && $0.text("scene") == "gallery" }
  }

  /// Every diagnostic, with the scene it came from.
  private func complaints(of segue: LiveSegue) -> [String] {
    var scene = ""
    return segue.events.compactMap { event in
      if event.name == "scene" { scene = event.text("scene") ?? "" }
      return event.name == "diagnostic" ? "\(scene): \(event)" : nil
    }
  }

  // MARK: Tests

  @Test func `a tour of every scene there is`() {
    #expect(GalleryTour.all.map(\.id) == SceneCatalog.all.map(\.id))
  }

  @Test func `every scene is opened by its card, dragged through and left without a trace`() throws
  {
    // What moves by itself is twice as fast; the hand is not.
    let segue = try open(["--slow", "0.5"])
    let controllers = try segue.counters().number("controllers")
    #expect(controllers == 1, "the gallery's own")

    for tour in GalleryTour.all {
      try click(tour.id, in: segue)
      try play(tour, in: segue, stillness: 0.1)

      let left = try segue.rest(for: 0.06).number("controllers")
      #expect(left == controllers, "\(tour.id) keeps \(left ?? .nan) controllers")
    }

    #expect(complaints(of: segue).isEmpty, "\(complaints(of: segue))")
    segue.send(SIGTERM)
    #expect(try segue.ending().status == 0)
  }

  @Test func `memory is steady over ten rounds through every scene`() throws {
    // What moves by itself is ten times as fast; the hand is not.
    let segue = try open(["--slow", "0.1"])
    var held: [Double] = []
    var controllers: [Double?] = []

    for _ in 0..<10 {
      for tour in GalleryTour.all {
        try type(tour.id)
        try play(tour, in: segue, stillness: 0.04)
        try segue.rest(for: 0.04)
      }
      let counters = try segue.counters()
      held.append(Self.memory(of: segue.identifier))
      controllers.append(counters.number("controllers"))
    }

    #expect(held[9] - held[1] < Self.growth, "\(held)")
    #expect(controllers.allSatisfy { $0 == 1 }, "\(controllers)")
    #expect(complaints(of: segue).isEmpty, "\(complaints(of: segue))")
    segue.send(SIGTERM)
    _ = try segue.ending()
  }

  @Test func `the last scene is chosen when the gallery opens again`() throws {
    let folder = NSTemporaryDirectory() + "segue-state-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let arguments = ["run", "--scale", "1", "--events", "-"]
    let environment = ["XDG_STATE_HOME": folder]

    let first = try LiveSegue(
      ["run", "photo-zoom", "--scale", "1", "--events", "-"], display: desk.display.name,
      environment: environment)
    _ = try first.ready(presenting: false)
    first.send(SIGTERM)
    _ = try first.ending()
    let second = try LiveSegue(
      arguments, display: desk.display.name, environment: environment)
    _ = try second.ready(presenting: false)
    try second.rest()
    desk.hand?.type(0xff0d)

    try second.event("the last scene") { $0.text("scene") == "photo-zoom" }
    second.send(SIGTERM)
    _ = try second.ending()
  }

  /// What is the program's own. Units: MiB.
  private static func memory(of process: Int32) -> Double {
    let path = "/proc/\(process)/smaps_rollup"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Private_Dirty") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap {
      Double($0)
    }
    return (number ?? .nan) / 1024
  }
}
