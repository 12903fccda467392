import UIKit

extension PhotoZoom {
  /// How far an arrow key goes. Units: points. Source: chosen.
  private static let keyStep: CGFloat = 30

  /// Takes a key that has a meaning here; says whether it had.
  func take(_ presses: Set<UIPress>) -> Bool {
    guard let key = presses.first?.key?.keyCode else { return false }
    if !isHeld {
      guard key == .keyboardDownArrow, mayBegin else { return false }
      keyHold = FingerlessHold(in: navigation?.view.window) { [weak self] in
        self?.letGoOfKeys(.cancel)
      }
      begin()
      follow(CGPoint(x: 0, y: Self.keyStep))
      return true
    }
    guard keyHold != nil else { return false }
    switch key {
    case .keyboardDownArrow: follow(CGPoint(x: way.x, y: way.y + Self.keyStep))
    case .keyboardUpArrow: follow(CGPoint(x: way.x, y: max(0, way.y - Self.keyStep)))
    case .keyboardReturnOrEnter: letGoOfKeys(.finish)
    case .keyboardEscape: letGoOfKeys(.cancel)
    default: return false
    }
    return true
  }

  private func letGoOfKeys(_ outcome: Verdict.Outcome) {
    letGo(.ofKeys(outcome, percent: percent), .zero)
  }

  var mayBegin: Bool {
    navigation?.topViewController is PhotoController && navigation?.transitionCoordinator == nil
  }
}
