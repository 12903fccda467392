import Foundation
import Geometry
import UIKit

/// A plot over time: lines, limits, a mark where the finger let go, and a place that is looked at.
final class PlotView: UIView {
  /// A line of the plot.
  struct Line {
    let name: String
    let color: UIColor
    var width: CGFloat = 1.5
    /// Time and value.
    let points: [(time: Double, value: Double)]
  }

  /// Where the finger let go, and what that meant.
  struct Mark: Equatable {
    let time: Double
    var text = "release"
    var color = UIColor.secondaryLabel
  }

  /// A value that counts.
  struct Limit: Equatable {
    let name: String
    let value: Double
    /// Whether it is the one that decided; another is only for comparison.
    var isInForce = true
  }

  private(set) var title: String
  private var unit: String
  private var digits: Int
  private var lines: [Line] = []
  private var shown = Frame()
  private let curves = PlotCurves()
  private let cursor = UIView(frame: .zero)
  private let readout = UILabel(PanelStyle.smallNumber, .secondaryLabel)
  /// Whether the right end of its title is somebody else's.
  var hasButton = false
  /// Told where somebody wants to look. Units: seconds.
  var onLook: ((Double) -> Void)?
  private var position: Double?

  private static let left: CGFloat = 44
  private static let top: CGFloat = 22
  private static let bottom: CGFloat = 16

