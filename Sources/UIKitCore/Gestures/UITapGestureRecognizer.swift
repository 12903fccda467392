public import Foundation

/// Recognizes one or more taps.
///
/// Mirrors: `UITapGestureRecognizer`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture (A56).
  open var numberOfTapsRequired = 1
  /// How many fingers tap together (A56).
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var firstPlace: CGPoint?

  /// Where the first tap was (A56). A nil view stands for the window.
  open override func location(in view: UIView?) -> CGPoint {
    guard let firstPlace else { return super.location(in: view) }
    return placeInWindow(firstPlace, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    fingers = max(fingers, numberOfTouches)
    guard fingers <= numberOfTouchesRequired else {
      fail("\(fingers) fingers, \(numberOfTouchesRequired) are wanted")
      return
    }
    guard let place = centroid else { return }
    if let firstPlace, hypot(place.x - firstPlace.x, place.y - firstPlace.y) > feel.tapMovement {
      fail("the next tap was too far from the first")
      return
    }
    if fingers == numberOfTouchesRequired, firstPlace == nil { firstPlace = place }
    deadline = (touches.map(\.timestamp).max() ?? 0) + feel.tapDuration
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > feel.tapMovement {
        fail("moved more than \(feel.tapMovement.brief) pt")
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard downTouches.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else {
      fail("\(fingers) fingers, \(numberOfTouchesRequired) are wanted")
      return
    }
    taps += 1
    fingers = 0
    starts.removeAll(keepingCapacity: true)
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      deadline = (touches.map(\.timestamp).max() ?? 0) + feel.tapInterval
    }
  }

  override func deadlinePassed(at time: TimeInterval) {
    fail(touches.isEmpty ? "the next tap did not come" : "the finger rested too long")
  }

  /// A tap never stops a tap that wants more taps (A19).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = 0
    starts.removeAll(keepingCapacity: true)
    firstPlace = nil
  }
}
