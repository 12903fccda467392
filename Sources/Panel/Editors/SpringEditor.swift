import Foundation
import Geometry
import Motion
import UIKit

/// A spring's way to rest, with a handle: sideways it takes longer, up and down it swings more or
/// less.
final class SpringEditor: UIView, UIGestureRecognizerDelegate {
  private let session: TuningSession
  private let keys: (damping: String, time: String)
  private let title = UILabel(PanelStyle.smallStrong, .secondaryLabel, text: "SPRING")
  private let preview = MotionPreview()
  private var shown: [Double] = []
  private var start: (damping: Double, time: Double) = (1, 0.5)
  private var grip = CGPoint.zero

  /// The longest time shown. Units: seconds. Source: chosen.
  private static let longest = 2.0
  /// What the plane shows above the end, in parts of the way.
  private static let above = 0.5

  init(_ session: TuningSession, keys: (damping: String, time: String)) {
    self.session = session
    self.keys = keys
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    addSubview(title)
    addSubview(preview)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(SpringEditor.dragged(_:)))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  private var spring: Spring {
    let (damping, time) = (session[keys.damping], session[keys.time])
    return keys.time == "response"
      ? Spring(dampingRatio: damping, response: time)
      : Spring(dampingRatio: damping, duration: time)
  }

  private var plane: CGRect {
    CGRect(x: 0, y: 24, width: max(bounds.width, 1), height: max(bounds.height - 60, 1))
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

  func refresh() {
    let values = [session[keys.damping], session[keys.time]]
    guard values != shown else { return }
    let isFirst = shown.isEmpty
    shown = values
    setNeedsDisplay()
    guard !isFirst else { return }
    let spring = spring
    let duration = min(spring.settlingDuration, Self.longest)
    preview.play(duration: duration) { spring.value(at: $0 * duration) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: 200, height: 16)
    preview.frame = CGRect(x: 0, y: bounds.height - 26, width: bounds.width, height: 24)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    grip = touch.location(in: self)
    return true
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
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

  override func draw(_ rect: CGRect) {
    let plane = plane
    UIColor.quaternarySystemFill.setFill()
    UIBezierPath(roundedRect: plane, cornerRadius: 4).fill()
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
    path.lineWidth = 2.5
    path.lineJoinStyle = .round
    PanelStyle.accent.setStroke()
    path.stroke()
    UIColor.white.setFill()
    let knob = UIBezierPath(
      ovalIn: CGRect(x: handle.x - 7, y: handle.y - 7, width: 14, height: 14))
    knob.fill()
    knob.lineWidth = 2
    knob.stroke()
    let settles = "settles in \(NumberText.fixed(spring.settlingDuration, 2)) s"
    NSAttributedString(
      string: settles,
      attributes: [.font: PanelStyle.smallNumber, .foregroundColor: UIColor.secondaryLabel]
    ).draw(at: CGPoint(x: bounds.width - 110, y: 0))
  }
}
