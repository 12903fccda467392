import CX11
import Display

/// The pointer as the core protocol tells it.
extension X11Input {
  func selectCoreEvents() {
    let motion = wantsHover ? PointerMotionMask : ButtonMotionMask
    XSelectInput(
      connection.display, window.id,
      X11Window.eventMask | ButtonPressMask | ButtonReleaseMask | motion)
    connection.flush()
  }

  func handleButton(_ event: XButtonEvent, isDown: Bool) {
    let spot = Spot(
      position: points(Double(event.x), Double(event.y)), time: seconds(event.time),
      modifiers: KeyModifiers(state: event.state))
    if isDown {
      press(Int(event.button), at: spot)
    } else {
      release(Int(event.button), at: spot)
    }
  }

  func handleMotion(_ event: XMotionEvent) {
    move(
      at: Spot(
        position: points(Double(event.x), Double(event.y)), time: seconds(event.time),
        modifiers: KeyModifiers(state: event.state)))
  }
}
