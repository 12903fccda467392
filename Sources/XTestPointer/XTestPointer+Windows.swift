import CXTest
import Foundation

/// What a window manager or another program may do to a window.
extension XTestPointer {
  /// Changes the window's size. Units: pixels.
  public func resize(_ window: UInt, width: Int, height: Int) {
    XResizeWindow(connection, window, UInt32(width), UInt32(height))
    XSync(connection, 0)
  }

  /// Moves a window; where a window manager decides, it is asked.
  ///
  /// Units: pixels of the screen.
  public func place(_ window: UInt, x: Int, y: Int) {
    XMoveWindow(connection, window, Int32(clamping: x), Int32(clamping: y))
    XSync(connection, 0)
  }

  /// Hides the window.
  public func unmap(_ window: UInt) {
    XUnmapWindow(connection, window)
    XSync(connection, 0)
  }

  /// Shows the window.
  public func map(_ window: UInt) {
    XMapWindow(connection, window)
    XSync(connection, 0)
  }

  /// Where a window's top left corner is on the screen. Units: pixels.
  public func position(of window: UInt) -> (x: Int, y: Int) {
    var (x, y): (Int32, Int32) = (0, 0)
    var child: Window = 0
    XTranslateCoordinates(
      connection, window, XDefaultRootWindow(connection), 0, 0, &x, &y, &child)
    return (Int(x), Int(y))
  }

  /// Takes the keyboard away from every window.
  public func dropFocus() {
    XSetInputFocus(connection, 0, 0, 0)
    XSync(connection, 0)
  }

  /// Has the server cut the window's program off.
  public func disconnect(_ window: UInt) {
    XKillClient(connection, window)
    XSync(connection, 0)
  }

  /// Puts a window of ours over a part of the screen.
  ///
  /// - Returns: its number, for `unmap`.
  public func cover(x: Int, y: Int, width: Int, height: Int) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    attributes.background_pixel = 0xff00ff
    let window = XCreateWindow(
      connection, XDefaultRootWindow(connection), Int32(x), Int32(y), UInt32(width),
      UInt32(height), 0, 0, 1, nil, UInt(CWOverrideRedirect | CWBackPixel), &attributes)
    XMapRaised(connection, window)
    XSync(connection, 0)
    return window
  }

  /// Sends one of the messages of `WM_PROTOCOLS`, as `WM_DELETE_WINDOW`.
  public func send(protocol name: String, to window: UInt, values: [Int] = []) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(connection, name, 0))
    if values.count > 0 { event.xclient.data.l.2 = values[0] }
    if values.count > 1 { event.xclient.data.l.3 = values[1] }
    XSendEvent(connection, window, 0, 0, &event)
    XSync(connection, 0)
  }

  /// A property's bytes; empty when the window has none of that name.
  public func property(_ name: String, of window: UInt) -> [UInt8] {
    var (type, count, left): (Atom, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var data: UnsafeMutablePointer<UInt8>?
    let atom = XInternAtom(connection, name, 0)
    XGetWindowProperty(
      connection, window, atom, 0, 1 << 16, 0, 0, &type, &format, &count, &left, &data)
    guard let data else { return [] }
    defer { XFree(data) }
    // Items of 32 bits are kept as C longs.
    let size = format == 32 ? 8 : Int(format) / 8
    return Array(UnsafeBufferPointer(start: data, count: Int(count) * size))
  }

  /// Sets a text property of the root window, as a session does with its resources.
  public func setRootText(_ name: String, _ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      connection, XDefaultRootWindow(connection), XInternAtom(connection, name, 0), 31, 8, 0,
      bytes, Int32(bytes.count))
    XSync(connection, 0)
  }

  /// The colours of a part of the screen, `0xRRGGBB`, row by row.
  public func pixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    guard
      let image = XGetImage(
        connection, XDefaultRootWindow(connection), Int32(x), Int32(y), UInt32(width),
        UInt32(height), UInt.max, 2)
    else { return [] }
    var colors: [UInt32] = []
    colors.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = image.pointee.f.get_pixel?(image, Int32(column), Int32(row)) ?? 0
        colors.append(UInt32(pixel & 0xffffff))
      }
    }
    _ = image.pointee.f.destroy_image?(image)
    return colors
  }

  /// The colour at one place of the screen, `0xRRGGBB`.
  public func pixel(x: Int, y: Int) -> UInt32 {
    pixels(x: x, y: y, width: 1, height: 1).first ?? 0
  }

  /// The first window of the program `process`, once it is shown; waits for the server's notices.
  ///
  /// - Returns: nil when `isGivenUp` holds after a notice.
  public func window(of process: Int32, orUntil isGivenUp: () -> Bool = { false }) -> UInt? {
    XSelectInput(connection, XDefaultRootWindow(connection), SubstructureNotifyMask)
    while true {
      if let window = shownWindow(of: process) { return window }
      if isGivenUp() { return nil }
      var event = XEvent()
      XNextEvent(connection, &event)
    }
  }

  private func shownWindow(of process: Int32) -> UInt? {
    var (root, parent): (Window, Window) = (0, 0)
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XQueryTree(connection, XDefaultRootWindow(connection), &root, &parent, &children, &count)
    guard let children else { return nil }
    defer { XFree(children) }
    return UnsafeBufferPointer(start: children, count: Int(count)).first { window in
      let bytes = property("_NET_WM_PID", of: window)
      guard bytes.count >= 4 else { return false }
      let id = bytes.prefix(4).enumerated().reduce(0) { $0 | Int32($1.element) << ($1.offset * 8) }
      var attributes = XWindowAttributes()
      XGetWindowAttributes(connection, window, &attributes)
      return id == process && attributes.map_state == IsViewable
    }
  }
}
