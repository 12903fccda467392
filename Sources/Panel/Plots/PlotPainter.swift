import Foundation
import Geometry
import UIKit

/// Draws a plot's ground: its title, the grid, the limits, where the finger let go, the legend.
struct PlotPainter {
  let title: String
  let unit: String
  /// Behind the point.
  let digits: Int
  let ground: PlotGround
  let lines: [PlotView.Line]
  let plane: PlotPlane

  private var rect: CGRect { plane.rect }

  /// - Parameter legend: where its right end is; nil leaves it out.
  func draw(legend: CGFloat?) {
    let end = text(title, at: CGPoint(x: 0, y: 2), font: PanelStyle.smallStrong)
    text(unit, at: CGPoint(x: end + 5, y: 2), font: PanelStyle.small)
    drawGrid()
    var taken: [CGRect] = []
    let isLabelled = ground.release != nil || !ground.limits.isEmpty
    let places = isLabelled ? curvePlaces : []
    if let release = ground.release { taken.append(draw(release, beside: places)) }
    for limit in ground.limits { taken.append(draw(limit, beside: places, taken)) }
    if let legend { drawLegend(to: legend) }
  }

  private func drawGrid() {
    UIColor.separator.setStroke()
    for value in plane.ticks {
      let place = plane.y(value)
      let line = UIBezierPath()
      line.move(to: CGPoint(x: rect.minX, y: place.rounded() + 0.5))
      line.addLine(to: CGPoint(x: rect.maxX, y: place.rounded() + 0.5))
      line.lineWidth = 0.5
      line.stroke()
      let label = NumberText.fixed(value, digits)
      let width = Self.width(of: label, PanelStyle.smallNumber)
      text(
        label, at: CGPoint(x: rect.minX - width - 5, y: place.rounded() + 0.5 - 7),
        font: PanelStyle.smallNumber)
    }
    text("0", at: CGPoint(x: rect.minX, y: rect.maxY + 2), font: PanelStyle.smallNumber)
    let end = "\(NumberText.fixed(plane.duration * 1000, 0)) ms"
    let width = Self.width(of: end, PanelStyle.smallNumber)
    text(end, at: CGPoint(x: rect.maxX - width, y: rect.maxY + 2), font: PanelStyle.smallNumber)
  }

  /// Where the lines go, closely enough that no label lies on one unseen.
  private var curvePlaces: [CGPoint] {
    lines.flatMap { line in
      let points = line.points.filter { $0.value.isFinite }
      return zip(points, points.dropFirst()).flatMap { one, next in
        (0..<4).map { part in
          let share = Double(part) / 4
          return CGPoint(
            x: plane.x(one.time + (next.time - one.time) * share),
            y: plane.y(one.value + (next.value - one.value) * share))
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

  private func draw(_ release: PlotView.Mark, beside points: [CGPoint]) -> CGRect {
    let line = UIBezierPath()
    let place = plane.x(release.time).rounded() + 0.5
    line.move(to: CGPoint(x: place, y: rect.minY))
    line.addLine(to: CGPoint(x: place, y: rect.maxY))
    line.lineWidth = 1
    UIColor.systemGray.setStroke()
    line.stroke()
    let width = Self.width(of: release.text, PanelStyle.small)
    let sides = [place + 2, place - 6 - width].filter {
      $0 >= rect.minX && $0 + width + 4 <= rect.maxX
    }
    let heights = [rect.maxY - 15, rect.minY + 2, rect.midY - 7]
    let chip = Self.freest(
      heights.flatMap { top in
        sides.map { CGRect(x: $0, y: top.rounded(), width: width + 4, height: 13) }
      }, of: points)
    label(release.text, in: chip, inset: 2, color: release.color)
    return chip
  }

  private func draw(
    _ limit: PlotView.Limit, beside points: [CGPoint], _ taken: [CGRect]
  ) -> CGRect {
    let y = plane.y(limit.value)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: rect.minX, y: y.rounded() + 0.5))
    line.addLine(to: CGPoint(x: rect.maxX, y: y.rounded() + 0.5))
    line.lineWidth = 1
    line.setLineDash([4, 3], count: 2, phase: 0)
    let color = limit.isInForce ? PanelStyle.finish : UIColor.secondaryLabel
    color.setStroke()
    line.stroke()
    let width = Self.width(of: limit.name, PanelStyle.small) + 6
    // Above its line or below it, on the left first, where nothing is released yet.
    let heights = [y - 15, y + 2].filter { $0 >= rect.minY && $0 + 13 <= rect.maxY }
    let sides = [rect.minX + 3, rect.midX - width / 2, rect.maxX - width - 3]
    let chip = Self.freest(
      sides.flatMap { left in
        heights.map { CGRect(x: left.rounded(), y: $0.rounded(), width: width, height: 13) }
      }, of: points, taken)
    label(limit.name, in: chip, inset: 3, color: color)
    return chip
  }

  private func drawLegend(to right: CGFloat) {
    guard lines.count > 1 else { return }
    var end = right
    for line in lines.reversed() {
      let width = Self.width(of: line.name, PanelStyle.small)
      text(line.name, at: CGPoint(x: end - width, y: 2), font: PanelStyle.small)
      line.color.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: end - width - 14, y: 8, width: 10, height: 3), cornerRadius: 1.5
      ).fill()
      end -= width + 24
    }
  }

  /// A text on a ground of its own.
  private func label(_ string: String, in chip: CGRect, inset: CGFloat, color: UIColor) {
    UIColor.secondarySystemGroupedBackground.withAlphaComponent(0.85).setFill()
    UIBezierPath(roundedRect: chip, cornerRadius: 3).fill()
    text(
      string, at: CGPoint(x: chip.minX + inset, y: chip.minY), font: PanelStyle.small, color: color)
  }

  /// - Returns: where it ends.
  @discardableResult
  private func text(
    _ text: String, at place: CGPoint, font: UIFont, color: UIColor = .secondaryLabel
  ) -> CGFloat {
    text.draw(
      at: CGPoint(x: place.x.rounded(), y: place.y.rounded()),
      withAttributes: [.font: font, .foregroundColor: color])
    return place.x + Self.width(of: text, font)
  }

  private static func width(of text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }
}
