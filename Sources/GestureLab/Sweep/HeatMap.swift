public import Drawing
public import Foundation
import Geometry
import UIKitCore

/// A sweep as a picture: a tile a cell in its outcome's colour, the stronger the surer, the line
/// where decisions change, axes and a legend.
public enum HeatMap {
  private static let plot = CGSize(width: 640, height: 480)
  private static let left: CGFloat = 76
  private static let top: CGFloat = 56
  private static let bottom: CGFloat = 112
  private static let right: CGFloat = 28

  /// - Parameter scale: pixels a point.
  /// - Returns: nil when the sweep has not one or two axes with several values.
  public static func picture(_ sweep: Sweep, scale: CGFloat = 2) -> CGImage? {
    let long = sweep.plan.axes.indices.filter { sweep.plan.axes[$0].count > 1 }
    guard (1...2).contains(long.count) else { return nil }
    let x = long[0]
    let y = long.count > 1 ? long[1] : nil
    let size = CGSize(
      width: left + plot.width + right, height: top + plot.height + bottom)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let painter = MapPainter(
        context: context.cgContext, sweep: sweep, x: x, y: y,
        area: CGRect(origin: CGPoint(x: left, y: top), size: plot), size: size)
      painter.draw()
    }.cgImage
  }
}

/// Draws one map.
private struct MapPainter {
  let context: CGContext
  let sweep: Sweep
  let x: Int
  let y: Int?
  let area: CGRect
  let size: CGSize

  private var columns: Int { sweep.plan.axes[x].count }
  private var rows: Int { y.map { sweep.plan.axes[$0].count } ?? 1 }

  static func color(_ outcome: GestureFile.Outcome, margin: Double?) -> CGColor {
    // Sure from a third of the limit on.
    let sure = CGFloat(min(max((margin ?? 1) / 0.33, 0), 1))
    func mix(_ pale: CGFloat, _ full: CGFloat) -> CGFloat { pale + (full - pale) * sure }
    switch outcome {
    case .finish:
      return CGColor(red: mix(0.78, 0.16), green: mix(0.9, 0.62), blue: mix(0.8, 0.35), alpha: 1)
    case .cancel:
      return CGColor(red: mix(0.98, 0.85), green: mix(0.86, 0.33), blue: mix(0.78, 0.24), alpha: 1)
    case .none: return CGColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
  }

  func draw() {
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(origin: .zero, size: size))
    drawTiles()
    drawBoundary()
    drawAxes()
    drawLegend()
  }

  private func cell(_ column: Int, _ row: Int) -> SweepCell? {
    var stride = 1
    var index = 0
    for (number, axis) in sweep.plan.axes.enumerated() {
      if number == x { index += column * stride }
      if number == y { index += row * stride }
      stride *= axis.count
    }
    return sweep.cells.indices.contains(index) ? sweep.cells[index] : nil
  }

  private func tile(_ column: Int, _ row: Int) -> CGRect {
    let width = area.width / CGFloat(columns)
    let height = area.height / CGFloat(rows)
    return CGRect(
      x: area.minX + CGFloat(column) * width, y: area.maxY - CGFloat(row + 1) * height,
      width: width, height: height)
  }

  private func drawTiles() {
    for row in 0..<rows {
      for column in 0..<columns {
        guard let cell = cell(column, row) else { continue }
        context.setFillColor(Self.color(cell.outcome, margin: cell.relativeMargin))
        // A hair more, so that no seams show.
        context.fill(tile(column, row).insetBy(dx: -0.25, dy: -0.25))
      }
    }
    context.setStrokeColor(CGColor(red: 0.4, green: 0.4, blue: 0.43, alpha: 1))
    context.setLineWidth(1)
    context.stroke(area)
  }

