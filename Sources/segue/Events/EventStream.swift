import Dispatch
import Display
import Foundation
import Playground
import UIKitCore
import X11Display

/// Tells everything that happens in a live scene, a line of JSON each.
///
/// The keys are a contract: programs read them.
@MainActor
final class EventStream {
  let live: LiveScene
  private let sink: EventSink
  private var line = EventLine()
  /// Zero of `t`, on the frame clock.
  let origin: TimeInterval
  private var scrolls = ScrollWatch()
  private var lastWindow = WindowState()
  private var counterSignal: CounterSignal?

  /// What the last `window` line said.
  private struct WindowState: Equatable {
    var isMapped = false
    var width = 0
    var height = 0
    var isMeasured = false
    var device = CGRect.zero
  }

  init(of live: LiveScene, into sink: EventSink, includesFrames: Bool) {
    self.live = live
    self.sink = sink
    origin = live.world.clock.now
    tellScene()
    for event in live.opening.take() { tell(event) }
    listen()
    let earlier = live.world.compositor.onFrame
    live.world.compositor.onFrame = { [unowned self] report in
      earlier?(report)
      tellWindow()
      if includesFrames { tell(report) }
    }
    // SIGUSR1 asks for a `counters` line.
    counterSignal = CounterSignal { [weak self] in self?.tellCounters() }
  }

  /// Whether the lines go to standard output.
  var isStandardOutput: Bool { sink.path == "-" }

  /// Stops telling.
  func finish() {
    counterSignal?.cancel()
    Engine.onEvent = nil
    Verdicts.onVerdict = nil
    Diagnostics.onReport = nil
    live.window.arbiter.onStateChange = nil
    live.world.compositor.onFrame = nil
    live.loop.onInput = nil
    live.loop.onTurn = nil
    sink.finish()
  }

  /// Writes one line; `content` adds the keys behind `t` and `event`.
  func tell(_ event: String, _ content: (inout EventLine) -> Void) {
    line.begin(event, at: live.world.clock.now - origin)
    content(&line)
    line.end()
    sink.write(line.bytes)
  }

  private func listen() {
    Engine.onEvent = { [unowned self] event in tell(event) }
    Verdicts.onVerdict = { [unowned self] verdict in tell(verdict) }
    Diagnostics.onReport = { [unowned self] diagnostic in tell(diagnostic) }
    live.window.arbiter.onStateChange = { [unowned self] verdict in tell(verdict) }
    live.loop.onInput = { [unowned self] event in
      if case .surface = event { tellWindow() }
    }
    live.loop.onTurn = { [unowned self] _, _ in
      scrolls.look { view, phase in tellScroll(view, phase) }
    }
  }

  /// Says what is shown now: at the start, and whenever another scene takes its place.
  func tellScene() {
    let stage = live.stage
    tell("scene") { line in
      line.add("scene", stage.scene.id)
      line.add("state", stage.state)
      line.add("tunables") { line in
        for tunable in stage.values.tunables {
          line.add(tunable.key, stage.values[tunable.key])
        }
      }
    }
  }

  /// Says how the window is, when that has changed.
  private func tellWindow() {
    let world = live.world
    let state = WindowState(
      isMapped: world.window.isMapped, width: world.window.pixelSize.width,
      height: world.window.pixelSize.height, isMeasured: world.clock.isMeasured,
      device: live.deviceFrame)
    if state == lastWindow { return }
    lastWindow = state
    tell("window") { line in
      line.add("mapped", state.isMapped)
      line.add("width", Double(world.size.width))
      line.add("height", Double(world.size.height))
      line.add("scale", Double(world.scale))
      line.add("refresh", state.isMeasured ? 1 / world.clock.period : nil)
      line.add("id", Int(clamping: world.window.id))
      let device = state.device
      line.add(
        "device",
        [device.minX, device.minY, device.width, device.height].map {
          Double(($0 * world.scale).rounded())
        })
      line.add("origin", origin)
    }
  }

  private func tellCounters() {
    let world = live.world
    tell("counters") { line in
      line.add("wakes", world.wakeCount)
      line.add("requests", world.connection.requestCount)
      line.add("ticks", world.clock.tickCount)
      line.add("frames", world.compositor.frameCount)
      line.add("missed", world.clock.missedCount)
      line.add("samples", world.input.sampleCount)
      line.add("allocations", AllocationCounter.total.map(Double.init))
      line.add("resting", live.loop.isResting)
      // What a picture or a film of a scene needs comes and goes by itself.
      line.add(
        "controllers", UIViewController.livingCount - UIViewController.livingInsideCount)
      // Where a hand finds what the scene names.
      line.add("views") { line in
        for (name, view) in live.stage.run.namedViews() where view.window === live.window {
          let frame = view.convert(view.bounds, to: nil)
          line.add(name, [frame.minX, frame.minY, frame.width, frame.height].map(Double.init))
        }
      }
    }
  }
}
