import Foundation
import Testing
import XTestPointer

/// The gallery in a real window: every scene is opened with a click, dragged with the pointer, and
/// left again.
@Suite(.serialized) @MainActor
struct GalleryWindowTests {
  /// A drag that moves the scene as it opens. Units: points.
  private nonisolated struct Tour: Sendable {
    var id: String
    /// Tapped first, to get to where the drag is.
    var tap: CGPoint?
    var start: CGPoint
    var end: CGPoint
  }

  private nonisolated static let tours = [
    Tour(
      id: "swipe-back", tap: CGPoint(x: 200, y: 200), start: CGPoint(x: 60, y: 500),
      end: CGPoint(x: 330, y: 500)),
    Tour(
      id: "pull-to-dismiss", tap: CGPoint(x: 360, y: 66), start: CGPoint(x: 195, y: 80),
      end: CGPoint(x: 195, y: 560)),
    Tour(
      id: "tab-fade", start: CGPoint(x: 320, y: 500), end: CGPoint(x: 80, y: 500)),
    Tour(
      id: "system-navigation", tap: CGPoint(x: 160, y: 230), start: CGPoint(x: 5, y: 500),
      end: CGPoint(x: 330, y: 500)),
    Tour(
      id: "photo-zoom", tap: CGPoint(x: 195, y: 300), start: CGPoint(x: 195, y: 400),
      end: CGPoint(x: 230, y: 660)),
    Tour(
      id: "card-stack", tap: CGPoint(x: 195, y: 300), start: CGPoint(x: 195, y: 200),
      end: CGPoint(x: 195, y: 480)),
    Tour(
      id: "scroll-lab", start: CGPoint(x: 195, y: 500), end: CGPoint(x: 195, y: 300)),
    Tour(
      id: "conflict-lab", start: CGPoint(x: 195, y: 500), end: CGPoint(x: 195, y: 300)),
    Tour(
      id: "pitfalls", start: CGPoint(x: 195, y: 600), end: CGPoint(x: 195, y: 400)),
  ]

  /// How much more may be held after ten rounds than after two. Units: MiB. Source: chosen; what a
  /// round leaves behind would be many times as much.
  private static let growth = 4.0

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func open() throws -> LiveSegue {
    let segue = try LiveSegue(
      ["run", "--fresh", "--no-panel", "--scale", "1", "--events", "-"], display: desk.display.name)
    try segue.event(named: "scene")
    _ = try segue.ready(presenting: false)
    // The keyboard comes a moment after the window.
    try rest(segue)
    return segue
  }

  /// Finds a scene's card by its name, opens it, drags, and comes back.
  private func visit(_ tour: Tour, of segue: LiveSegue) throws {
    let hand = try #require(desk.hand)
    for letter in tour.id.utf8 { hand.type(UInt(letter)) }
    hand.type(0xff0d)
    try segue.event("the scene \(tour.id)") { $0.name == "scene" && $0.text("scene") == tour.id }
    try rest(segue)
    if let tap = tour.tap {
      desk.press(at: tap)
      desk.release()
      try segue.event("what a tap opens") { $0.isEnd }
      try rest(segue)
    }
    desk.press(at: tour.start)
    desk.move(from: tour.start, to: tour.end)
    desk.release()
    try rest(segue)
    // The home indicator, swiped up.
    desk.press(at: CGPoint(x: 195, y: 838))
    desk.move(from: CGPoint(x: 195, y: 838), to: CGPoint(x: 195, y: 700))
    desk.release()
    try segue.event("the gallery") { $0.name == "scene" && $0.text("scene") == "gallery" }
    try rest(segue)
  }

  /// Waits until no picture was made for a while.
  private func rest(_ segue: LiveSegue) throws {
    var last = try segue.counters()
    while true {
      let next = try segue.counters()
      if next.number("ticks") != last.number("ticks") { last = next }
      if next.time - last.time > 0.15 { return }
    }
  }

  @Test func `every scene is opened, dragged and left without a complaint`() throws {
    let segue = try open()

    for tour in Self.tours { try visit(tour, of: segue) }

    let told = segue.events.filter { $0.name == "diagnostic" }.filter {
      !["H24", "H16", "H18", "H25"].contains($0.text("id") ?? "")
    }
    #expect(told.isEmpty, "\(told)")
    segue.send(SIGTERM)
    #expect(try segue.ending().status == 0)
  }

  @Test func `memory is steady over ten rounds`() throws {
    let segue = try open()
    var held: [Double] = []

    for _ in 0..<10 {
      for tour in Self.tours.prefix(6) { try visit(tour, of: segue) }
      held.append(Self.memory(of: segue.identifier))
    }

    #expect(held[9] - held[1] < Self.growth, "\(held)")
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
    try rest(second)
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
