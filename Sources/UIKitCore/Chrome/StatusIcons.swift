import Drawing
import Foundation
import Geometry

/// Signal bars, the wifi fan and the battery, drawn side by side.
final class StatusIcons: UIView {
  enum Part {
    case signal, wifi, battery

    /// Source: measured, the status bar of iOS 15; points.
    var size: CGSize {
      switch self {
      case .signal: CGSize(width: 18, height: 12)
      case .wifi: CGSize(width: 17, height: 12)
      case .battery: CGSize(width: 27, height: 12)
      }
    }
  }

  var color = UIColor.black
  var parts: [Part] = [] {
    didSet { if parts != oldValue { setNeedsDisplay() } }
  }

  /// Source: measured, points between two.
  private static let gap: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  var size: CGSize {
    guard !parts.isEmpty else { return .zero }
    let width = parts.reduce(Self.gap * CGFloat(parts.count - 1)) { $0 + $1.size.width }
    return CGSize(width: width, height: 12)
  }

  func place(x: CGFloat, middle: CGFloat) {
    frame = CGRect(
      x: onPixel(x), y: onPixel(middle - size.height / 2), width: size.width, height: size.height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var x: CGFloat = 0
    for part in parts {
      context.saveGState()
      context.translateBy(x: x, y: 0)
      switch part {
      case .signal: drawSignal(in: context)
      case .wifi: drawWifi(in: context)
      case .battery: drawBattery(in: context)
      }
      context.restoreGState()
      x += part.size.width + Self.gap
    }
  }

  private func fill(_ rect: CGRect, radius: CGFloat, in context: CGContext) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    context.beginPath()
    context.addPath(path)
    context.fillPath()
  }

  private func drawSignal(in context: CGContext) {
    context.setFillColor(color.cgColor)
    for (index, height) in [4, 6.5, 9, 12].enumerated() {
      fill(
        CGRect(x: CGFloat(index) * 5, y: 12 - height, width: 3, height: height), radius: 1,
        in: context)
    }
  }

  /// Three rings of a fan that opens upwards.
  private func drawWifi(in context: CGContext) {
    context.setFillColor(color.cgColor)
    let tip = CGPoint(x: 8.5, y: 11.75)
    let half = CGFloat.pi * 0.245
    for (inner, outer) in [(0, 3.6), (5, 7.6), (9, 11.6)] as [(CGFloat, CGFloat)] {
      let ring = CGMutablePath()
      let (left, right) = (-CGFloat.pi / 2 - half, -CGFloat.pi / 2 + half)
      ring.addArc(
        center: tip, radius: outer, startAngle: left, endAngle: right, clockwise: false)
      if inner > 0 {
        ring.addArc(
          center: tip, radius: inner, startAngle: right, endAngle: left, clockwise: true)
      } else {
        ring.addLine(to: tip)
      }
      ring.closeSubpath()
      context.beginPath()
      context.addPath(ring)
      context.fillPath()
    }
  }

  private func drawBattery(in context: CGContext) {
    context.setStrokeColor(color.withAlphaComponent(0.4).cgColor)
    context.setLineWidth(1)
    let shell = CGMutablePath()
    shell.addRoundedRect(
      in: CGRect(x: 0.5, y: 0.5, width: 23, height: 11), cornerWidth: 3.5, cornerHeight: 3.5)
    context.beginPath()
    context.addPath(shell)
    context.strokePath()
    context.setFillColor(color.withAlphaComponent(0.45).cgColor)
    let knob = CGMutablePath()
    knob.move(to: CGPoint(x: 25, y: 4))
    knob.addCurve(
      to: CGPoint(x: 25, y: 8), control1: CGPoint(x: 26.8, y: 4.6),
      control2: CGPoint(x: 26.8, y: 7.4))
    knob.closeSubpath()
    context.beginPath()
    context.addPath(knob)
    context.fillPath()
    context.setFillColor(color.cgColor)
    fill(CGRect(x: 2, y: 2, width: 20, height: 8), radius: 2, in: context)
  }
}
