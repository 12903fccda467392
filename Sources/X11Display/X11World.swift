import CX11
import Display
public import Foundation

/// The real world: a window on an X display, its input, its clock and its painter.
///
/// Everything comes in and goes out through the three doors of `Display`; closing, resizing and
/// hiding come as `InputEvent.surface`.
@MainActor
public final class X11World {
  /// Why `run` came back.
  public enum End: Equatable, Sendable {
    /// `stop()` was called or the condition held.
    case finished
    /// The system asked the program to end, by this signal.
    case signal(Int32)
    /// The limit was reached.
    case timeout
  }

  /// The line to the server.
  public let connection: X11Connection
  /// The window on it.
  public let window: X11Window
  /// The pointer, fingers and keys over the window.
  public let input: X11Input
  /// What says when a frame is due.
  public let clock: X11FrameClock
  /// What paints and shows frames.
  public let compositor: X11Compositor

  /// Told of what went wrong and did not end the program, one line each, each once.
  public var onReport: ((String) -> Void)? {
    didSet { connection.onReport = onReport }
  }

  /// Times the program woke up in `run`, for proving that nothing happens at rest.
  public var wakeCount: Int { waitSet.count }

  /// Whether `run` serves the main dispatch queue and the main run loop too; off only where
  /// another loop does.
  public var servesMainQueue = true

  let waitSet: WaitSet
  var mainQueue: MainQueue
  /// Whether the main run loop was turned over since the last wait.
  var hasTurnedMainLoop = false
  var isStopping = false
  /// A change of size that `drain` has not been told of.
  var isResizePending = false
  /// Fixed memory for the event being read.
  let event = UnsafeMutablePointer<XEvent>.allocate(capacity: 1)
  private var isClosed = false

  /// Opens the display and makes the window; `run` shows it.
  ///
  /// - Throws: `X11Error`.
  public init(_ configuration: X11Configuration) throws(X11Error) {
    let connection = try X11Connection(
      to: configuration.display, avoiding: configuration.avoided)
    self.connection = connection
    do {
      window = try X11Window(on: connection, configuration: configuration)
    } catch {
      connection.close()
      throw error
    }
    input = X11Input(window: window)
    let hasPresent = connection.capabilities.has(.present)
    clock = X11FrameClock(
      kind: hasPresent ? .present : .timer,
      period: hasPresent ? 1.0 / 60 : connection.announcedPeriod ?? 1.0 / 60)
    compositor = X11Compositor(window: window, clock: clock, input: input)
    mainQueue = MainQueue()
    waitSet = WaitSet(server: connection.descriptor, mainQueue: mainQueue.descriptor)
    event.initialize(to: XEvent())
    // Whoever sees the window may ask the program to end before it has begun to run.
    SignalPipe.arm()
    window.map()
    if hasPresent { askForStamp() }
    connection.flush()
    guard !connection.isLost else {
      SignalPipe.disarm()
      throw .displayLost(name: connection.name)
    }
  }

  isolated deinit {
    event.deallocate()
  }

  /// Pixels a point.
  public var scale: CGFloat { window.scale.value }

  /// The window's size, points.
  public var size: CGSize { window.size }

  /// Makes `run` come back.
  public func stop() {
    isStopping = true
  }

  /// Takes the window away and closes the display.
  public func close() {
    if isClosed { return }
    isClosed = true
    SignalPipe.disarm()
    input.close()
    compositor.close()
    window.close()
    connection.close()
  }

  /// Asks when the next refresh is, while no frame is under way to tell.
  func askForStamp() {
    XPresentNotifyMSC(connection.display, window.id, 0, 0, 1, 0)
  }
}
