import Foundation
import XTestPointer

/// A drag at a real pointer, a sample every few milliseconds on an absolute timetable.
@MainActor
struct PointerScript {
  let pointer: XTestPointer
  /// Pixels a point.
  let scale: CGFloat

  /// A usual mouse. Units: samples a second.
  static let rate = 125.0

  /// Moves evenly to `end` in `seconds`. Units: points, seconds.
  func move(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    let count = max(1, Int((seconds * Self.rate).rounded()))
    let begin = Self.now
    for step in 1...count {
      let part = Double(step) / Double(count)
      Self.wait(until: begin + seconds * part)
      let x = start.x + (end.x - start.x) * part
      let y = start.y + (end.y - start.y) * part
      pointer.move(Int((x * scale).rounded()), Int((y * scale).rounded()))
    }
  }

  func press(at point: CGPoint) {
    pointer.move(Int((point.x * scale).rounded()), Int((point.y * scale).rounded()))
    pointer.press()
  }

  static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }

  /// Sleeps until a moment of the monotonic clock.
  static func wait(until moment: TimeInterval) {
    let whole = moment.rounded(.down)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((moment - whole) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil) == EINTR {}
  }
}
