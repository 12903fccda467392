import Display
import Foundation
import Geometry
import XTestPointer

@testable import X11Display

/// A display, a window on it, and a hand on the pointer.
final class Stage {
  let display: VirtualDisplay
  let world: X11World
  let pointer: XTestPointer
  /// Everything the input source gave, oldest first.
  private(set) var events: [InputEvent] = []
  private(set) var ticks: [FrameTick] = []
  private(set) var reports: [String] = []
  private(set) var frames: [FrameReport] = []
  /// What every tick does besides; the default shows nothing new.
  var onTick: ((FrameTick) -> Void)?
  /// Whether an event asks for a frame, as the engine's frame loop does.
  var ticksOnInput = true

  /// How long a test may wait for what it expects. Units: seconds.
  private static let patience: TimeInterval = 20

  init(
    size: CGSize = CGSize(width: 390, height: 400), refreshRate: Int? = nil,
    without missing: [String] = [], avoiding avoided: Set<X11Capabilities.Extension> = [],
    scale: CGFloat? = 1, servesMainQueue: Bool = false
  ) throws {
    display = try VirtualDisplay(refreshRate: refreshRate, without: missing)
    world = try X11World(
      X11Configuration(
        title: "Stage", size: size, scale: scale, display: display.name, avoiding: avoided))
    pointer = try XTestPointer(display: display.name)
    // A test is itself a block of the main queue: serving it would begin other tests inside this.
    world.servesMainQueue = servesMainQueue
    world.onReport = { [unowned self] in reports.append($0) }
    world.compositor.onFrame = { [unowned self] in frames.append($0) }
    world.input.onInput = { [unowned self] in
      if ticksOnInput { world.clock.requestTick() } else { collect() }
    }
    world.clock.onTick = { [unowned self] tick in
      ticks.append(tick)
      collect()
      onTick?(tick)
    }
  }

  /// Runs until the window is shown and has the keyboard.
  func open() throws {
    try run { self.world.window.isVisible && self.world.window.isFocused }
    world.connection.synchronize()
    world.readEvents()
    forget()
  }

  /// Forgets what was collected.
  func forget() {
    collect()
    events.removeAll()
    ticks.removeAll()
    frames.removeAll()
  }

  private func collect() {
    world.input.drain(into: &events)
  }

  /// Runs the world until `isDone`; gives up, and says so, when that takes too long.
  func run(until isDone: @escaping () -> Bool) throws {
    let end = try world.run(notAfter: world.clock.now + Self.patience) { isDone() }
    if end != .finished { throw VirtualDisplay.Failure(description: "\(end) while waiting") }
  }

  /// Runs until the server and the world have nothing more to tell each other.
  func settle() throws {
    world.connection.synchronize()
    world.readEvents()
    collect()
  }

  var samples: [PointerSample] {
    events.compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
  }

  var interruptions: [Interruption.Reason] {
    events.compactMap { if case .interruption(let item) = $0 { item.reason } else { nil } }
  }

  var scrolls: [ScrollSample] {
    events.compactMap { if case .scroll(let sample) = $0 { sample } else { nil } }
  }

  var keys: [KeyStroke] {
    events.compactMap { if case .key(let stroke) = $0 { stroke } else { nil } }
  }

  var surface: [SurfaceEvent] {
    events.compactMap { if case .surface(let event) = $0 { event } else { nil } }
  }

  /// A frame with one square whose place depends on `step`, so that no two are equal.
  func frame(step: Int) -> RenderFrame {
    var frame = RenderFrame(size: world.size, background: .white)
    frame.items = [
      .quad(
        RenderQuad(
          layer: 1, rect: CGRect(x: 10 + step % 200, y: 20, width: 80, height: 60),
          fill: .color(RenderColor(red: 1, green: 0, blue: 0))))
    ]
    return frame
  }
}
