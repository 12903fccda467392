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
  private var ground = PlotGround()
  private let curves = PlotCurves()
  private let cursor = UIView(frame: .zero)
  private let readout = UILabel(PanelStyle.smallNumber, .secondaryLabel)
  /// Whether the right end of its title is somebody else's.
  var hasButton = false
  /// Told where somebody wants to look. Units: seconds.
  var onLook: ((Double) -> Void)?
  private var position: Double?

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
  var limits: [Limit] { ground.limits }

  /// Shows other lines. Axes, limits and words are drawn anew only where they have changed.
  ///
  /// - Parameter isLive: whether more will follow at once: then the axes leave room for it.
  func show(
    _ lines: [Line], limits: [Limit], duration: Double, release: Mark?, isLive: Bool = false
  ) {
    self.lines = lines
    let new = PlotGround(
      of: lines, limits: limits, duration: duration, release: release, isLive: isLive,
      after: ground)
    if new != ground {
      ground = new
      setNeedsDisplay()
    }
    curves.show(lines, span: ground.span, duration: ground.duration)
    look(at: position)
  }

  /// Puts the cursor at a time; nil takes it away. Nothing is drawn anew.
  func look(at time: Double?) {
    // Readout and legend stand in the same place.
    if (position == nil) != (time == nil), lines.count > 1 { setNeedsDisplay() }
    position = time
    cursor.isHidden = time == nil || ground.duration <= 0
    guard let time, ground.duration > 0 else {
      readout.text = nil
      return
    }
    let plane = plane
    cursor.frame = CGRect(
      x: plane.x(time).rounded(), y: plane.rect.minY, width: 1, height: plane.rect.height)
    let values = lines.compactMap { line in
      line.points.last { $0.time <= time + 1e-9 }.map {
        "\(line.name) \(NumberText.fixed($0.value, digits))"
      }
    }
    readout.text =
      "\(NumberText.fixed(time * 1000, 0)) ms   " + values.joined(separator: "   ")
  }

  private var plane: PlotPlane {
    PlotPlane(in: bounds, span: ground.span, duration: ground.duration)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = bounds.width - (hasButton ? 96 : 8)
    readout.frame = CGRect(x: 130, y: 2, width: right - 130, height: 16)
    curves.frame = plane.rect.insetBy(dx: -PlotCurves.edge, dy: -PlotCurves.edge)
    look(at: position)
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    onLook?(plane.time(at: pan.location(in: self).x))
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    onLook?(plane.time(at: tap.location(in: self).x))
  }

  override func draw(_ rect: CGRect) {
    // Readout and legend stand in the same place.
    PlotPainter(
      title: title, unit: unit, digits: digits, ground: ground, lines: lines, plane: plane
    ).draw(legend: position == nil ? bounds.width - 8 : nil)
  }
}
