import Foundation
import Panel
import Playground
import XTestPointer

/// One scene, one virtual display, one drag.
@MainActor
final class BenchRun {
  private let request: SceneRequest
  private let drag: SceneDrag
  private let hasPanel: Bool
  /// Where the device is in the window. Units: points.
  private var origin = CGPoint.zero

  /// Units: seconds.
  static let duration: TimeInterval = 3
  /// Program starts for the time to the first frame.
  static let starts = 5
  /// Frames at the drag's beginning that make what later ones use again.
  static let warmUp = 10

  /// - Parameter hasPanel: whether the panel stands beside the device, its plots open.
  init(_ request: SceneRequest, drag: SceneDrag, hasPanel: Bool = false) {
    self.request = request
    self.drag = drag
    self.hasPanel = hasPanel
  }

  /// - Throws: `Failure` where there is no virtual display or the program ends early.
  func measure() throws(Failure) -> BenchResult {
    let size = SplitLayout.windowSize(device: request.device.size, hasPanel: hasPanel)
    let desktop = try VirtualDesktop(width: Int(size.width), height: Int(size.height))
    defer { desktop.close() }
    var starts: [Double] = []
    for _ in 1..<Self.starts {
      let (subject, seconds) = try start(desktop)
      starts.append(seconds)
      subject.end()
    }
    let (subject, seconds) = try start(desktop)
    starts.append(seconds)
    defer { subject.end() }
    return try measure(
      subject, desktop, firstFrame: Rank.value(0.5, of: starts) ?? seconds)
  }

  private func start(_ desktop: VirtualDesktop) throws(Failure) -> (SubjectProcess, TimeInterval) {
    let begin = PointerScript.now
    let subject = try SubjectProcess(
      ["bench-subject", request.info.id, "--state", drag.state] + (hasPanel ? ["--panel"] : []),
      display: desktop.display.name,
      preloading: Self.countingLibrary)
    let ready = try subject.event { $0["event"] as? String == "ready" }
    origin = CGPoint(x: ready["x"] as? Double ?? 0, y: ready["y"] as? Double ?? 0)
    return (subject, (ready["shown"] as? Double ?? PointerScript.now) - begin)
  }

  private func measure(
    _ subject: SubjectProcess, _ desktop: VirtualDesktop, firstFrame: TimeInterval
  ) throws(Failure) -> BenchResult {
    let id = subject.process.processIdentifier
    let server = desktop.display.processIdentifier
    // What the start has left to do shall not count.
    PointerScript.wait(until: PointerScript.now + 0.5)
    var memory = ProcessGauge.proportionalMemory(of: id)
    let script = PointerScript(pointer: desktop.pointer, scale: 1)

    kill(id, SIGUSR1)
    _ = try subject.event { $0["event"] as? String == "began" }
    let written = ProcessGauge.written(by: id)
    let program = ProcessGauge.processorTime(of: id)
    let other = ProcessGauge.processorTime(of: server)
    let begin = PointerScript.now
    let (start, far, near) = (
      inWindow(drag.start), inWindow(drag.point(at: 0.8)), inWindow(drag.point(at: 0.1))
    )
    script.press(at: start)
    // There and back, always moving, so that every refresh has something to show.
    script.move(from: start, to: far, over: Self.duration / 2)
    script.move(from: far, to: near, over: Self.duration / 2)
    let duration = PointerScript.now - begin
    let programTime = ProcessGauge.processorTime(of: id) - program
    let serverTime = ProcessGauge.processorTime(of: server) - other
    let bytes = ProcessGauge.written(by: id) - written
    memory = max(memory, ProcessGauge.proportionalMemory(of: id))

    kill(id, SIGUSR1)
    let figures = try subject.event { $0["event"] as? String == "measured" }
    desktop.pointer.release()
    PointerScript.wait(until: PointerScript.now + 0.6)
    memory = max(memory, ProcessGauge.proportionalMemory(of: id))

    let shown = Self.numbers("shown", in: figures)
    let latency = Self.numbers("latency", in: figures)
    let period = figures["period"] as? Double ?? 1.0 / 60
    let frames = max(shown.count, 1)
    let steady = Self.differences(Self.numbers("allocations", in: figures)).dropFirst(Self.warmUp)
    return BenchResult(
      scene: request.info.id, hasPanel: hasPanel, duration: duration, period: period,
      frames: shown.count,
      missed: Self.missed(shown, period: period), programTime: programTime / Double(frames),
      serverTime: serverTime / Double(frames), latencyMiddle: Rank.value(0.5, of: latency),
      latencyHigh: Rank.value(0.95, of: latency),
      requests: Rank.value(0.5, of: Self.numbers("requests", in: figures)) ?? 0,
      bytes: bytes / Double(frames), allocationsMiddle: Rank.value(0.5, of: Array(steady)),
      allocationsMean: steady.isEmpty ? nil : steady.reduce(0, +) / Double(steady.count),
      memory: memory, firstFrame: firstFrame)
  }

  private func inWindow(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Refreshes between the first and the last frame that had none.
  private static func missed(_ shown: [Double], period: TimeInterval) -> Int {
    differences(shown.filter(\.isFinite)).reduce(0) { sum, gap in
      sum + max(0, Int((gap / period).rounded()) - 1)
    }
  }

  private static func differences(_ numbers: [Double]) -> [Double] {
    zip(numbers.dropFirst(), numbers).map { $0 - $1 }
  }

  private static func numbers(_ key: String, in event: [String: Any]) -> [Double] {
    (event[key] as? [Any] ?? []).map { $0 as? Double ?? .nan }
  }

  /// The library that counts allocations, beside the program; nil where it was not built.
  private static var countingLibrary: String? {
    let folder = (SubjectProcess.executable as NSString).deletingLastPathComponent
    let path = (folder as NSString).appendingPathComponent("libAllocationCount.so")
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
