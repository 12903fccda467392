import Foundation
import Testing
import XTestPointer

extension WindowTests {
  /// When the window paints, and when it does nothing.
  @Suite struct PacingTests {
    @Test func `2000 motions in a burst lose no sample and paint once a tick at most`() throws {
      let session = try WindowSession("swipe-back", state: "detail")
      session.press(at: CGPoint(x: 40, y: 500))
      session.move(to: CGPoint(x: 100, y: 500))
      try session.waitUntilInteractive()
      try session.program.rest()
      let before = try session.program.counters()

      // Zigzag, so that no two neighbours are one place.
      let way = (0..<2000).map { step in (x: 100 + (step % 250), y: 500 + step % 2) }
      session.pointer.move(along: way)
      try session.program.rest()
      let after = try session.program.counters()

      func grown(_ key: String) -> Double { after.number(key) - before.number(key) }
      #expect(grown("samples") == 2000)
      #expect(grown("frames") <= grown("ticks"))
      #expect(grown("frames") < 100)
      let frames = session.program.events.filter { $0.name == "frame" }
      let indices = frames.map { $0.number("index") }
      #expect(indices == indices.sorted())
      #expect(Set(indices).count == indices.count)
    }

    @Test func `the window tells its measured refresh`() throws {
      let session = try WindowSession("swipe-back", state: "detail")

      session.press(at: CGPoint(x: 40, y: 500))
      session.move(to: CGPoint(x: 200, y: 500))
      session.release()

      let told = try session.program.event("window") { $0.object["refresh"] is NSNumber }
      #expect(abs(told.number("refresh") - 60) < 1)
      #expect(told.numbers("device") == [0, 0, 390, 844])
    }

    @Test(arguments: TransitionCase.all)
    func `at rest nothing wakes up, nothing is asked and nothing is painted`(
      _ transition: TransitionCase
    ) throws {
      let session = try WindowSession(transition.scene, state: transition.state)
      session.drag(from: transition.start, to: transition.place(at: 0.2).point)
      try session.expectTransition(transition.kind, completed: false)
      try session.program.rest()
      let first = try session.program.counters()
      let second = try session.program.counters()
      // Its other threads may still be on their way to rest.
      usleep(200_000)
      let switches = Self.switches(of: session.program.id)

      // The time at rest is the thing measured: nothing can be waited for where nothing happens.
      usleep(10_000_000)
      let slept = Self.switches(of: session.program.id) - switches
      let third = try session.program.counters()

      // Asking is itself a wake-up, of which the first two askings tell the size.
      let asking = second.number("wakes") - first.number("wakes")
      #expect(third.number("wakes") - second.number("wakes") <= asking)
      #expect(third.number("requests") == second.number("requests"))
      #expect(third.number("ticks") == second.number("ticks"))
      #expect(third.number("frames") == second.number("frames"))
      #expect(slept == 0)
    }

    /// How often the kernel has run any of the process's threads.
    private static func switches(of process: Int32) -> Int {
      let folder = "/proc/\(process)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.reduce(0) { sum, thread in
        let data = FileManager.default.contents(atPath: "\(folder)/\(thread)/schedstat") ?? Data()
        let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return sum + (words.last.flatMap { Int($0) } ?? 0)
      }
    }
  }
}
