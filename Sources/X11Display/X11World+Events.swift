import CX11
import Display
import Foundation

/// Every event of the connection, handed to whom it concerns.
extension X11World {
  /// Reads what the socket holds, without ever waiting for more.
  func readEvents() {
    // One look at the socket takes all it holds; what handling adds is there already.
    if !connection.isLost, XEventsQueued(connection.display, QueuedAfterReading) > 0 {
      repeat {
        XNextEvent(connection.display, event)
        if connection.isLost { return }
        // A dead key, or one that an input method takes, is no event for anybody else.
        if XFilterEvent(event, 0) != 0 { continue }
        dispatch()
      } while connection.hasQueuedEvents
    }
    if isResizePending {
      isResizePending = false
      input.emit(.surface(.resized(window.size, scale: window.scale.value)))
    }
    input.announce()
  }

  private func dispatch() {
    switch event.pointee.type {
    case GenericEvent: dispatchGeneric()
    case KeyPress:
      clipboard.lastStamp = event.pointee.xkey.time
      input.handleKey(pointer(to: XKeyEvent.self), isDown: true)
    case KeyRelease: input.handleKey(pointer(to: XKeyEvent.self), isDown: false)
    case ButtonPress:
      clipboard.lastStamp = event.pointee.xbutton.time
      input.handleButton(event.pointee.xbutton, isDown: true)
    case ButtonRelease:
      clipboard.lastStamp = event.pointee.xbutton.time
      input.handleButton(event.pointee.xbutton, isDown: false)
    case MotionNotify: input.handleMotion(event.pointee.xmotion)
    case EnterNotify: input.handleCrossing(event.pointee.xcrossing, isEnter: true)
    case LeaveNotify: input.handleCrossing(event.pointee.xcrossing, isEnter: false)
    case FocusIn, FocusOut:
      let focus = event.pointee.xfocus
      input.handleFocus(
        gained: event.pointee.type == FocusIn, mode: focus.mode, detail: focus.detail)
    case Expose: handleExposure(event.pointee.xexpose)
    case ConfigureNotify: handleSize(event.pointee.xconfigure)
    case MapNotify, UnmapNotify, VisibilityNotify: handleVisibility()
    case ClientMessage: handleMessage(event.pointee.xclient)
    case PropertyNotify: handleProperty(event.pointee.xproperty)
    case SelectionRequest: clipboard.handle(event.pointee.xselectionrequest)
    case SelectionClear: clipboard.handle(event.pointee.xselectionclear)
    case MappingNotify: XRefreshKeyboardMapping(pointer(to: XMappingEvent.self))
    case DestroyNotify: handleDestruction(event.pointee.xdestroywindow)
    default: break
    }
  }

  private func pointer<Kind>(to kind: Kind.Type) -> UnsafeMutablePointer<Kind> {
    UnsafeMutableRawPointer(event).assumingMemoryBound(to: kind)
  }

  private func dispatchGeneric() {
    let cookie = pointer(to: XGenericEventCookie.self)
    guard XGetEventData(connection.display, cookie) != 0, let data = cookie.pointee.data else {
      return
    }
    defer { XFreeEventData(connection.display, cookie) }
    let type = cookie.pointee.evtype
    if cookie.pointee.extension == connection.capabilities[.input2]?.opcode {
      if [XI_ButtonPress, XI_ButtonRelease, XI_TouchBegin, XI_TouchEnd].contains(type) {
        clipboard.lastStamp = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee.time
      }
      input.handleInput2(type: type, data: data)
    } else if cookie.pointee.extension == connection.capabilities[.present]?.opcode {
      handlePresent(type: type, data: data)
    }
  }

  private func handlePresent(type: Int32, data: UnsafeMutableRawPointer) {
    if type == PresentIdleNotify {
      compositor.released(
        data.assumingMemoryBound(to: XPresentIdleNotifyEvent.self).pointee.pixmap)
      return
    }
    guard type == PresentCompleteNotify else { return }
    let event = data.assumingMemoryBound(to: XPresentCompleteNotifyEvent.self).pointee
    let now = MonotonicClock.now
    // A server whose stamps are not of our clock tells at least that it happened just now.
    let stamp = TimeInterval(event.ust) * 1e-6
    let time = abs(now - stamp) < 1 ? min(stamp, now) : now
    if event.kind == PresentCompleteKindPixmap {
      compositor.completed(
        serial: event.serial_number, time: time, count: event.msc,
        wasSkipped: event.mode == PresentCompleteModeSkip,
        isFlipped: event.mode == PresentCompleteModeFlip)
    } else {
      clock.learn(time: time, count: event.msc)
    }
  }

  private func handleExposure(_ event: XExposeEvent) {
    if compositor.restore(event) { return }
    // Nothing was ever painted: somebody should.
    clock.requestTick()
  }

  private func handleSize(_ event: XConfigureEvent) {
    guard event.window == window.id, event.width > 0, event.height > 0 else { return }
    // A frame must follow even when the size turns out the same.
    if window.sizeArrived() { clock.requestTick() }
    let size = (width: Int(event.width), height: Int(event.height))
    if size == window.pixelSize { return }
    window.pixelSize = size
    isResizePending = true
  }

  private func handleVisibility() {
    let was = window.isVisible
    switch event.pointee.type {
    case MapNotify where event.pointee.xmap.window == window.id:
      window.isMapped = true
      window.isObscured = false
      window.focusWithoutManager()
    case UnmapNotify where event.pointee.xunmap.window == window.id:
      window.isMapped = false
      input.interrupt(.unmapped, time: MonotonicClock.now)
    case VisibilityNotify where event.pointee.xvisibility.window == window.id:
      window.isObscured = event.pointee.xvisibility.state == VisibilityFullyObscured
    default:
      return
    }
    clock.isVisible = window.isVisible
    if was != window.isVisible { input.emit(.surface(.visible(window.isVisible))) }
    if window.isVisible, !was { clock.requestTick() }
  }

  private func handleMessage(_ message: XClientMessageEvent) {
    let atoms = connection.atoms
    guard message.message_type == atoms[.wmProtocols] else { return }
    let kind = UInt(bitPattern: message.data.l.0)
    if kind == atoms[.wmDeleteWindow] {
      input.emit(.surface(.closeRequested))
    } else if kind == atoms[.netPing] {
      // The same message goes back to the root window to say that we live.
      event.pointee.xclient.window = connection.root
      let mask = SubstructureNotifyMask | SubstructureRedirectMask
      XSendEvent(connection.display, connection.root, 0, mask, event)
    } else if kind == atoms[.netSyncRequest] {
      var value = XSyncValue()
      XSyncIntsToValue(
        &value, UInt32(truncatingIfNeeded: message.data.l.2),
        Int32(truncatingIfNeeded: message.data.l.3))
      window.askedSync = value
    }
  }

  private func handleProperty(_ event: XPropertyEvent) {
    clipboard.handle(event)
    let now = MonotonicClock.now
    input.serverTime.observe(UInt32(truncatingIfNeeded: event.time), at: now)
    if event.atom == connection.atoms[.clockProbe] { compositor.copied(at: now) }
  }

  private func handleDestruction(_ event: XDestroyWindowEvent) {
    guard event.window == window.id else { return }
    window.isMapped = false
    input.emit(.surface(.closeRequested))
  }
}
