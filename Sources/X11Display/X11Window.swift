import CX11
public import Foundation

/// The window: its hints, its size and whether it can be seen.
public final class X11Window {
  /// X's number for the window.
  public let id: UInt
  /// Device pixels a point.
  public let scale: X11Scale
  /// Device pixels.
  public internal(set) var pixelSize: (width: Int, height: Int)
  /// The server has mapped it.
  public internal(set) var isMapped = false
  /// Nothing of it shows, although it is mapped.
  public internal(set) var isObscured = false
  /// It has the keyboard.
  public internal(set) var isFocused = false

  let connection: X11Connection
  /// Bits a pixel.
  let depth: Int
  let cursor: Cursor
  /// SYNC's counter that tells the window manager how far we have painted; 0 without SYNC.
  let syncCounter: XSyncCounter
  /// The window manager's wish to be told when a size has been painted, step by step: asked, its
  /// size has come, a frame of that size is under way.
  var askedSync: XSyncValue?
  var sizedSync: XSyncValue?
  var paintedSync: XSyncValue?
  private(set) var isDestroyed = false

  /// Units: points.
  public var size: CGSize {
    CGSize(
      width: CGFloat(pixelSize.width) / scale.value,
      height: CGFloat(pixelSize.height) / scale.value)
  }

  /// Whether painting makes sense.
  public var isVisible: Bool { isMapped && !isObscured }

  /// Makes the window and says all its hints; nothing shows before `map()`.
  ///
  /// - Throws: `X11Error` when the size or scale is absurd or the screen unfit.
  public init(
    on connection: X11Connection, configuration: X11Configuration
  ) throws(X11Error) {
    let option = configuration.scale
    let scale = try X11Scale(
      option: option, desktop: option == nil ? connection.desktopScale : nil,
      resources: connection.resourceDPI, size: configuration.size, screen: connection.screenSize)
    var pixels = try scale.pixels(configuration.size)
    if let narrow = configuration.narrowSize, pixels.width > connection.screenSize.width {
      pixels = try scale.pixels(narrow)
    }
    let depth = XDefaultDepth(connection.display, connection.screen)
    let visual = XDefaultVisual(connection.display, connection.screen)
    guard depth == 24 || depth == 32, visual?.pointee.red_mask == 0xff0000 else {
      throw .unsuitableScreen(depth: Int(depth), display: connection.name)
    }
    self.depth = Int(depth)
    self.connection = connection
    self.scale = scale
    pixelSize = pixels

    let display = connection.display
    var attributes = XSetWindowAttributes()
    // No background: what the server paints before we do is what flickers.
    attributes.background_pixmap = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = Self.eventMask
    cursor = XCreateFontCursor(display, UInt32(XC_left_ptr))
    attributes.cursor = cursor
    let values = UInt(CWBackPixmap | CWBitGravity | CWEventMask | CWCursor)
    id = XCreateWindow(
      display, connection.root, 0, 0, UInt32(pixels.width), UInt32(pixels.height), 0,
      Self.copyFromParentDepth, UInt32(InputOutput), nil, values, &attributes)
    if connection.capabilities.has(.sync) {
      var zero = XSyncValue()
      XSyncIntToValue(&zero, 0)
      syncCounter = XSyncCreateCounter(display, zero)
    } else {
      syncCounter = 0
    }
    setHints(configuration)
  }

  private static let copyFromParentDepth: Int32 = 0

  /// Events of the window itself; the pointer's are chosen by `X11Input`.
  static let eventMask =
    ExposureMask | StructureNotifyMask | VisibilityChangeMask | FocusChangeMask | KeyPressMask
    | KeyReleaseMask | PropertyChangeMask | EnterWindowMask | LeaveWindowMask

  /// Asks the server to show it.
  public func map() {
    if connection.isLost { return }
    XMapWindow(connection.display, id)
    connection.flush()
  }

  /// Asks for another size; the server tells when it has come. Units: points.
  public func resize(to size: CGSize) {
    guard !connection.isLost, !isDestroyed, let pixels = try? scale.pixels(size) else { return }
    XResizeWindow(connection.display, id, UInt32(pixels.width), UInt32(pixels.height))
    connection.flush()
  }

  /// Takes the keyboard when no window manager is there to give it.
  func focusWithoutManager() {
    if connection.isLost || isFocused || hasManager { return }
    XSetInputFocus(connection.display, id, RevertToParent, UInt(CurrentTime))
  }

  /// Whether a window manager runs, by the sign it must leave on the root window.
  private var hasManager: Bool {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var left: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      connection.display, connection.root, connection.atoms[.netSupportingCheck], 0, 1, 0,
      X11Atoms.Predefined.window, &type, &format, &count, &left, &data)
    if let data { XFree(data) }
    return status == 0 && count > 0
  }

  /// Where the window's top left corner is on the screen, device pixels.
  public var screenPosition: (x: Int, y: Int) {
    if connection.isLost || isDestroyed { return (0, 0) }
    var x: Int32 = 0
    var y: Int32 = 0
    var child: Window = 0
    XTranslateCoordinates(connection.display, id, connection.root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y))
  }

  /// The size that the window manager announced has come.
  ///
  /// - Returns: whether it waits for a frame.
  func sizeArrived() -> Bool {
    guard askedSync != nil else { return false }
    sizedSync = askedSync
    askedSync = nil
    return true
  }

  /// A frame of the present size was painted.
  func framePainted() {
    guard sizedSync != nil else { return }
    paintedSync = sizedSync
    sizedSync = nil
  }

  /// Tells the window manager that the size it asked for can be seen.
  func frameShown() {
    guard let value = paintedSync else { return }
    paintedSync = nil
    if connection.isLost || syncCounter == 0 { return }
    XSyncSetCounter(connection.display, syncCounter, value)
  }

  /// Takes the window away.
  public func close() {
    if isDestroyed { return }
    isDestroyed = true
    isMapped = false
    if connection.isLost { return }
    if syncCounter != 0 { XSyncDestroyCounter(connection.display, syncCounter) }
    XDestroyWindow(connection.display, id)
    XFreeCursor(connection.display, cursor)
    connection.flush()
  }
}
