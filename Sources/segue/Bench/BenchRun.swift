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
  /// The window, and where the device is in it. Units: points.
  private let window: CGSize
  private let device: CGRect

  /// Units: seconds.
  static let duration: TimeInterval = 3
  /// Program starts for the time to the first frame.
  static let starts = 5
  /// How far the drag goes, and how far it comes back. Units: 0…1 of the transition.
  static let far = 0.8
  static let near = 0.1
  /// Frames at the drag's beginning that make what later ones use again.
  static let warmUp = 10

  /// - Parameter hasPanel: whether the panel stands beside the device, its plots open.
  init(_ request: SceneRequest, drag: SceneDrag, hasPanel: Bool = false) {
    self.request = request
    self.drag = drag
    self.hasPanel = hasPanel
    window = SplitLayout.windowSize(device: request.device.size, hasPanel: hasPanel)
    device =
      SplitLayout(window: window, device: request.device.size, hasPanel: hasPanel).device
  }

  /// - Throws: `Failure` where there is no virtual display or the program ends early.
  func measure() throws(Failure) -> BenchResult {
    let room = PointerRoom(
      around: window, places: [0, Self.near, Self.far].map { place(at: $0) })
    let desktop = try room.desktop(scale: 1)
    defer { desktop.close() }
    var starts: [Double] = []
    for _ in 1..<Self.starts {
      let (subject, seconds) = try start(desktop, room)
      starts.append(seconds)
      subject.end()
    }
    let (subject, seconds) = try start(desktop, room)
    starts.append(seconds)
    defer { subject.end() }
    return try measure(
      subject, desktop, room, firstFrame: Rank.value(0.5, of: starts) ?? seconds)
  }

  private func start(
    _ desktop: VirtualDesktop, _ room: PointerRoom
  ) throws(Failure) -> (SubjectProcess, TimeInterval) {
    let begin = PointerScript.now
    let subject = try SubjectProcess(
      ["bench-subject", request.info.id, "--state", drag.state] + (hasPanel ? ["--panel"] : []),
      display: desktop.display.name,
      preloading: Self.countingLibrary)
    let ready = try subject.event { $0["event"] as? String == "ready" }
    let corner = room.corner(scale: 1)
    if let id = ready["window"] as? NSNumber {
      desktop.pointer.place(id.uintValue, x: corner.x, y: corner.y)
    }
    return (subject, (ready["shown"] as? Double ?? PointerScript.now) - begin)
  }

  private func measure(
    _ subject: SubjectProcess, _ desktop: VirtualDesktop, _ room: PointerRoom,
    firstFrame: TimeInterval
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
      room.onScreen(place(at: 0)), room.onScreen(place(at: Self.far)),
      room.onScreen(place(at: Self.near))
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

  /// Where the finger is in the window for so much of the transition. Units: 0…1, points.
  private func place(at percent: Double) -> CGPoint {
    let point = percent > 0 ? drag.point(at: percent) : drag.start
    return CGPoint(x: point.x + device.minX, y: point.y + device.minY)
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
