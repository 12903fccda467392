import CXTest
import Foundation

/// A hand on the real pointer and keyboard: a second X client that speaks XTEST.
///
/// Everything is flushed and done by the server when a call returns.
public final class XTestPointer {
  let connection: OpaquePointer
  var root: UInt { XDefaultRootWindow(connection) }

  /// - Throws: `VirtualDisplay.Failure` when there is no such display.
  public init(display name: String) throws {
    guard let display = XOpenDisplay(name) else {
      throw VirtualDisplay.Failure(description: "no display at \(name)")
    }
    connection = display
  }

  /// Closes the connection; nothing else may be called afterwards.
  public func close() {
    XCloseDisplay(connection)
  }

  /// Moves the pointer. Units: screen pixels.
  public func move(_ x: Int, _ y: Int) {
    send(x, y)
    XSync(connection, 0)
  }

  /// Moves the pointer along `points` without waiting between.
  public func move(along points: [(x: Int, y: Int)]) {
    for point in points { send(point.x, point.y) }
    XSync(connection, 0)
  }

  private func send(_ x: Int, _ y: Int) {
    XTestFakeMotionEvent(connection, -1, Int32(clamping: x), Int32(clamping: y), 0)
  }

  /// Presses a button: 1 the first, 4 to 7 the wheel.
  public func press(_ button: Int = 1) {
    XTestFakeButtonEvent(connection, UInt32(button), 1, 0)
    XSync(connection, 0)
  }

  /// Lets a button go.
  public func release(_ button: Int = 1) {
    XTestFakeButtonEvent(connection, UInt32(button), 0, 0)
    XSync(connection, 0)
  }

  /// Presses or lets go the key that means `symbol` (as in keysymdef.h).
  public func key(_ symbol: UInt, isDown: Bool) {
    let code = XKeysymToKeycode(connection, symbol)
    XTestFakeKeyEvent(connection, UInt32(code), isDown ? 1 : 0, 0)
    XSync(connection, 0)
  }

  /// Types one key.
  public func type(_ symbol: UInt) {
    key(symbol, isDown: true)
    key(symbol, isDown: false)
  }

  /// Puts a symbol on a key the keyboard does not use, before anything is typed.
  public func assign(_ symbol: UInt, to code: UInt8) {
    var symbols: [KeySym] = [symbol, symbol]
    XChangeKeyboardMapping(connection, Int32(code), 2, &symbols, 1)
    XSync(connection, 0)
  }

  /// The pointer's place on the screen.
  public var position: (x: Int, y: Int) {
    var (root, child): (Window, Window) = (0, 0)
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var state: UInt32 = 0
    XQueryPointer(connection, self.root, &root, &child, &x, &y, &left, &top, &state)
    return (Int(x), Int(y))
  }
}
