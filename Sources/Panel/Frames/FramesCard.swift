import Foundation
import Geometry
import UIKit

/// The frames as bars against the refresh, and what they cost in numbers.
final class FramesCard: Card {
  private let model: PanelModel
  private let title = UILabel(PanelStyle.smallStrong, .secondaryLabel, text: "FRAMES")
  private let bars: FrameBars
  private let copy = ToolButton(title: "Copy Markdown", isFilled: true)
  private let clear = ToolButton(title: "Clear", isFilled: true)
  private let table = FrameTable()

  init(_ model: PanelModel) {
    self.model = model
    bars = FrameBars(model.frames)
    super.init()
    for part in [title, bars, copy, clear, table] { addSubview(part) }
    copy.on(.touchUpInside) { [weak model] in model?.perform(.copyFrames) }
    clear.on(.touchUpInside) { [weak self] in
      self?.model.frames.clear()
      self?.refresh()
    }
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { 330 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * PanelStyle.inset
    put(title, PanelStyle.inset, 10, 200, 16)
    put(bars, PanelStyle.inset, 32, width, 130)
    put(table, PanelStyle.inset, 174, width, 100)
    put(copy, PanelStyle.inset, 286, 124, 30)
    put(clear, PanelStyle.inset + 132, 286, 64, 30)
  }

  override func refresh() {
    bars.setNeedsDisplay()
    table.show(model.frames)
  }
}

/// One bar a frame; the line is the refresh.
final class FrameBars: UIView {
  private let frames: FrameStatistics

  init(_ frames: FrameStatistics) {
    self.frames = frames
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let style: [NSAttributedString.Key: Any] = [
      .font: PanelStyle.smallNumber, .foregroundColor: UIColor.secondaryLabel,
    ]
    UIColor.quaternarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 4).fill()
    let period = max(frames.period, 1e-4)
    // The refresh at two thirds: what takes longer still fits, up to half as long again.
    let full = period * 1.5
    let width: CGFloat = 3
    let shown = frames.frames.suffix(max(1, Int(bounds.width / width)))
    for (index, frame) in shown.enumerated() {
      let part = CGFloat(min(max(frame.cost / full, 0), 1))
      let height = max(1, (part * bounds.height).rounded())
      let color: UIColor =
        frame.missed > 0 ? .systemRed : frame.cost > period ? PanelStyle.cancel : PanelStyle.finish
      color.setFill()
      UIBezierPath(
        rect: CGRect(
          x: CGFloat(index) * width, y: bounds.height - height, width: width - 1, height: height)
      ).fill()
    }
    let y = (bounds.height * (1 - 1 / 1.5)).rounded() + 0.5
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: y))
    line.addLine(to: CGPoint(x: bounds.width, y: y))
    line.lineWidth = 1
    line.setLineDash([4, 3], count: 2, phase: 0)
    UIColor.systemGray.setStroke()
    line.stroke()
    "one refresh, \(NumberText.milliseconds(period))".draw(
      at: CGPoint(x: 4, y: y - 16), withAttributes: style)
  }
}

/// Ranks of cost and latency, and what was missed.
final class FrameTable: UIView {
  private let head = ["", "p50", "p95", "p99"].map {
    UILabel(PanelStyle.small, .secondaryLabel, text: $0)
  }
  private let cost = FrameTable.row("Frame cost")
  private let latency = FrameTable.row("Input to shown")
  private let foot = UILabel(PanelStyle.smallNumber, .secondaryLabel)

  init() {
    super.init(frame: .zero)
    for label in head + cost + latency + [foot] { addSubview(label) }
    for label in head.dropFirst() + cost.dropFirst() + latency.dropFirst() {
      label.textAlignment = .right
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func row(_ name: String) -> [UILabel] {
    [UILabel(PanelStyle.text, text: name)] + (0..<3).map { _ in UILabel(PanelStyle.number) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (row, labels) in [head, cost, latency].enumerated() {
      for (column, label) in labels.enumerated() {
        let x: CGFloat = column == 0 ? 0 : 130 + CGFloat(column - 1) * 78
        label.frame = CGRect(
          x: x, y: CGFloat(row) * 24, width: column == 0 ? 128 : 74, height: 22)
      }
    }
    foot.frame = CGRect(x: 0, y: 76, width: bounds.width, height: 20)
  }

  func show(_ frames: FrameStatistics) {
    for (labels, ranks) in [(cost, frames.cost), (latency, frames.latency)] {
      let values = [ranks?.p50, ranks?.p95, ranks?.p99]
      for (label, value) in zip(labels.dropFirst(), values) {
        label.text = value.map(NumberText.milliseconds) ?? "–"
      }
    }
    foot.text =
      "\(frames.count) frames · \(frames.missed) missed refreshes · "
      + "\(NumberText.fixed(1 / max(frames.period, 1e-6), 1)) Hz"
  }
}
