import Display

/// Which key of a keyboard, by the number the USB standard gives it.
///
/// Mirrors: `UIKeyboardHIDUsage`, those keys that the window tells apart.
public nonisolated enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82

  init(_ key: KeyStroke.Key) {
    self =
      switch key {
      case .return: .keyboardReturnOrEnter
      case .escape: .keyboardEscape
      case .backspace: .keyboardDeleteOrBackspace
      case .tab: .keyboardTab
      case .space: .keyboardSpacebar
      case .home: .keyboardHome
      case .pageUp: .keyboardPageUp
      case .delete: .keyboardDeleteForward
      case .end: .keyboardEnd
      case .pageDown: .keyboardPageDown
      case .right: .keyboardRightArrow
      case .left: .keyboardLeftArrow
      case .down: .keyboardDownArrow
      case .up: .keyboardUpArrow
      case .character, .function, .other: .keyboardErrorUndefined
      }
  }
}
