public import Display
public import Foundation

/// A key of the keyboard. Mirrors: `UIPress` and its `UIKey`, joined to what X tells of a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public nonisolated enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public let phase: Phase
  public let timestamp: TimeInterval
  public let key: UIKey?

  init(_ stroke: KeyStroke) {
    phase = stroke.isDown ? .began : .ended
    timestamp = stroke.time
    key = UIKey(stroke)
  }
}

/// What a key means. Mirrors: `UIKey`.
@preconcurrency @MainActor
open class UIKey: NSObject {
  public let characters: String
  public let stroke: KeyStroke
  /// Mirrors: `keyCode`; `keyboardErrorUndefined` for keys that type.
  public let keyCode: UIKeyboardHIDUsage
  public var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(stroke.modifiers) }

  init(_ stroke: KeyStroke) {
    self.stroke = stroke
    characters = stroke.characters
    keyCode = UIKeyboardHIDUsage(stroke.key)
  }
}

/// Keys going down or up. Mirrors: `UIPressesEvent`.
open class UIPressesEvent: UIEvent {
  public let allPresses: Set<UIPress>
  /// Whether only those commands were asked that come before text: the others are, when nobody has
  /// taken the key as text.
  final let awaitsCommands: Bool

  init(_ press: UIPress, awaitsCommands: Bool = false) {
    allPresses = [press]
    self.awaitsCommands = awaitsCommands
    super.init(type: .presses, timestamp: press.timestamp)
  }
}
