import Display

/// Which contacts are down, and which of them still count.
///
/// A contact that was interrupted stays down but is no longer told of, until it is lifted.
nonisolated struct PointerContacts {
  private enum State {
    case up, down, interrupted
  }

  private struct Touch {
    var id: Int32
    var contact: Int
    var isInterrupted: Bool
  }

  private var mouse = State.up
  private var touches: [Touch] = []

  /// Whether a contact is down and counts.
  var isActive: Bool { mouse == .down || touches.contains { !$0.isInterrupted } }

  /// Whether the mouse's first button is held, counting or not.
  var isMouseHeld: Bool { mouse != .up }

  /// Whether the mouse's first button is held and counts.
  var isMouseDown: Bool { mouse == .down }

  /// The mouse's first button went down; false when it was down already.
  mutating func mouseDown() -> Bool {
    if mouse != .up { return false }
    mouse = .down
    return true
  }

  /// The mouse's first button came up; false when nobody should hear of it.
  mutating func mouseUp() -> Bool {
    defer { mouse = .up }
    return mouse == .down
  }

  /// A finger came down.
  ///
  /// - Returns: its number: the lowest free one, from 1.
  mutating func touchDown(_ id: Int32) -> Int {
    var contact = 1
    while touches.contains(where: { $0.contact == contact }) { contact += 1 }
    touches.append(Touch(id: id, contact: contact, isInterrupted: false))
    return contact
  }

  /// The number of the finger `id`; nil when it does not count.
  func contact(_ id: Int32) -> Int? {
    touches.first { $0.id == id && !$0.isInterrupted }?.contact
  }

  /// A finger went up.
  mutating func touchUp(_ id: Int32) -> Int? {
    let number = contact(id)
    touches.removeAll { $0.id == id }
    return number
  }

  /// Everything that is down stops to count; false when nothing did.
  mutating func interrupt() -> Bool {
    let wasActive = isActive
    if mouse == .down { mouse = .interrupted }
    for index in touches.indices { touches[index].isInterrupted = true }
    return wasActive
  }
}
