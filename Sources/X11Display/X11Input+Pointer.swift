import CX11
import Display
import Foundation

/// What buttons, moves and wheels mean, however the server tells of them.
extension X11Input {
  /// A sample of the mouse.
  struct Spot {
    var position: CGPoint
    var time: TimeInterval
    var modifiers: KeyModifiers
  }

  func press(_ button: Int, at spot: Spot) {
    switch button {
    case 1:
      if contacts.mouseDown() { emitMouse(.down, spot) }
      if !window.isFocused { window.focusWithoutManager() }
    case 4...7:
      wheel(button, at: spot)
    default:
      if contacts.isMouseDown { interrupt(.secondButton, time: spot.time) }
    }
  }

  func release(_ button: Int, at spot: Spot) {
    if button == 1, contacts.mouseUp() { emitMouse(.up, spot) }
  }

  func move(at spot: Spot) {
    if contacts.isMouseDown {
      emitMouse(.move, spot)
    } else if wantsHover, !contacts.isMouseHeld {
      emitMouse(.hover, spot)
    }
  }

  /// The pointer is over the window no more: it hovers outside.
  func leave(at time: TimeInterval) {
    emitMouse(
      .hover, Spot(position: CGPoint(x: -1, y: -1), time: time, modifiers: []))
  }

  func touch(_ phase: PointerSample.Phase, id: Int32, at spot: Spot) {
    let contact: Int?
    switch phase {
    case .down: contact = contacts.touchDown(id)
    case .up: contact = contacts.touchUp(id)
    case .move, .hover: contact = contacts.contact(id)
    }
    guard let contact else { return }
    emit(
      .pointer(
        PointerSample(
          phase: phase, contact: contact, position: spot.position, time: spot.time, device: .touch,
          modifiers: spot.modifiers)))
  }

  func scroll(x: Double, y: Double, isContinuous: Bool, at spot: Spot) {
    let delta = CGPoint(x: CGFloat(x) * Self.wheelStep, y: CGFloat(y) * Self.wheelStep)
    emit(
      .scroll(
        ScrollSample(
          position: spot.position, delta: delta, isContinuous: isContinuous, time: spot.time,
          modifiers: spot.modifiers)))
  }

  private func wheel(_ button: Int, at spot: Spot) {
    switch button {
    case 4: scroll(x: 0, y: -1, isContinuous: false, at: spot)
    case 5: scroll(x: 0, y: 1, isContinuous: false, at: spot)
    case 6: scroll(x: -1, y: 0, isContinuous: false, at: spot)
    default: scroll(x: 1, y: 0, isContinuous: false, at: spot)
    }
  }

  private func emitMouse(_ phase: PointerSample.Phase, _ spot: Spot) {
    emit(
      .pointer(
        PointerSample(
          phase: phase, position: spot.position, time: spot.time, modifiers: spot.modifiers)))
  }
}
