import CX11
import Foundation

/// Turns keys into text: dead keys, Compose and, where one runs, an input method.
final class X11TextInput {
  private let connection: X11Connection
  private var method: XIM?
  private var context: XIC?
  /// Memory for what a key types.
  private var buffer = [CChar](repeating: 0, count: 64)
  /// Events of the window that the input method wants to see.
  private(set) var eventMask: Int = 0

  /// Without an input method keys type what their symbols say.
  init(connection: X11Connection, window: Window) {
    self.connection = connection
    segue_use_text_locale()
    method = XOpenIM(connection.display, nil, nil, nil)
    if method == nil {
      // An input method that is named but does not run must not cost Compose.
      XSetLocaleModifiers("@im=none")
      method = XOpenIM(connection.display, nil, nil, nil)
    }
    guard let method else { return }
    context = segue_create_input_context(method, window)
    if let context { eventMask = Int(segue_input_events(context)) }
  }

  /// Tells the input method whether the window has the keyboard.
  func setFocus(_ isFocused: Bool) {
    guard let context, !connection.isLost else { return }
    if isFocused {
      XSetICFocus(context)
    } else {
      XUnsetICFocus(context)
    }
  }

  /// What a press types, and its symbol; nil when there is no input method to ask.
  func lookUp(_ event: UnsafeMutablePointer<XKeyEvent>) -> (text: String, symbol: KeySym)? {
    guard let context, !connection.isLost else { return nil }
    var symbol: KeySym = 0
    var status: Int32 = 0
    var count = Xutf8LookupString(
      context, event, &buffer, Int32(buffer.count), &symbol, &status)
    if status == XBufferOverflow {
      buffer = [CChar](repeating: 0, count: Int(count) + 1)
      count = Xutf8LookupString(
        context, event, &buffer, Int32(buffer.count), &symbol, &status)
    }
    guard status == XLookupChars || status == XLookupBoth, count > 0 else {
      return status == XLookupKeySym ? ("", symbol) : ("", 0)
    }
    let bytes = buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    return (String(decoding: bytes, as: UTF8.self), symbol)
  }

  /// Lets go of the input method; the display is about to be closed.
  func close() {
    if let context, !connection.isLost { XDestroyIC(context) }
    if let method, !connection.isLost { XCloseIM(method) }
    context = nil
    method = nil
  }
}