  init(_ title: String, unit: String, digits: Int) {
    self.title = title
    self.unit = unit
    self.digits = digits
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    cursor.backgroundColor = .label
    cursor.isUserInteractionEnabled = false
    cursor.isHidden = true
    readout.textAlignment = .right
    addSubview(curves)
    addSubview(readout)
    addSubview(cursor)
    addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PlotView.dragged(_:))))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(PlotView.tapped(_:))))
  }

  required init?(coder: NSCoder) { nil }

  /// Shows something else from here on.
  func rename(_ title: String, unit: String, digits: Int) {
    guard title != self.title else { return }
    (self.title, self.unit, self.digits) = (title, unit, digits)
    setNeedsDisplay()
  }

  /// The values that are drawn, line by line, for tests and for those who cannot see them.
  var values: [[Double]] { lines.map { $0.points.map(\.value) } }

  /// The limits that are drawn, for tests and for those who cannot see them.
  var limits: [Limit] { shown.limits }

  /// Shows other lines. Axes, limits and words are drawn anew only where they have changed.
  ///
  /// - Parameter isLive: whether more will follow at once: then the axes leave room for it.
  func show(
    _ lines: [Line], limits: [Limit], duration: Double, release: Mark?, isLive: Bool = false
  ) {
    self.lines = lines
    let end = isLive ? (duration / Self.breath + 0.2).rounded(.up) * Self.breath : duration
    var span = Self.span(of: lines, limits)
    if isLive {
      let last = shown.limits == limits && shown.isLive ? shown.span : span
      let isIn = last.lowerBound <= span.lowerBound && last.upperBound >= span.upperBound
      let room = (span.upperBound - span.lowerBound) * 0.3
      span =
        isIn
        ? last : (span.lowerBound < 0 ? span.lowerBound - room : 0)...(span.upperBound + room)
    }
    let new = Frame(
      span: span, limits: limits, duration: end, release: release, names: lines.map(\.name),
      isLive: isLive)
    if new != shown {
      shown = new
      setNeedsDisplay()
    }
    curves.show(lines, span: span, duration: end)
    look(at: position)
  }

  /// By how much the time axis grows while a gesture goes on. Units: seconds. Source: chosen.
  private static let breath = 0.5

  /// All that is drawn besides the lines.
  private struct Frame: Equatable {
    var span = 0.0...1.0
    var limits: [Limit] = []
    var duration = 0.0
    var release: Mark?
    var names: [String] = []
    var isLive = false
  }

  /// Puts the cursor at a time; nil takes it away. Nothing is drawn anew.
  func look(at time: Double?) {
    // Readout and legend stand in the same place.
    if (position == nil) != (time == nil), lines.count > 1 { setNeedsDisplay() }
    position = time
    cursor.isHidden = time == nil || duration <= 0
    guard let time, duration > 0 else {
      readout.text = nil
      return
    }
    cursor.frame = CGRect(x: x(time).rounded(), y: plane.minY, width: 1, height: plane.height)
    let values = lines.compactMap { line in
      line.points.last { $0.time <= time + 1e-9 }.map {
        "\(line.name) \(NumberText.fixed($0.value, digits))"
      }
    }
    readout.text =
      "\(NumberText.fixed(time * 1000, 0)) ms   " + values.joined(separator: "   ")
  }

  private var duration: Double { shown.duration }

  private var plane: CGRect {
    CGRect(
      x: Self.left, y: Self.top, width: max(bounds.width - Self.left - 8, 1),
      height: max(bounds.height - Self.top - Self.bottom, 1))
  }

  private func x(_ time: Double) -> CGFloat {
    plane.minX + CGFloat(duration > 0 ? min(max(time / duration, 0), 1) : 0) * plane.width
  }

  private func time(at x: CGFloat) -> Double {
    Double(min(max((x - plane.minX) / plane.width, 0), 1)) * duration
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = bounds.width - (hasButton ? 96 : 8)
    readout.frame = CGRect(x: 130, y: 2, width: right - 130, height: 16)
    curves.frame = plane.insetBy(dx: -PlotCurves.edge, dy: -PlotCurves.edge)
    look(at: position)
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    onLook?(time(at: pan.location(in: self).x))
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    onLook?(time(at: tap.location(in: self).x))
  }

  /// The values that must be in the picture.
  private static func span(of lines: [Line], _ limits: [Limit]) -> ClosedRange<Double> {
    var low = 0.0
    var high = 0.0
    for line in lines {
      for point in line.points where point.value.isFinite {
        low = min(low, point.value)
        high = max(high, point.value)
      }
    }
    for limit in limits where limit.value.isFinite {
      low = min(low, limit.value)
      high = max(high, limit.value)
    }
    if high - low < 1e-9 { high = low + 1 }
    let room = (high - low) * 0.06
    return (low < 0 ? low - room : low)...(high + room)
  }

  override func draw(_ rect: CGRect) {
    let (span, plane) = (shown.span, plane)
    func y(_ value: Double) -> CGFloat {
      plane.maxY
        - CGFloat((value - span.lowerBound) / (span.upperBound - span.lowerBound)) * plane.height
    }
    let end = text(title, at: CGPoint(x: 0, y: 2), font: PanelStyle.smallStrong)
    text(unit, at: CGPoint(x: end + 5, y: 2), font: PanelStyle.small)
    drawGrid(span, y)
    var taken: [CGRect] = []
    let isLabelled = shown.release != nil || !shown.limits.isEmpty
    let places = isLabelled ? curvePlaces(y) : []
    if let release = shown.release { taken.append(draw(release, beside: places)) }
    for limit in shown.limits {
      taken.append(draw(limit, at: y(limit.value), beside: places, taken))
    }
    drawLegend()
  }

  private func drawGrid(_ span: ClosedRange<Double>, _ y: (Double) -> CGFloat) {
    let plane = plane
    UIColor.separator.setStroke()
    for value in Self.ticks(span) {
      let line = UIBezierPath()
      let place = y(value).rounded() + 0.5
      line.move(to: CGPoint(x: plane.minX, y: place))
      line.addLine(to: CGPoint(x: plane.maxX, y: place))
      line.lineWidth = 0.5
      line.stroke()
      let label = NumberText.fixed(value, digits)
      let width = label.size(withAttributes: Self.style(PanelStyle.smallNumber)).width
      text(
        label, at: CGPoint(x: plane.minX - width - 5, y: place - 7), font: PanelStyle.smallNumber)
    }
    text("0", at: CGPoint(x: plane.minX, y: plane.maxY + 2), font: PanelStyle.smallNumber)
    let end = "\(NumberText.fixed(duration * 1000, 0)) ms"
    let width = end.size(withAttributes: Self.style(PanelStyle.smallNumber)).width
    text(
      end, at: CGPoint(x: plane.maxX - width, y: plane.maxY + 2), font: PanelStyle.smallNumber)
  }

  /// Where the lines go, closely enough that no label lies on one unseen.
  private func curvePlaces(_ y: (Double) -> CGFloat) -> [CGPoint] {
    lines.flatMap { line in
      let points = line.points.filter { $0.value.isFinite }
      return zip(points, points.dropFirst()).flatMap { one, next in
        (0..<4).map { part in
          let share = Double(part) / 4
          return CGPoint(
            x: x(one.time + (next.time - one.time) * share),
            y: y(one.value + (next.value - one.value) * share))
        }
      }
    }
  }

  /// The first of the places that least lies under.
  private static func freest(
    _ places: [CGRect], of points: [CGPoint], _ taken: [CGRect] = []
  ) -> CGRect {
    var best = (rect: CGRect.zero, count: Int.max)
    for rect in places {
      let near = rect.insetBy(dx: -2, dy: -2)
      let count =
        points.count { near.contains($0) } + (taken.contains { $0.intersects(near) } ? 1000 : 0)
      if count < best.count { best = (rect, count) }
    }
    return best.rect
  }

  private func draw(_ release: Mark, beside points: [CGPoint]) -> CGRect {
    let line = UIBezierPath()
    let place = x(release.time).rounded() + 0.5
    line.move(to: CGPoint(x: place, y: plane.minY))
    line.addLine(to: CGPoint(x: place, y: plane.maxY))
    line.lineWidth = 1
    UIColor.systemGray.setStroke()
    line.stroke()
    let width = release.text.size(withAttributes: Self.style(PanelStyle.small)).width
    let sides = [place + 2, place - 6 - width].filter {
      $0 >= plane.minX && $0 + width + 4 <= plane.maxX
    }
    let heights = [plane.maxY - 15, plane.minY + 2, plane.midY - 7]
    let chip = Self.freest(
      heights.flatMap { top in
        sides.map { CGRect(x: $0, y: top.rounded(), width: width + 4, height: 13) }
      }, of: points)
    label(release.text, in: chip, inset: 2, color: release.color)
    return chip
  }

  /// A text on a ground of its own.
  private func label(_ string: String, in chip: CGRect, inset: CGFloat, color: UIColor) {
    UIColor.secondarySystemGroupedBackground.withAlphaComponent(0.85).setFill()
    UIBezierPath(roundedRect: chip, cornerRadius: 3).fill()
    text(
      string, at: CGPoint(x: chip.minX + inset, y: chip.minY), font: PanelStyle.small, color: color)
  }

  private func draw(
    _ limit: Limit, at y: CGFloat, beside points: [CGPoint], _ taken: [CGRect]
  ) -> CGRect {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: plane.minX, y: y.rounded() + 0.5))
    line.addLine(to: CGPoint(x: plane.maxX, y: y.rounded() + 0.5))
    line.lineWidth = 1
    line.setLineDash([4, 3], count: 2, phase: 0)
    let color = limit.isInForce ? PanelStyle.finish : UIColor.secondaryLabel
    color.setStroke()
    line.stroke()
    let width = limit.name.size(withAttributes: Self.style(PanelStyle.small)).width + 6
    // Above its line or below it, on the left first, where nothing is released yet.
    let heights = [y - 15, y + 2].filter { $0 >= plane.minY && $0 + 13 <= plane.maxY }
    let sides = [plane.minX + 3, plane.midX - width / 2, plane.maxX - width - 3]
    let chip = Self.freest(
      sides.flatMap { left in
        heights.map { CGRect(x: left.rounded(), y: $0.rounded(), width: width, height: 13) }
      }, of: points, taken)
    label(limit.name, in: chip, inset: 3, color: color)
    return chip
  }

  private func drawLegend() {
    guard position == nil else { return }
    var end = bounds.width - 8
    for line in lines.reversed() where lines.count > 1 {
      let width = line.name.size(withAttributes: Self.style(PanelStyle.small)).width
      text(line.name, at: CGPoint(x: end - width, y: 2), font: PanelStyle.small)
      line.color.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: end - width - 14, y: 8, width: 10, height: 3), cornerRadius: 1.5
      ).fill()
      end -= width + 24
    }
  }

  /// - Returns: where it ends.
  @discardableResult
  private func text(
    _ text: String, at place: CGPoint, font: UIFont, color: UIColor = .secondaryLabel
  ) -> CGFloat {
    let style = Self.style(font, color)
    text.draw(at: CGPoint(x: place.x.rounded(), y: place.y.rounded()), withAttributes: style)
    return place.x + text.size(withAttributes: style).width
  }

  private static func style(
    _ font: UIFont, _ color: UIColor = .secondaryLabel
  ) -> [NSAttributedString.Key: Any] {
    [.font: font, .foregroundColor: color]
  }

  /// Round numbers within a span, three to six of them.
  static func ticks(_ span: ClosedRange<Double>) -> [Double] {
    let length = span.upperBound - span.lowerBound
    guard length.isFinite, length > 0 else { return [] }
    let rough = length / 4
    let power = pow(10, rough.logarithm10.rounded(.down))
    guard power > 0, power.isFinite else { return [] }
    let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough } ?? power * 10
    var value = (span.lowerBound / step).rounded(.up) * step
    var ticks: [Double] = []
    while value <= span.upperBound + step * 1e-6, ticks.count < 12 {
      ticks.append(value)
      value += step
    }
    return ticks
  }
}

extension Double {
  fileprivate var logarithm10: Double { log10(self) }
}
