import CX11
public import Display
import Foundation
import Painter

/// Paints frames on the server and shows them at the display's refresh.
public final class X11Compositor: Compositor {
  /// How frames reach the window.
  public enum Kind: String, Sendable {
    /// Present swaps them at a refresh.
    case present
    /// They are copied at once.
    case copy
  }

  /// Told of every frame after it was shown.
  public var onFrame: ((FrameReport) -> Void)?

  /// How frames reach the window.
  public var kind: Kind { swap.usesPresent ? .present : .copy }
  /// Frames handed in so far.
  public private(set) var frameCount = 0

  private let window: X11Window
  private let connection: X11Connection
  private let clock: X11FrameClock
  private let input: X11Input
  private let device: XRenderDevice
  private let painter: Painter
  private let swap: X11Swap
  private var underWay: FrameReport?
  private var newestSample: TimeInterval?
  /// When the tick that is being served began; set by the run loop.
  var tickStart: TimeInterval = 0

  init(window: X11Window, clock: X11FrameClock, input: X11Input) {
    self.window = window
    self.clock = clock
    self.input = input
    connection = window.connection
    device = XRenderDevice(display: window.connection.display, drawable: window.id)
    device.connection = window.connection
    painter = Painter(device: device)
    swap = X11Swap(window: window, device: device)
  }

  /// What the painter did so far.
  public var operations: Int { painter.counters.operations }

  public func present(_ frame: inout RenderFrame, at tick: FrameTick) {
    guard !connection.isLost, window.isVisible else { return }
    if clock.kind == .timer, swap.usesPresent { swap.abandonPresent() }
    guard let (index, age) = swap.acquire() else { return }
    let start = MonotonicClock.now
    let firstRequest = XNextRequest(connection.display)
    let damage = painter.paint(
      &frame, scale: window.scale.value, pixelWidth: window.pixelSize.width,
      pixelHeight: window.pixelSize.height, into: swap.buffers[index].picture, bufferAge: age)
    swap.painted(index)
    window.framePainted()
    newestSample = input.takeNewestSample() ?? newestSample
    if damage.isEmpty, !swap.needsWhole {
      // Nothing to show is not worth a refresh; what the painter prepared is sent all the same.
      window.frameShown()
      newestSample = nil
      connection.flush()
      return
    }
    let count = clock.presentCount
    swap.show(index, damage: damage, at: count, mayTear: clock.isSoftwareClock)
    let end = MonotonicClock.now
    let cost = end - min(start, max(tickStart, start - 1))
    clock.submitted(at: end, cost: cost, count: count)
    frameCount += 1
    underWay = FrameReport(
      index: tick.index, due: tick.time, cost: cost, paintCost: end - start,
      missed: clock.skippedCount,
      requests: Int(clamping: XNextRequest(connection.display) &- firstRequest),
      damagedPixels: damage.reduce(0) { $0 + $1.area })
  }

  /// Present's news of the picture `serial`.
  func completed(
    serial: UInt32, time: TimeInterval, count: UInt64, wasSkipped: Bool, isFlipped: Bool
  ) {
    swap.completed(serial, isFlipped: isFlipped)
    if wasSkipped { swap.skipped() }
    guard serial == swap.lastSerial else {
      clock.learn(time: time, count: count)
      return
    }
    let missed = clock.completed(time: time, count: count)
    finish(time: time, missed: missed)
  }

  /// The server has done the copy of the last frame.
  func copied(at time: TimeInterval) {
    guard !swap.usesPresent, underWay != nil else { return }
    clock.completed(time: time, count: nil)
    finish(time: time, missed: 0)
  }

  private func finish(time: TimeInterval, missed: Int) {
    window.frameShown()
    guard var report = underWay else { return }
    underWay = nil
    report.shown = time
    report.missed += missed
    if let newestSample, input.sharesClock, time > newestSample, time - newestSample < 1 {
      report.latency = time - newestSample
    }
    newestSample = nil
    onFrame?(report)
  }

  /// The server no longer reads `pixmap`.
  func released(_ pixmap: UInt) {
    swap.release(pixmap)
  }

  /// A part of the window lost its pixels.
  ///
  /// - Returns: whether the last frame could mend it.
  func restore(_ event: XExposeEvent) -> Bool {
    swap.restore(
      x: event.x, y: event.y, width: UInt32(clamping: event.width),
      height: UInt32(clamping: event.height))
  }

  /// Gives back what the last frame did not need.
  public func purge() {
    if !connection.isLost { painter.purge() }
  }

  func close() {
    if connection.isLost { return }
    swap.close()
    device.tearDown()
  }
}
