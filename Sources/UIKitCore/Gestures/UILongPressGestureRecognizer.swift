public import Foundation

/// Recognizes fingers that rest, then follows them.
///
/// Mirrors: `UILongPressGestureRecognizer` (A57).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers rest. Units: seconds. Source: documented (A57).
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may stray before it begins; after that, anywhere.
  /// Units: points. Source: documented (A57).
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers press.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !storedState.isActive else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    guard numberOfTouches <= numberOfTouchesRequired else {
      fail("\(numberOfTouches) fingers, \(numberOfTouchesRequired) are wanted")
      return
    }
    guard (touches.map(\.tapCount).max() ?? 1) > numberOfTapsRequired else {
      fail("the taps before the press were missing")
      return
    }
    if numberOfTouches == numberOfTouchesRequired {
      deadline = (touches.map(\.timestamp).max() ?? 0) + minimumPressDuration
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState.isActive {
      state = .changed
      return
    }
    guard !isWaiting else { return }
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > allowableMovement {
        fail("moved more than \(allowableMovement.brief) pt before its time")
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState.isActive || isWaiting {
      if downTouches.isEmpty { state = .ended }
    } else {
      fail("lifted before its time")
    }
  }

  override func deadlinePassed(at time: TimeInterval) {
    state = .began
  }

  open override func reset() {
    super.reset()
    starts.removeAll(keepingCapacity: true)
  }
}
