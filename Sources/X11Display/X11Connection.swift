import CX11
import Foundation

/// The line to the X server, and what goes wrong on it.
public final class X11Connection {
  let display: OpaquePointer
  let root: Window
  let screen: Int32
  let atoms: X11Atoms

  /// The display's name, as `:0`.
  public let name: String
  /// What the display offers.
  public let capabilities: X11Capabilities
  /// The screen's size, device pixels.
  public let screenSize: (width: Int, height: Int)

  /// Told once for each kind of protocol error, in one line.
  public var onReport: ((String) -> Void)?

  /// Fixed memory, because Xlib's exit handler writes to it.
  private let lostFlag: UnsafeMutablePointer<Bool>
  private var reported: Set<String> = []
  private var isClosed = false

  /// Whether the server has gone. Nothing may be asked of Xlib afterwards.
  public var isLost: Bool { lostFlag.pointee || isClosed }

  /// The socket, for waiting.
  var descriptor: Int32 { XConnectionNumber(display) }

  /// Opens the display `name`, or the one that `DISPLAY` names.
  ///
  /// - Parameter avoided: extensions to do without, as if the server lacked them.
  /// - Throws: `X11Error` when there is no display or it cannot show pictures.
  public init(
    to name: String? = nil, avoiding avoided: Set<X11Capabilities.Extension> = []
  ) throws(X11Error) {
    X11Faults.install()
    let asked = name ?? ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    guard !asked.isEmpty, let display = XOpenDisplay(asked) else {
      throw .noDisplay(name: asked)
    }
    self.display = display
    self.name = asked
    screen = XDefaultScreen(display)
    root = XDefaultRootWindow(display)
    screenSize = (
      Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen))
    )
    lostFlag = .allocate(capacity: 1)
    lostFlag.initialize(to: false)
    XSetIOErrorExitHandler(display, markConnectionLost, lostFlag)
    atoms = X11Atoms(display: display, screen: screen)
    capabilities = X11Capabilities(display: display, avoiding: avoided)
    if lostFlag.pointee { throw .displayLost(name: asked) }
    guard capabilities.has(.render) else {
      close()
      throw .missingExtension("RENDER", display: asked)
    }
  }

  /// How many requests were made so far.
  public var requestCount: Int {
    isLost ? 0 : Int(clamping: XNextRequest(display)) - 1
  }

  /// Whether Xlib holds events that were read along with something else.
  var hasQueuedEvents: Bool {
    !isLost && XEventsQueued(display, QueuedAlready) > 0
  }

  /// Sends what is buffered.
  func flush() {
    if !isLost { XFlush(display) }
  }

  /// Waits until the server has done everything asked so far.
  func synchronize() {
    if !isLost { XSync(display, 0) }
  }

  /// Says what the server complained of since last time, each kind once in the program's life.
  func reportFaults() {
    for fault in X11Faults.take(for: display) {
      let request = requestName(fault)
      let error = errorName(fault.code)
      guard reported.insert("\(request) \(error)").inserted else { continue }
      onReport?(
        "the X server refused \(request): \(error) (resource 0x"
          + String(fault.resource, radix: 16) + "); the program goes on")
    }
  }

  /// Runs `requests`, then tells whether the server complained about one of them.
  func succeeds(_ requests: () -> Void) -> Bool {
    synchronize()
    reportFaults()
    requests()
    synchronize()
    return !isLost && X11Faults.take(for: display).isEmpty
  }

  /// Closes the line; nothing happens when it is lost or closed already.
  public func close() {
    if isLost { return }
    XSync(display, 0)
    if lostFlag.pointee { return }
    isClosed = true
    XCloseDisplay(display)
  }

  private func requestName(_ fault: X11Faults.Record) -> String {
    let owner = X11Capabilities.Extension.allCases.first {
      capabilities[$0]?.opcode == Int32(fault.request)
    }
    let key = owner.map { "\($0.rawValue).\(fault.minor)" } ?? "\(fault.request)"
    let fallback = owner.map { "\($0.rawValue) request \(fault.minor)" } ?? "request \(key)"
    return databaseText(group: "XRequest", key: key, fallback: fallback)
  }

  private func errorName(_ code: UInt8) -> String {
    if isLost { return "error \(code)" }
    var text = [CChar](repeating: 0, count: 128)
    XGetErrorText(display, Int32(code), &text, 127)
    return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  private func databaseText(group: String, key: String, fallback: String) -> String {
    if isLost { return fallback }
    var text = [CChar](repeating: 0, count: 128)
    XGetErrorDatabaseText(display, group, key, fallback, &text, 127)
    return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}
