import Foundation
import Testing
import XTestPointer

/// While nothing moves, nothing happens.
@Suite(.serialized) @MainActor
struct RestTests {
  /// Units: seconds.
  private static let rest = 3.0

  @Test func `after a drag both scenes sleep`() throws {
    var desks: [Desk] = []
    var segues: [LiveSegue] = []
    for scene in DragScene.allCases {
      let desk = try Desk()
      desks.append(desk)
      let (segue, _) = try desk.open(scene, ["--events-frames"])
      try desk.takeHold(scene, scene.way(to: 0.2), of: segue)
      desk.release()
      try segue.end(of: scene.kind)
      // The last picture's own news still comes in.
      try rested(segue)
      segues.append(segue)
    }
    let before = try segues.map { try $0.counters() }
    let first = segues.map(\.events.count)
    let switches = segues.map { Self.switches(of: $0.identifier) }

    // The one wait by the clock: that nothing happens cannot be waited for.
    Thread.sleep(forTimeInterval: Self.rest)

    for index in segues.indices {
      // The first counters line itself is work that may end after it is written.
      #expect(Self.switches(of: segues[index].identifier) - switches[index] <= 3)
      let after = try segues[index].counters()
      for key in ["ticks", "frames", "samples"] {
        #expect(after.number(key) == before[index].number(key), "\(key)")
      }
      // Waking for the question is one, going back to sleep after the last answer another.
      let wakes = (after.number("wakes") ?? .nan) - (before[index].number("wakes") ?? .nan)
      #expect(wakes <= 3, "\(wakes) wake-ups")
      let others = segues[index].events[first[index]...].filter { $0.name != "counters" }
      #expect(others.isEmpty, "\(others)")
    }
  }

  /// Waits until the program has made no picture for a while of its own clock.
  private func rested(_ segue: LiveSegue) throws {
    var last = try segue.counters()
    while true {
      let next = try segue.counters()
      if next.number("ticks") != last.number("ticks") { last = next }
      if next.time - last.time > 0.3 { return }
    }
  }

  /// How often the program gave the processor away to wait.
  private static func switches(of process: Int32) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line.flatMap { Int($0.split(whereSeparator: \.isWhitespace).last ?? "") } ?? 0
  }
}
