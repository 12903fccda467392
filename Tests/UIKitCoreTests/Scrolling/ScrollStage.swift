import Foundation

@testable import UIKitCore

/// A list of 3000 points on a page of 390 × 844, and a finger.
final class ScrollStage {
  let stage = GestureStage()
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let content = LoggingView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
  let delegate = ScrollLog()

  var time: TimeInterval { stage.time }

  init() {
    stage.screen.deviceInsets = .zero
    content.name = "content"
    content.log = stage.log
    list.contentSize = content.frame.size
    list.addSubview(content)
    list.delegate = delegate
    stage.page.addSubview(list)
    stage.wait(GestureStage.frame)
  }

  func down(_ x: CGFloat, _ y: CGFloat) -> UITouch { stage.down(CGPoint(x: x, y: y)) }

  func move(_ touch: UITouch, by way: CGPoint) {
    let place = touch.location(in: nil)
    stage.move(touch, to: CGPoint(x: place.x + way.x, y: place.y + way.y))
  }

  /// Drags evenly by a way and a speed, and lifts in motion.
  func flick(from start: CGPoint, by way: CGPoint, over duration: TimeInterval) {
    let touch = stage.down(start)
    stage.drag(touch, to: CGPoint(x: start.x + way.x, y: start.y + way.y), over: duration)
    stage.up(touch)
  }

  /// Drags, rests, and lifts.
  func place(from start: CGPoint, by way: CGPoint) {
    let touch = stage.down(start)
    stage.drag(touch, to: CGPoint(x: start.x + way.x, y: start.y + way.y), over: 0.3)
    stage.wait(0.2)
    stage.up(touch)
  }

  func wait(_ duration: TimeInterval) { stage.wait(duration) }
}

/// What a delegate was told, in order, a run of equal lines being one.
final class ScrollLog: UIScrollViewDelegate {
  var lines: [String] = []
  var velocity: CGPoint?
  var target: CGPoint?
  var retarget: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?
  var flags: [String: String] = [:]

  private func note(_ line: String, _ view: UIScrollView) {
    flags[line] = "\(view.isTracking) \(view.isDragging) \(view.isDecelerating)"
    if lines.last != line { lines.append(line) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll", scrollView)
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let retarget { targetContentOffset.pointee = retarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset", scrollView)
  }
}
