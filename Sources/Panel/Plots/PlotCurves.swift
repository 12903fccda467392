import Foundation
import UIKit

/// A plot's lines by themselves: while a gesture goes on they alone are drawn anew.
final class PlotCurves: UIView {
  private var lines: [PlotView.Line] = []
  private var span = 0.0...1.0
  private var duration = 0.0

  /// Room for half a line on every side. Units: points.
  static let edge: CGFloat = 2

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ lines: [PlotView.Line], span: ClosedRange<Double>, duration: Double) {
    self.lines = lines
    self.span = span
    self.duration = duration
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard duration > 0 else { return }
    let (edge, width) = (Self.edge, bounds.width - 2 * Self.edge)
    let height = bounds.height - 2 * Self.edge
    let length = span.upperBound - span.lowerBound
    for line in lines {
      let path = UIBezierPath()
      var isDown = false
      var last = CGPoint.zero
      for point in line.points where point.value.isFinite {
        let part = min(max((point.value - span.lowerBound) / length, 0), 1)
        let place = CGPoint(
          x: edge + CGFloat(min(max(point.time / duration, 0), 1)) * width,
          y: edge + height - CGFloat(part) * height)
        // Nearer than a pixel there is nothing to see and much to stroke.
        if isDown, abs(place.x - last.x) < 0.5, abs(place.y - last.y) < 0.5 { continue }
        if isDown { path.addLine(to: place) } else { path.move(to: place) }
        isDown = true
        last = place
      }
      path.lineWidth = line.width
      path.lineJoinStyle = .bevel
      line.color.setStroke()
      path.stroke()
    }
  }
}
