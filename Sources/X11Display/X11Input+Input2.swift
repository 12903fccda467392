import CX11
import Display
import Foundation

/// The pointer and the fingers as XInput 2 tells them.
extension X11Input {
  /// Hears of presses, moves and fingers, on the window itself.
  ///
  /// A press gives the pointer to its window until the release, so a drag that leaves the window goes
  /// on. Moves without a button wake us too: XInput 2 has no "moves while a button is held", and the
  /// passive grab that would come to the same is passed over when a window manager replays the click
  /// it focused a window by, as openbox does.
  func selectInput2Events() {
    var events = [XI_ButtonPress, XI_ButtonRelease, XI_Motion]
    if hasTouch { events += [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] }
    select(events, device: XIAllMasterDevices)
    select([XI_HierarchyChanged, XI_DeviceChanged], device: XIAllDevices)
    connection.flush()
  }

  private func select(_ events: [Int32], device: Int32) {
    var bits = Self.bits(events)
    bits.withUnsafeMutableBufferPointer { buffer in
      var mask = XIEventMask(
        deviceid: device, mask_len: Int32(buffer.count), mask: buffer.baseAddress)
      _ = XISelectEvents(connection.display, window.id, &mask, 1)
    }
  }

  private static func bits(_ events: [Int32]) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: 4)
    for event in events { bits[Int(event) >> 3] |= 1 << UInt8(event & 7) }
    return bits
  }

  /// Learns which devices scroll smoothly and which are touched.
  func readDevices() {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(connection.display, XIAllDevices, &count) else { return }
    defer { XIFreeDeviceInfo(devices) }
    hasTouch = false
    scrollAxes = ScrollAxes()
    for device in UnsafeBufferPointer(start: devices, count: Int(count)) {
      let isMaster = device.use == XIMasterPointer
      let classes = UnsafeBufferPointer(start: device.classes, count: Int(device.num_classes))
      if isMaster { readAxes(classes, of: device.deviceid) }
      if classes.contains(where: isTouchScreen) { hasTouch = true }
    }
  }

  /// A touchpad has touches too, but they move the pointer instead of touching what is shown.
  private func isTouchScreen(_ entry: UnsafeMutablePointer<XIAnyClassInfo>?) -> Bool {
    guard let entry, entry.pointee.type == XITouchClass else { return false }
    let touch = UnsafeRawPointer(entry).assumingMemoryBound(to: XITouchClassInfo.self).pointee
    return touch.mode == XIDirectTouch
  }

  private func readAxes(
    _ classes: UnsafeBufferPointer<UnsafeMutablePointer<XIAnyClassInfo>?>, of device: Int32
  ) {
    var axes: [ScrollAxes.Axis] = []
    for entry in classes {
      guard let entry, entry.pointee.type == XIScrollClass else { continue }
      let scroll = UnsafeRawPointer(entry).assumingMemoryBound(to: XIScrollClassInfo.self).pointee
      axes.append(
        ScrollAxes.Axis(
          device: device, number: scroll.number,
          isVertical: scroll.scroll_type == XIScrollTypeVertical, increment: scroll.increment))
    }
    scrollAxes.set(axes, of: device)
  }

  /// Reads one of XInput's events.
  func handleInput2(type: Int32, data: UnsafeMutableRawPointer) {
    switch type {
    case XI_HierarchyChanged:
      readDevices()
      selectEvents()
    case XI_DeviceChanged:
      let change = data.assumingMemoryBound(to: XIDeviceChangedEvent.self).pointee
      readAxes(
        UnsafeBufferPointer(start: change.classes, count: Int(change.num_classes)),
        of: change.deviceid)
    case XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      handleDevice(type: type, data.assumingMemoryBound(to: XIDeviceEvent.self))
    default:
      break
    }
  }

  private func handleDevice(type: Int32, _ event: UnsafeMutablePointer<XIDeviceEvent>) {
    let spot = Spot(
      position: points(event.pointee.event_x, event.pointee.event_y),
      time: seconds(event.pointee.time),
      modifiers: KeyModifiers(state: UInt32(bitPattern: event.pointee.mods.effective)))
    let isEmulated = event.pointee.flags & XIPointerEmulated != 0
    let detail = event.pointee.detail
    switch type {
    case XI_ButtonPress:
      // What a finger or a fine wheel does is told by its own events as well.
      if !isEmulated { press(Int(detail), at: spot) }
    case XI_ButtonRelease:
      if !isEmulated { release(Int(detail), at: spot) }
    case XI_Motion:
      if !isEmulated { handleMotion(event, spot) }
    case XI_TouchBegin: touch(.down, id: detail, at: spot)
    case XI_TouchUpdate: touch(.move, id: detail, at: spot)
    default: touch(.up, id: detail, at: spot)
    }
  }

  /// A move, a step of a smooth wheel, or both at once.
  private func handleMotion(_ event: UnsafeMutablePointer<XIDeviceEvent>, _ spot: Spot) {
    let state = event.pointee.valuators
    var (x, y, isContinuous, scrolled, moved) = (0.0, 0.0, false, false, false)
    var packed = 0
    for number in 0..<max(0, state.mask_len) * 8 {
      guard state.mask[Int(number) >> 3] & (1 << UInt8(number & 7)) != 0 else { continue }
      let value = state.values[packed]
      packed += 1
      guard scrollAxes.contains(device: event.pointee.deviceid, number: number) else {
        moved = true
        continue
      }
      guard
        let step = scrollAxes.move(device: event.pointee.deviceid, number: number, to: value)
      else { continue }
      if step.isVertical { y += step.clicks } else { x += step.clicks }
      isContinuous = isContinuous || step.isContinuous
      scrolled = true
    }
    if scrolled { scroll(x: x, y: y, isContinuous: isContinuous, at: spot) }
    if moved || packed == 0 { move(at: spot) }
  }
}
