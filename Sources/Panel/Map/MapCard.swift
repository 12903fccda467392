import Foundation
import Geometry
import Playground
import UIKit

/// The decision map: what finishes, shaded from the scene's own rule, with every release as a dot.
final class MapCard: Card {
  private let model: PanelModel
  private let title = UILabel(PanelStyle.smallStrong, .secondaryLabel, text: "DECISION MAP")
  private let note = UILabel(PanelStyle.small, .secondaryLabel)
  let map: MapView

  init(_ model: PanelModel) {
    self.model = model
    map = MapView(model)
    super.init()
    note.textAlignment = .right
    for part in [title, note, map] { addSubview(part) }
    map.onFlips = { [weak self] count in
      self?.note.text =
        count == 0
        ? "no past gesture flips" : count == 1 ? "1 gesture flips" : "\(count) gestures flip"
    }
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { model.rule == nil ? 36 : 216 }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(title, PanelStyle.inset, 10, 160, 16)
    put(note, 176, 10, bounds.width - 176 - PanelStyle.inset, 16)
    put(map, PanelStyle.inset, 30, bounds.width - 2 * PanelStyle.inset, bounds.height - 40)
    map.isHidden = model.rule == nil
  }

  override func refresh() {
    if model.rule == nil { note.text = "this scene decides nothing at release" }
    if !map.isDragging { note.text = note.text.flatMap { $0.contains("flip") ? "" : $0 } }
    map.refresh()
  }
}

/// The plane itself: distance to the right, velocity upwards.
final class MapView: UIView, UIGestureRecognizerDelegate {
  private let model: PanelModel
  private var map: DecisionMap?
  /// Those that the rule reads.
  private var shownValues: [String: Double] = [:]
  private var shownLength = 0.0
  private var shownSubject = Release.Subject.transition
  private var shownIDs: [Int] = []
  private var shownSelection: Int?
  private var flips: Set<Int> = []
  private var handle: String?
  private var grip = CGPoint.zero
  private var start: [String: Double] = [:]
  /// Told how many past gestures would flip, while the line is dragged.
  var onFlips: ((Int) -> Void)?

  private static let left: CGFloat = 38
  private static let bottom: CGFloat = 18
  /// Units: points per second. Source: chosen, what hands do.
  static let velocities: ClosedRange<Double> = -1000...3000
  /// How near the releases lie that are asked about at first. Units: points. Source: chosen.
  private static let field: CGFloat = 8

