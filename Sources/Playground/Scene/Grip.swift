import UIKit

/// Where a hand takes hold of a transition: a pan that sets out one way, or the arrow key that points
/// there.
///
/// The arrow keys go on and back in steps, Return finishes, Escape cancels.
final class Grip: NSObject {
  let pan: UIPanGestureRecognizer
  private weak var driver: HandDrivenTransition?
  private let way: PanDirection
  private let rule: () -> ReleaseRule
  /// How far a finger goes for the whole of it, in a window of that size. Units: points.
  var travel: (CGSize) -> CGFloat
  /// How far it was when the drag began. Units: points.
  private var length: CGFloat = 0
  /// Whether there is something to begin.
  var mayBegin: () -> Bool = { true }
  /// Asks for the transition.
  var begin: () -> Void = {}
  /// Keeps the drags that it can scroll with.
  weak var content: UIScrollView?

  /// How far an arrow key goes. Units: 0…1. Source: chosen, twenty steps.
  private static let keyStep: CGFloat = 0.05

  /// - Parameters:
  ///   - way: where the transition goes on.
  ///   - pan: another than the usual pan, such as one from the edge.
  init(
    _ driver: HandDrivenTransition, towards way: PanDirection,
    pan: UIPanGestureRecognizer = UIPanGestureRecognizer(), rule: @escaping () -> ReleaseRule
  ) {
    self.driver = driver
    self.way = way
    self.pan = pan
    self.rule = rule
    travel = { way == .left || way == .right ? $0.width : $0.height }
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addTarget(self, action: Selector(Grip.handlePan(_:)))
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let driver else { return }
    // The view under the finger may move: the window does not.
    guard let window = pan.view?.window, travel(window.bounds.size) > 0 else {
      driver.letGo(rule().cancelled(percent: driver.percentComplete, velocity: 0))
      return
    }
    // Kept while the window changes its size: the finger has not moved.
    if pan.state == .began { length = travel(window.bounds.size) }
    let percent = min(max(way.part(of: pan.translation(in: window)) / length, 0), 1)
    let velocity = way.part(of: pan.velocity(in: window))
    switch pan.state {
    case .began:
      keyHold = nil
      driver.takeHold()
      begin()
      driver.update(percent)
    case .changed:
      driver.update(percent)
    case .ended:
      driver.letGo(rule().verdict(percent: percent, velocity: velocity, length: length))
    case .cancelled, .failed:
      driver.letGo(rule().cancelled(percent: percent, velocity: velocity))
    default:
      break
    }
  }

  // MARK: Keys

  /// Ended by what takes a finger away, and by a finger that comes down.
  private var keyHold: FingerlessHold?

  /// Takes a key that has a meaning here; says whether it had.
  func take(_ presses: Set<UIPress>) -> Bool {
    guard let driver, let key = presses.first?.key?.keyCode else { return false }
    if !driver.isHeld { keyHold = nil }
    guard keyHold != nil else {
      guard key == way.arrowKey, !driver.isHeld, mayBegin() else { return false }
      keyHold = FingerlessHold(in: pan.view?.window) { [weak self] in self?.letGoOfKeys(.cancel) }
      driver.takeHold()
      begin()
      driver.update(Self.keyStep)
      return true
    }
    switch key {
    case way.arrowKey: driver.update(driver.percentComplete + Self.keyStep)
    case way.opposite.arrowKey: driver.update(driver.percentComplete - Self.keyStep)
    case .keyboardReturnOrEnter: letGoOfKeys(.finish)
    case .keyboardEscape: letGoOfKeys(.cancel)
    default: return false
    }
    return true
  }

  private func letGoOfKeys(_ outcome: Verdict.Outcome) {
    keyHold = nil
    driver?.letGo(.ofKeys(outcome, percent: driver?.percentComplete ?? 0))
  }
}

extension Grip: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let window = pan.view?.window, driver?.isHeld == false, mayBegin(),
      PanDirection(of: pan, in: window) == way
    else { return false }
    guard let content, content.bounds.contains(pan.location(in: content)) else { return true }
    return content.isAtTop
  }

  /// The content waits until it is clear that the drag is none of its business: never both.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === content?.panGestureRecognizer
  }
}
