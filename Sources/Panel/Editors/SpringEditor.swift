import Foundation
import Geometry
import Motion
import UIKit

/// A spring's way to rest, with a handle: sideways it takes longer, up and down it swings more or
/// less.
final class SpringEditor: MotionEditor {
  private let keys: (damping: String, time: String)
  private var start: (damping: Double, time: Double) = (1, 0.5)

  /// The longest time shown. Units: seconds. Source: chosen.
  private static let longest = 2.0
  /// What the plane shows above the end, in parts of the way.
  private static let above = 0.5

  init(_ session: TuningSession, keys: (damping: String, time: String)) {
    self.keys = keys
    super.init(session, title: "SPRING")
  }

  required init?(coder: NSCoder) { nil }

  override var values: [Double] { [session[keys.damping], session[keys.time]] }

  private var spring: Spring {
    let (damping, time) = (session[keys.damping], session[keys.time])
    return keys.time == "response"
      ? Spring(dampingRatio: damping, response: time)
      : Spring(dampingRatio: damping, duration: time)
  }

  override var note: String {
    "settles in \(NumberText.fixed(spring.settlingDuration, 2)) s"
  }

  private func place(_ time: Double, _ value: Double) -> CGPoint {
    CGPoint(
      x: plane.minX + CGFloat(time / Self.longest) * plane.width,
      y: plane.maxY - CGFloat(value / (1 + Self.above)) * plane.height)
  }

  /// Where the spring passes its end first, or comes near enough: there the handle is.
  var handle: CGPoint {
    let spring = spring
    var time = 0.0
    while time < Self.longest, spring.value(at: time) < 0.98 { time += 0.005 }
    return place(min(time, Self.longest), spring.value(at: time))
  }

  override func play(_ preview: MotionPreview) {
    let spring = spring
    let duration = min(spring.settlingDuration, Self.longest)
    preview.play(duration: duration) { spring.value(at: $0 * duration) }
  }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: start = (session[keys.damping], session[keys.time])
    case .changed:
      let here = pan.location(in: self)
      let way = CGPoint(x: here.x - grip.x, y: here.y - grip.y)
      session.set(
        keys.time, to: start.time + Double(way.x / plane.width) * Self.longest, kind: "spring")
      // Up is more swing, so less damping.
      session.set(
        keys.damping, to: start.damping + Double(way.y / plane.height), kind: "spring")
    default: session.endStep()
    }
  }

  override func drawLine(in plane: CGRect) {
    let end = UIBezierPath()
    end.move(to: place(0, 1))
    end.addLine(to: place(Self.longest, 1))
    end.lineWidth = 1
    end.setLineDash([4, 3], count: 2, phase: 0)
    UIColor.systemGray.setStroke()
    end.stroke()
    let spring = spring
    let path = UIBezierPath()
    path.move(to: place(0, 0))
    for step in 1...Int(plane.width) {
      let time = Double(step) / Double(plane.width) * Self.longest
      path.addLine(to: place(time, min(max(spring.value(at: time), 0), 1 + Self.above)))
    }
    path.lineJoinStyle = .round
    stroke(path)
    drawHandle(at: handle)
  }
}