  init(_ model: PanelModel) {
    self.model = model
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    let pan = UIPanGestureRecognizer(target: self, action: Selector(MapView.dragged(_:)))
    pan.delegate = self
    addGestureRecognizer(pan)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(MapView.tapped(_:))))
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the line is being dragged.
  var isDragging: Bool { handle != nil }

  /// Where the plane is. Units: points.
  var plane: CGRect {
    CGRect(
      x: Self.left, y: 4, width: max(bounds.width - Self.left - 6, 1),
      height: max(bounds.height - Self.bottom - 6, 1))
  }

  /// Where a release is on the plane.
  func place(of release: Release) -> CGPoint {
    let range = Self.velocities
    let part = (release.velocity - range.lowerBound) / (range.upperBound - range.lowerBound)
    return CGPoint(
      x: plane.minX + CGFloat(min(max(release.percent, 0), 1)) * plane.width,
      y: plane.maxY - CGFloat(min(max(part, 0), 1)) * plane.height)
  }

  /// The release a place stands for.
  func release(at place: CGPoint) -> Release {
    let range = Self.velocities
    let x = Double(min(max((place.x - plane.minX) / plane.width, 0), 1))
    let y = Double(min(max((plane.maxY - place.y) / plane.height, 0), 1))
    return Release(
      percent: x, velocity: range.lowerBound + y * (range.upperBound - range.lowerBound),
      length: length, subject: subject)
  }

  /// What was to be decided about the gesture that is looked at.
  private var subject: Release.Subject { model.history.selected?.release.subject ?? .transition }

  /// The way of the gesture that is looked at; before any, a phone's width.
  private var length: Double {
    model.history.selected.map(\.release.length).flatMap { $0 > 0 ? $0 : nil } ?? 390
  }

  /// Asks the rule again where something has changed.
  func refresh() {
    guard let rule = model.rule, bounds.width > 10 else { return }
    let values = rule.read(from: model.session.values.all)
    let ids = model.history.all.map(\.id)
    let selected = model.history.selected?.id
    let isMapped =
      map != nil && values == shownValues && length == shownLength && subject == shownSubject
    guard !isMapped || ids != shownIDs || selected != shownSelection else { return }
    shownSelection = selected
    if !isMapped {
      map = DecisionMap(
        velocities: Self.velocities, columns: Int(plane.width / Self.field),
        rows: Int(plane.height / Self.field), length: length, subject: subject,
        decide: rule.asker(with: values))
      shownValues = values
      shownLength = length
      shownSubject = subject
      flips = Set(Flips.find(in: model.history.all, rule: rule, values: values))
    } else if ids != shownIDs {
      flips = Set(Flips.find(in: model.history.all, rule: rule, values: values))
    }
    shownIDs = ids
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    map = nil
    refresh()
  }

  // MARK: Dragging the line

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let rule = model.rule else { return }
    let place = pan.location(in: self)
    let search = BoundarySearch(rule, model.session.info.tunables)
    switch pan.state {
    case .began:
      start = model.session.values.all
      handle = search.handle(at: release(at: grip), with: start)
    case .changed:
      guard let handle,
        let value = search.value(of: handle, through: release(at: place), with: start)
      else { return }
      model.session.set(handle, to: value, kind: "map \(handle)")
      onFlips?(flips.count)
    default:
      handle = nil
      model.session.endStep()
    }
  }

  /// Where the finger comes down is where it takes hold; a pan counts from later on.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    grip = touch.location(in: self)
    return true
  }

  /// Looks at the gesture whose dot was clicked.
  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    let near = model.history.all.map { gesture in
      let dot = self.place(of: gesture.release)
      return (id: gesture.id, distance: hypot(dot.x - place.x, dot.y - place.y))
    }.min { $0.distance < $1.distance }
    guard let near, near.distance < 12 else { return }
    model.see(near.id)
  }

  /// A drag here is the line's, not the list's.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let map else { return }
    let plane = plane
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: plane, cornerRadius: 4).fill()
    drawFields(map, in: plane)
    drawAxes(in: plane)
    for gesture in model.history.all { draw(gesture) }
  }

  private func drawFields(_ map: DecisionMap, in plane: CGRect) {
    PanelStyle.finish.withAlphaComponent(0.22).setFill()
    func place(_ percent: Double, _ velocity: Double) -> CGPoint {
      self.place(of: Release(percent: percent, velocity: velocity, length: length))
    }
    let path = UIBezierPath()
    for strip in map.strips {
      let (low, high) = (strip.velocities.lowerBound, strip.velocities.upperBound)
      path.move(to: place(strip.bottom.lowerBound, low))
      path.addLine(to: place(strip.top.lowerBound, high))
      path.addLine(to: place(strip.top.upperBound, high))
      path.addLine(to: place(strip.bottom.upperBound, low))
      path.close()
    }
    path.fill()
  }

  private func drawAxes(in plane: CGRect) {
    let style: [NSAttributedString.Key: Any] = [
      .font: UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular),
      .foregroundColor: UIColor.secondaryLabel,
    ]
    UIColor.separator.setStroke()
    for velocity in stride(from: -1000.0, through: 3000, by: 1000) {
      let y = place(of: Release(percent: 0, velocity: velocity, length: 1)).y.rounded()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: plane.minX, y: y + 0.5))
      line.addLine(to: CGPoint(x: plane.maxX, y: y + 0.5))
      line.lineWidth = velocity == 0 ? 1 : 0.5
      line.stroke()
      let text = NumberText.fixed(velocity, 0)
      let size = text.size(withAttributes: style)
      let top = min(max(y - size.height / 2, 0), plane.maxY - size.height)
      text.draw(
        at: CGPoint(x: plane.minX - size.width - 5, y: top.rounded()), withAttributes: style)
    }
    for percent in stride(from: 0.0, through: 1, by: 0.25) {
      let x = plane.minX + CGFloat(percent) * plane.width
      let text = NumberText.fixed(percent, 2)
      let size = text.size(withAttributes: style)
      text.draw(
        at: CGPoint(
          x: min(max(x - size.width / 2, plane.minX), plane.maxX - size.width).rounded(),
          y: plane.maxY + 4), withAttributes: style)
    }
    "pt/s".draw(at: CGPoint(x: plane.minX + 5, y: plane.minY + 3), withAttributes: style)
    let way = "of the way"
    let size = way.size(withAttributes: style)
    way.draw(
      at: CGPoint(
        x: (plane.maxX - size.width - 5).rounded(), y: (plane.maxY - size.height - 3).rounded()),
      withAttributes: style)
  }

  private func draw(_ gesture: JudgedGesture) {
    let center = place(of: gesture.release)
    let dot = CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)
    let color = gesture.verdict.outcome == .finish ? PanelStyle.finish : PanelStyle.cancel
    color.setFill()
    UIBezierPath(ovalIn: dot).fill()
    UIColor.secondarySystemGroupedBackground.setStroke()
    let edge = UIBezierPath(ovalIn: dot)
    edge.lineWidth = 1
    edge.stroke()
    if flips.contains(gesture.id) {
      UIColor.systemRed.setStroke()
      let ring = UIBezierPath(ovalIn: dot.insetBy(dx: -3, dy: -3))
      ring.lineWidth = 1.5
      ring.stroke()
    }
    if gesture.id == model.history.selected?.id {
      UIColor.label.setStroke()
      let ring = UIBezierPath(ovalIn: dot.insetBy(dx: -1.5, dy: -1.5))
      ring.lineWidth = 1.5
      ring.stroke()
    }
  }
}