  private func drawBoundary() {
    context.setStrokeColor(CGColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1))
    context.setLineWidth(2)
    for row in 0..<rows {
      for column in 0..<columns {
        guard let here = cell(column, row)?.outcome else { continue }
        let tile = tile(column, row)
        if column + 1 < columns, let next = cell(column + 1, row)?.outcome, next != here {
          line(CGPoint(x: tile.maxX, y: tile.minY), CGPoint(x: tile.maxX, y: tile.maxY))
        }
        if row + 1 < rows, let next = cell(column, row + 1)?.outcome, next != here {
          line(CGPoint(x: tile.minX, y: tile.minY), CGPoint(x: tile.maxX, y: tile.minY))
        }
      }
    }
  }

  private func line(_ start: CGPoint, _ end: CGPoint) {
    context.move(to: start)
    context.addLine(to: end)
    context.strokePath()
  }

  private func drawAxes() {
    let axis = sweep.plan.axes[x]
    context.setStrokeColor(CGColor(red: 0.4, green: 0.4, blue: 0.43, alpha: 1))
    context.setLineWidth(1)
    for value in RoundTicks.values(from: axis.first, to: axis.last) {
      let place = tile(0, 0).midX + area.width / CGFloat(columns) * axis.position(of: value)
      line(CGPoint(x: place, y: area.maxY), CGPoint(x: place, y: area.maxY + 5))
      text(GestureRun.number(value), at: CGPoint(x: place, y: area.maxY + 8), part: 0.5)
    }
    text(Self.title(axis), at: CGPoint(x: area.midX, y: area.maxY + 28), part: 0.5, isBold: true)
    if let y {
      let axis = sweep.plan.axes[y]
      for value in RoundTicks.values(from: axis.first, to: axis.last) {
        let place = tile(0, 0).midY - area.height / CGFloat(rows) * axis.position(of: value)
        line(CGPoint(x: area.minX - 5, y: place), CGPoint(x: area.minX, y: place))
        text(GestureRun.number(value), at: CGPoint(x: area.minX - 9, y: place - 8), part: 1)
      }
      text(Self.title(axis), at: CGPoint(x: 12, y: area.minY - 24), part: 0, isBold: true)
    }
    text(sweep.plan.scene, at: CGPoint(x: 12, y: 8), part: 0, size: 15, isBold: true)
    let set = sweep.plan.settings.map { "\($0.key) = \(GestureRun.number($0.value))" }
    let fixed = sweep.plan.axes.filter { $0.count == 1 }.map {
      "\($0.name) = \(GestureRun.number($0.first)) \($0.unit)"
    }
    text(
      (fixed + set).joined(separator: ", "), at: CGPoint(x: area.maxX, y: 10), part: 1)
  }

  private static func title(_ axis: SweepAxis) -> String {
    axis.unit.isEmpty ? axis.name : "\(axis.name), \(axis.unit)"
  }

  private func drawLegend() {
    let y = area.maxY + 62
    var x = area.minX
    for outcome in GestureFile.Outcome.allCases {
      context.setFillColor(Self.color(outcome, margin: 1))
      context.fill(CGRect(x: x, y: y, width: 16, height: 16))
      let count = sweep.cells.count { $0?.outcome == outcome }
      let label = outcome == .none ? "nothing" : outcome.rawValue
      x += 22 + text("\(label) (\(count))", at: CGPoint(x: x + 22, y: y), part: 0) + 22
    }
    let missing = sweep.cells.count { $0 == nil }
    if missing > 0 {
      context.setStrokeColor(CGColor(red: 0.6, green: 0.6, blue: 0.63, alpha: 1))
      context.setLineWidth(1)
      context.stroke(CGRect(x: x + 0.5, y: y + 0.5, width: 15, height: 15))
      x += 22 + text("not played (\(missing))", at: CGPoint(x: x + 22, y: y), part: 0) + 22
    }
    context.setStrokeColor(CGColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1))
    context.setLineWidth(2)
    line(CGPoint(x: x, y: y + 8), CGPoint(x: x + 20, y: y + 8))
    x += 26 + text("decision boundary", at: CGPoint(x: x + 26, y: y), part: 0) + 22
    text("paler: nearer to its limit", at: CGPoint(x: area.minX, y: y + 22), part: 0)
  }

  /// - Parameter part: of the text's width that lies left of the point.
  /// - Returns: the text's width.
  @discardableResult
  private func text(
    _ text: String, at point: CGPoint, part: CGFloat, size: CGFloat = 12, isBold: Bool = false
  ) -> CGFloat {
    let style: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: isBold ? .semibold : .regular),
      .foregroundColor: UIColor(red: 0.15, green: 0.15, blue: 0.17, alpha: 1),
    ]
    let width = text.size(withAttributes: style).width
    text.draw(at: CGPoint(x: point.x - width * part, y: point.y), withAttributes: style)
    return width
  }
}
