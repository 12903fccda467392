import Display
import Foundation
import X11Display

/// A moving square in a window, and what it costs.
final class Probe {
  let world: X11World
  /// When the program began, on the frame clock's axis.
  private let started: Double
  private var frame = RenderFrame()
  private var step = 0
  private var remaining = 0
  private var reports: [FrameReport] = []
  private var isLifted = false
  private var seen: [String] = []
  private var events: [InputEvent] = []

  init(world: X11World, started: Double) {
    self.world = world
    self.started = started
    events.reserveCapacity(4096)
    reports.reserveCapacity(10_000)
    world.onReport = { tell("report", $0) }
    world.input.onInput = { world.clock.requestTick() }
    world.clock.onTick = { [unowned self] tick in turn(tick) }
    world.compositor.onFrame = { [unowned self] report in
      if reports.isEmpty { tell("first", (report.shown ?? 0) - started) }
      reports.append(report)
    }
  }

  private func turn(_ tick: FrameTick) {
    events.removeAll(keepingCapacity: true)
    world.input.drain(into: &events)
    for event in events {
      if event == .surface(.closeRequested) { world.stop() }
      if case .pointer(let sample) = event {
        step = Int(max(0, min(10_000, sample.position.x)))
        if sample.phase == .up { isLifted = true }
      }
      if case .key(let stroke) = event, stroke.key == .escape { world.stop() }
    }
    if remaining > 0 {
      remaining -= 1
      step += 1
      world.clock.requestTick()
    }
    frame.size = world.size
    frame.background = RenderColor(red: 0.95, green: 0.95, blue: 0.97)
    frame.items.removeAll(keepingCapacity: true)
    let side = CGFloat(200)
    let place = CGFloat(step % 150)
    frame.items.append(
      .quad(
        RenderQuad(
          layer: 1, rect: CGRect(x: 20 + place, y: 120 + place, width: side, height: side),
          fill: .color(RenderColor(red: 0, green: 0.48, blue: 1)),
          corners: RenderCorners(radius: 24))))
    world.compositor.present(&frame, at: tick)
  }

  /// A window until somebody closes it.
  func show() throws {
    world.clock.requestTick()
    tell("end", try world.run())
  }

  /// Frames in a row, then their cost.
  func animate(frames: Int) throws {
    world.clock.requestTick()
    _ = try world.run { !self.reports.isEmpty }
    remaining = 30
    world.clock.requestTick()
    _ = try world.run { self.reports.count >= 31 }
    reports.removeAll(keepingCapacity: true)
    let before = Self.processorTime
    let wakes = world.wakeCount
    let requests = world.connection.requestCount
    tell("steady", 1)
    remaining = frames
    world.clock.requestTick()
    _ = try world.run { self.reports.count >= frames }
    tell("rested", 1)
    sum(before: before, wakes: wakes, requests: requests)
  }

  /// The square follows the pointer for one drag, then what it cost.
  func follow() throws {
    world.clock.requestTick()
    _ = try world.run { !self.reports.isEmpty }
    tell("ready", world.window.id)
    _ = try world.run { self.world.input.sampleCount > 0 }
    reports.removeAll(keepingCapacity: true)
    let before = Self.processorTime
    let (wakes, requests) = (world.wakeCount, world.connection.requestCount)
    _ = try world.run { self.isLifted }
    sum(before: before, wakes: wakes, requests: requests)
  }

  private func sum(before: Double, wakes: Int, requests: Int) {
    let count = Double(max(1, reports.count))
    tell("cpu", (Self.processorTime - before) / count)
    tell("wakes", Double(world.wakeCount - wakes) / count)
    tell("requests", Double(world.connection.requestCount - requests) / count)
    tell("missed", reports.reduce(0) { $0 + $1.missed })
    tell("cost", reports.map(\.cost).sorted()[Int(count * 0.95)])
    tell("period", world.clock.period)
    let latencies = reports.compactMap(\.latency).sorted()
    if !latencies.isEmpty {
      tell("latencies", latencies.count)
      tell("latency50", latencies[latencies.count / 2])
      tell("latency95", latencies[latencies.count * 95 / 100])
    }
    let gaps = zip(reports, reports.dropFirst()).map { ($1.shown ?? 0) - ($0.shown ?? 0) }.sorted()
    tell("longestGap", gaps.last ?? 0)
  }

  /// A first frame, then nothing at all for a while.
  func idle(seconds: Double) throws {
    world.clock.requestTick()
    _ = try world.run { !self.reports.isEmpty }
    // What the first frame still has to say comes within a refresh or two.
    _ = try world.run(notAfter: world.clock.now + 0.5)
    let before = Self.processorTime
    let wakes = world.wakeCount
    let requests = world.connection.requestCount
    tell("resting", 1)
    _ = try world.run(notAfter: world.clock.now + seconds)
    tell("cpu", Self.processorTime - before)
    // The wait that the limit ends is the one there must be.
    tell("wakes", world.wakeCount - wakes - 1)
    tell("requests", world.connection.requestCount - requests)
  }

  /// Everything real code posts to, while the loop is at rest.
  func queue() throws {
    world.clock.requestTick()
    _ = try world.run { !self.reports.isEmpty }
    _ = try world.run(notAfter: world.clock.now + 0.1)
    DispatchQueue.global().async {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.note("async") } }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
      MainActor.assumeIsolated { self.note("asyncAfter") }
    }
    Task { @MainActor in
      note("task")
      try? await Task.sleep(for: .milliseconds(80))
      note("slept")
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      MainActor.assumeIsolated { self.note("timer") }
    }
    RunLoop.main.perform { MainActor.assumeIsolated { self.note("perform") } }
    let end = try world.run(notAfter: world.clock.now + 10) { self.seen.count == 6 }
    tell("end", end)
  }

  /// Owns the clipboard with a text of so many letters, until it is killed.
  func copy(letters: Int) throws {
    world.clock.requestTick()
    _ = try world.run { !self.reports.isEmpty }
    world.clipboard.setText(Self.text(letters: letters))
    tell("copied", letters)
    _ = try world.run()
  }

  /// A text that shows where a piece is missing or twice; the last letter takes two bytes.
  static func text(letters: Int) -> String {
    var text = ""
    var line = 0
    while text.utf8.count < letters {
      text += "\(line): the quick brown fox\n"
      line += 1
    }
    return text.prefix(max(0, letters - 1)) + "ß"
  }

  private func note(_ name: String) {
    seen.append(name)
    tell("served", name)
  }

  /// Units: seconds of the processor.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
