import Display

/// Which keys that are down a responder was told of, and which not.
///
/// Whoever did not hear of a key going down does not hear of it coming up either.
struct HeldKeys {
  private var swallowed: [KeyStroke.Key] = []
  private var told: [KeyStroke.Key] = []

  /// A key has gone down and run a command, or done something else that no responder hears of.
  mutating func swallow(_ key: KeyStroke.Key) {
    // Told before it repeated itself, it comes up for the responder, too.
    guard !told.contains(key), !swallowed.contains(key) else { return }
    swallowed.append(key)
  }

  mutating func tell(_ key: KeyStroke.Key) {
    swallowed.removeAll { $0 == key }
    if !told.contains(key) { told.append(key) }
  }

  /// A key comes up.
  ///
  /// - Returns: whether that is for the responder.
  mutating func letGo(_ key: KeyStroke.Key) -> Bool {
    if let index = swallowed.firstIndex(of: key) {
      swallowed.remove(at: index)
      return false
    }
    if let index = told.firstIndex(of: key) {
      told.remove(at: index)
      return true
    }
    // A key other than a letter means something else once Shift has come up before it.
    guard key.isSign, let index = swallowed.firstIndex(where: \.isSign) else { return true }
    swallowed.remove(at: index)
    return false
  }
}

extension KeyStroke.Key {
  fileprivate var isSign: Bool {
    guard case .character(let character) = self else { return false }
    return !character.isLetter
  }
}
