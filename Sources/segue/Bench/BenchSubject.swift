import Foundation
import Panel
import X11Display

/// Keeps the figures of every frame without touching the heap, and tells them when asked.
///
/// SIGUSR1 begins a measurement and is answered by a line; the next one ends it and is answered by
/// the figures.
@MainActor
final class BenchSubject {
  private struct Record {
    var report: FrameReport
    var allocations: UInt64
  }

  private let live: LiveScene
  private var records: [Record] = []
  private var isMeasuring = false
  private var isReady = false
  private var counterSignal: CounterSignal?

  init(_ live: LiveScene) {
    self.live = live
    records.reserveCapacity(4096)
    counterSignal = CounterSignal { [weak self] in self?.turnOver() }
    live.world.compositor.onFrame = { [unowned self] report in note(report) }
  }

  func finish() {
    counterSignal?.cancel()
    live.world.compositor.onFrame = nil
  }

  private func note(_ report: FrameReport) {
    live.workbench?.shown(
      cost: report.cost, latency: report.latency, missed: report.missed,
      pixels: report.damagedPixels, period: live.world.clock.period)
    if !isReady {
      isReady = true
      tell { line in
        line.add("event", "ready")
        line.add("shown", report.shown)
        line.add("window", Int(clamping: live.world.window.id))
      }
    }
    guard isMeasuring, records.count < records.capacity else { return }
    records.append(Record(report: report, allocations: AllocationCounter.total ?? 0))
  }

  private func turnOver() {
    isMeasuring.toggle()
    if isMeasuring {
      records.removeAll(keepingCapacity: true)
      tell { $0.add("event", "began") }
      return
    }
    let period = live.world.clock.period
    let counts = AllocationCounter.total == nil ? [] : records.map { Double($0.allocations) }
    tell { line in
      line.add("event", "measured")
      line.add("period", period)
      line.add("shown", records.map { $0.report.shown ?? .nan })
      line.add("latency", records.map { $0.report.latency ?? .nan })
      line.add("missed", records.reduce(0) { $0 + $1.report.missed })
      line.add("requests", records.map { Double($0.report.requests) })
      line.add("allocations", counts)
    }
  }

  private func tell(_ content: (inout EventLine) -> Void) {
    StandardOutput.write(line: JSONText.object(content))
  }
}
