import CX11
public import Display
public import Foundation

/// The pointer, the fingers and the keys over the window.
///
/// Every sample the server sends is kept until `drain(into:)`.
public final class X11Input: InputSource {
  /// How samples are told.
  public enum Kind: String, Sendable {
    /// XInput 2: fractions of pixels, touches, smooth scrolling.
    case input2
    /// Core events, where the display has nothing better.
    case core
  }

  public var onInput: (() -> Void)?

  /// How samples are told.
  public let kind: Kind

  /// Whether moves without a button are told too.
  public var wantsHover = false {
    didSet {
      if wantsHover != oldValue { selectEvents() }
    }
  }

  /// How far a wheel's click moves the content. Units: points. Source: chosen; Chromium on Linux
  /// moves by the same.
  public static let wheelStep: CGFloat = 53

  /// Pointer samples received so far, drained or not.
  public private(set) var sampleCount = 0
  /// Whether the server stamps input with the clock frames are stamped with.
  public var sharesClock: Bool { serverTime.sharesOurClock }

  let window: X11Window
  let connection: X11Connection
  var serverTime = ServerTime()
  var contacts = PointerContacts()
  var scrollAxes = ScrollAxes()
  var hasTouch = false

  var keyboard: X11Keyboard
  private var queue: [InputEvent] = []
  private var isAnnounced = false
  /// The newest pointer sample handed over that no frame has been charged with.
  private var newestDrained: TimeInterval?

  init(window: X11Window) {
    self.window = window
    connection = window.connection
    kind = window.connection.capabilities.has(.input2) ? .input2 : .core
    keyboard = X11Keyboard(connection: window.connection, window: window.id)
    // Room for two seconds of the fastest mouse, so that a burst does not allocate.
    queue.reserveCapacity(2048)
    if kind == .input2 { readDevices() }
    selectEvents()
  }

  public func drain(into events: inout [InputEvent]) {
    isAnnounced = false
    guard !queue.isEmpty else { return }
    for event in queue {
      if case .pointer(let sample) = event {
        newestDrained = max(newestDrained ?? sample.time, sample.time)
      }
    }
    events.append(contentsOf: queue)
    queue.removeAll(keepingCapacity: true)
  }

  /// The time of the newest sample drained since the last call; nil when there was none.
  func takeNewestSample() -> TimeInterval? {
    defer { newestDrained = nil }
    return newestDrained
  }

  /// Adds an event; whoever listens hears of it at `announce()`.
  func emit(_ event: InputEvent) {
    if case .pointer = event { sampleCount += 1 }
    queue.append(event)
  }

  /// Tells the listener, once until it drains.
  func announce() {
    if queue.isEmpty || isAnnounced { return }
    isAnnounced = true
    onInput?()
  }

  /// Tells the server what we want to hear of.
  func selectEvents() {
    if connection.isLost { return }
    switch kind {
    case .core: selectCoreEvents()
    case .input2: selectInput2Events()
    }
  }

  /// A stamp of the server's in seconds.
  func seconds(_ stamp: Time) -> TimeInterval {
    serverTime.seconds(UInt32(truncatingIfNeeded: stamp), now: MonotonicClock.now)
  }

  /// Device pixels to points.
  func points(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: CGFloat(x) / window.scale.value, y: CGFloat(y) / window.scale.value)
  }

  /// Takes the gesture in progress away, if there is one.
  func interrupt(_ reason: Interruption.Reason, time: TimeInterval) {
    guard contacts.interrupt() else { return }
    emit(.interruption(Interruption(reason: reason, time: time)))
  }

  /// Lets go of what keeps the display busy.
  func close() { keyboard.text.close() }

  func handleKey(_ event: UnsafeMutablePointer<XKeyEvent>, isDown: Bool) {
    let time = seconds(event.pointee.time)
    if let stroke = keyboard.stroke(event, isDown: isDown, time: time) { emit(.key(stroke)) }
  }

  func handleFocus(gained: Bool, mode: Int32, detail: Int32) {
    // A keyboard grab comes and goes without the focus moving; the pointer's own notices tell of
    // windows above ours.
    if mode == NotifyGrab || mode == NotifyUngrab { return }
    if detail == NotifyPointer || detail == NotifyPointerRoot { return }
    if window.isFocused != gained { emit(.surface(.focused(gained))) }
    window.isFocused = gained
    keyboard.text.setFocus(gained)
    if gained { return }
    keyboard.forget()
    interrupt(.focusLoss, time: MonotonicClock.now)
  }

  /// The pointer crossed the window's edge.
  func handleCrossing(_ event: XCrossingEvent, isEnter: Bool) {
    if isEnter { scrollAxes.forgetPositions() }
    if !isEnter, wantsHover, !contacts.isMouseHeld, event.mode == NotifyNormal {
      leave(at: seconds(event.time))
    }
    guard contacts.isMouseHeld else { return }
    // Our own grab neither begins nor ends between a press and its release.
    let isForeign = event.mode == NotifyGrab || event.mode == NotifyUngrab
    let isReleased = event.state & UInt32(Button1Mask) == 0
    guard isForeign || isReleased else { return }
    interrupt(.lostGrab, time: seconds(event.time))
    if isReleased { _ = contacts.mouseUp() }
  }
}
