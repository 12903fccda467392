import Foundation
import XTestPointer

/// A display of the test's own with a hand on its pointer and keyboard.
@MainActor
final class Desk {
  let display: VirtualDisplay
  /// Nil once it let go of the display.
  private(set) var hand: XTestPointer?
  private(set) var scale: CGFloat = 1
  /// Where the window's top left corner is on the screen. Units: pixels.
  private var origin = (x: 0, y: 0)

  static let escape: UInt = 0xff1b

  /// - Parameter missing: extensions to switch off, as Xvfb spells them.
  init(without missing: [String] = []) throws {
    display = try VirtualDisplay(size: (1280, 1800), without: missing)
    hand = try XTestPointer(display: display.name)
  }

  isolated deinit {
    letGo()
  }

  /// Opens the scene's window in the state its drag starts in and waits for it.
  ///
  /// - Returns: the program, and its `window` event.
  func open(
    _ scene: DragScene, scale: CGFloat = 1, _ more: [String] = []
  ) throws -> (segue: LiveSegue, window: LiveEvent) {
    self.scale = scale
    let segue = try LiveSegue(
      [
        "run", scene.rawValue, "--state", scene.state, "--scale", "\(scale)", "--events", "-",
        "--no-panel", "--fresh",
      ]
        + more, display: display.name)
    return (segue, try segue.ready(presenting: scene == .pullToDismiss))
  }

  /// Looks where a window manager has put the window; without one it stands in the screen's corner.
  func find(_ window: UInt) {
    if let hand { origin = hand.position(of: window) }
  }

  /// Units: points of the window.
  func move(to point: CGPoint) {
    hand?.move(
      origin.x + Int((point.x * scale).rounded()), origin.y + Int((point.y * scale).rounded()))
  }

  func press(at point: CGPoint) {
    move(to: point)
    hand?.press()
  }

  func release() {
    hand?.release()
  }

  /// Moves in steps of at most `step` points.
  func move(from start: CGPoint, to end: CGPoint, step: CGFloat = 4) {
    let count = max(1, Int((hypot(end.x - start.x, end.y - start.y) / step).rounded(.up)))
    for index in 1...count {
      let part = CGFloat(index) / CGFloat(count)
      move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// Presses and drags `way` points along the scene's drag, and goes on holding.
  func drag(_ scene: DragScene, _ way: CGFloat, step: CGFloat = 4) {
    press(at: scene.start)
    move(from: scene.start, to: scene.point(at: way), step: step)
  }

  /// Drags along the scene's way and waits until the transition follows.
  func takeHold(_ scene: DragScene, _ way: CGFloat, of segue: LiveSegue) throws {
    drag(scene, way)
    try segue.event("the transition under the finger") {
      $0.isPan && abs(scene.along($0.point("translation")) - (way - DragScene.slop)) < 0.5
    }
    try segue.event("the percent") { $0.name == "transition" && $0.phase == "interactive" }
  }

  /// Gives the display back, so that its end is no news to us.
  func letGo() {
    hand?.close()
    hand = nil
  }
}
