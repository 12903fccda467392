import Foundation

/// What pinch and rotation have in common: two fingers and the line between them.
///
/// It begins with two fingers down, goes on while they move and ends when both are lifted; a finger
/// lifted alone may come back.
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// The two fingers, in the window's space.
  final var pair = FingerPair()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      guard storedState == .possible, !isWaiting else {
        for touch in touches { ignore(touch, for: event) }
        return
      }
      fail("\(numberOfTouches) fingers, 2 are wanted")
      return
    }
    if numberOfTouches == touches.count, storedState == .possible { pair = FingerPair() }
    pair.land(places(of: self.touches), time: newest(touches))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    pair.move(to: places(of: self.touches), time: newest(touches))
    switch storedState {
    case .possible:
      guard !isWaiting, isReady else { return }
      state = .began
      if storedState.isActive || isWaiting { begin() }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = downTouches
    guard down.isEmpty else {
      pair.land(places(of: down), time: newest(touches))
      return
    }
    if storedState.isActive || isWaiting {
      state = .ended
    } else {
      fail(failureAtLift)
    }
  }

  open override func reset() {
    super.reset()
    pair = FingerPair()
  }

  /// Whether the fingers have moved as the gesture wants it.
  var isReady: Bool { false }

  /// Why it failed when the fingers were lifted.
  var failureAtLift: String { "lifted" }

  /// It has its gesture: what it took is taken out.
  func begin() {}

  /// The moment its velocities are of.
  final var velocityTime: TimeInterval {
    let isLive = storedState.isTerminal || arbiter?.isTakingInput != false
    return isLive ? pair.lastTime : max(pair.lastTime, arbiter?.time ?? 0)
  }

  private func places(of touches: [UITouch]) -> [CGPoint] {
    touches.map { $0.location(in: nil) }
  }

  private func newest(_ touches: Set<UITouch>) -> TimeInterval {
    touches.map(\.timestamp).max() ?? pair.lastTime
  }
}
