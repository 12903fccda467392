import CXTest
public import Foundation

/// What happens between a window and the window manager.
extension XTestPointer {
  /// Waits until a window manager says that it is there.
  ///
  /// - Parameter patience: seconds.
  /// - Returns: whether one came in time.
  public func awaitManager(patience: TimeInterval) -> Bool {
    XSelectInput(connection, root, PropertyChangeMask)
    defer { XSelectInput(connection, root, 0) }
    return wait(patience) { _ in !property("_NET_SUPPORTING_WM_CHECK", of: root).isEmpty }
  }

  /// Asks the window manager to do something with a window, as `_NET_CLOSE_WINDOW`.
  public func ask(manager message: String, about window: UInt, values: [Int] = []) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(connection, message, 0)
    event.xclient.format = 32
    if values.count > 0 { event.xclient.data.l.0 = values[0] }
    if values.count > 1 { event.xclient.data.l.1 = values[1] }
    XSendEvent(connection, root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    XSync(connection, 0)
  }

  /// Sends `_NET_WM_PING` and waits for the answer, which goes to the root window.
  ///
  /// - Parameter patience: seconds.
  /// - Returns: whether the window answered in time.
  public func ping(_ window: UInt, patience: TimeInterval) -> Bool {
    let stamp = 4711
    let name = XInternAtom(connection, "_NET_WM_PING", 0)
    XSelectInput(connection, root, SubstructureNotifyMask)
    defer { XSelectInput(connection, root, 0) }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(name)
    event.xclient.data.l.1 = stamp
    event.xclient.data.l.2 = Int(window)
    XSendEvent(connection, window, 0, 0, &event)
    return wait(patience) { event in
      guard let event, event.type == ClientMessage else { return false }
      let message = event.xclient
      return message.data.l.0 == Int(name) && message.data.l.1 == stamp
        && message.data.l.2 == Int(window)
    }
  }

  /// How far the window's `_NET_WM_SYNC_REQUEST_COUNTER` has come; nil when it has none.
  public func syncCount(of window: UInt) -> Int64? {
    let bytes = property("_NET_WM_SYNC_REQUEST_COUNTER", of: window)
    var (base, error): (Int32, Int32) = (0, 0)
    guard bytes.count >= 4, XSyncQueryExtension(connection, &base, &error) != 0 else { return nil }
    let counter = bytes.prefix(4).enumerated().reduce(0) {
      $0 | UInt($1.element) << (UInt($1.offset) * 8)
    }
    var value = XSyncValue()
    guard XSyncQueryCounter(connection, counter, &value) != 0 else { return nil }
    return Int64(value.hi) << 32 | Int64(value.lo)
  }

  /// Looks at every event until `isDone` holds; at none first, for what holds already.
  private func wait(_ patience: TimeInterval, until isDone: (XEvent?) -> Bool) -> Bool {
    let deadline = Date.timeIntervalSinceReferenceDate + patience
    XFlush(connection)
    if isDone(nil) { return true }
    while true {
      while XPending(connection) > 0 {
        var event = XEvent()
        XNextEvent(connection, &event)
        if isDone(event) { return true }
      }
      let left = deadline - Date.timeIntervalSinceReferenceDate
      if left <= 0 { return false }
      var entry = pollfd(fd: XConnectionNumber(connection), events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, Int32(left * 1000) + 1)
    }
  }
}
