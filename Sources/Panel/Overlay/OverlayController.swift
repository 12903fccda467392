import Foundation
import Geometry
import Playground
import UIKit

/// What lies over the device: the finish line, where the finger would land, its trail and velocity,
/// and who among the recognisers has it.
final class OverlayController: UIViewController {
  private let model: PanelModel
  let line = FinishLine()
  let strip = ArbiterStrip()
  private let landing = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
  private let landingLabel = UILabel(PanelStyle.smallStrong, .white)
  private let shaft = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 3))
  private let tip = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
  private var trail: PointerTrail?
  private var first: (along: CGFloat, percent: Double)?
  private(set) var geometry: OverlayGeometry?
  private var boxes: [UIView] = []
  private var pickedID: Int?
  private var pickedGeometry: OverlayGeometry?
  /// Where the way of the gesture that is looked at lies.
  private var shownGeometry: OverlayGeometry? { pickedID == nil ? geometry : pickedGeometry }

  init(_ model: PanelModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    trail = PointerTrail(in: view)
    landing.layer.cornerRadius = 13
    landing.layer.borderWidth = 2
    landing.layer.borderColor = UIColor.systemPurple.cgColor
    landingLabel.backgroundColor = .systemPurple
    landingLabel.layer.cornerRadius = 8
    landingLabel.clipsToBounds = true
    landingLabel.textAlignment = .center
    shaft.backgroundColor = .systemPink
    tip.backgroundColor = .systemPink
    tip.layer.cornerRadius = 4.5
    for part in [shaft, tip, landing, landingLabel, line, strip] { view.addSubview(part) }
    view.addGestureRecognizer(LineDrag(self))
    for part in [line, landing, landingLabel, shaft, tip, strip] { part.isHidden = true }
  }

  // MARK: What it learns

  /// A new gesture: what the last one taught of places holds no more.
  func begin() {
    first = nil
    geometry = nil
    show(verdicts: [])
  }

  /// The transition says how far it is.
  func take(percent: Double) {
    let track = model.recorder.track
    guard let place = track.samples.last?.position else { return }
    let along = track.along(place)
    guard let first else {
      self.first = (along, percent)
      return
    }
    if let found = OverlayGeometry(
      isHorizontal: track.isHorizontal, first, (along, percent))
    {
      geometry = found
    }
  }

  /// The finger lets go: a drag too quick to have been seen twice is known by its length.
  func take(_ verdict: Verdict) {
    let track = model.recorder.track
    if geometry == nil { geometry = OverlayGeometry(track, verdict) }
  }

  func show(verdicts: [GestureVerdict]) {
    strip.show(verdicts)
    showStrip()
    let width = view.bounds.width - 20
    let height = strip.height(for: width)
    strip.frame = CGRect(
      x: 10, y: view.bounds.height - 44 - height, width: width, height: height)
  }

  /// Who has the finger is known of the gesture that goes on, and in nobody's way afterwards.
  private func showStrip() {
    strip.isHidden = strip.lines.isEmpty || pickedID != nil || !model.recorder.isFollowing
  }

  /// Frames what was painted anew.
  func show(damage: [CGRect]) {
    loadViewIfNeeded()
    while boxes.count < damage.count {
      let box = UIView(frame: .zero)
      box.layer.borderColor = UIColor.systemRed.cgColor
      box.layer.borderWidth = 1
      box.backgroundColor = UIColor.systemRed.withAlphaComponent(0.12)
      box.isUserInteractionEnabled = false
      view.insertSubview(box, at: 0)
      boxes.append(box)
    }
    for (index, box) in boxes.enumerated() {
      box.isHidden = index >= damage.count
      if index < damage.count { box.frame = damage[index] }
    }
  }

  // MARK: Showing

  /// Puts everything where it belongs now.
  func refresh() {
    guard isViewLoaded else { return }
    let track = model.track
    if let picked = model.history.selected, model.history.selection != nil {
      if picked.id != pickedID { pickedGeometry = OverlayGeometry(picked.track, picked.verdict) }
      pickedID = picked.id
    } else {
      pickedID = nil
    }
    showStrip()
    let geometry = shownGeometry
    let time = model.lookedAt ?? .infinity
    let end = track.samples.lastIndex { $0.time <= time + 1e-9 }.map { $0 + 1 } ?? 0
    trail?.show(track.samples[..<end])
    showVelocity(track.samples[..<end].last, of: track)
    guard let geometry, model.session.tunable("threshold") != nil else {
      line.isHidden = true
      return
    }
    let threshold = model.session["threshold"]
    line.isHidden = false
    line.show(
      "finish \(NumberText.fixed(threshold, 2))", at: geometry.along(threshold),
      in: view.bounds.size, isHorizontal: geometry.isHorizontal)
  }

  private func showVelocity(_ sample: GestureTrack.Sample?, of track: GestureTrack) {
    guard let sample, let place = sample.position else {
      for part in [landing, landingLabel, shaft, tip] { part.isHidden = true }
      return
    }
    // A fifth of a second ahead: long enough to be seen, short enough to stay on the device.
    let reach = CGPoint(x: sample.velocity.x * 0.1, y: sample.velocity.y * 0.1)
    let length = min(hypot(reach.x, reach.y), 160)
    shaft.isHidden = length < 4
    tip.isHidden = length < 4
    if length >= 4 {
      let angle = atan2(reach.y, reach.x)
      shaft.transform = .identity
      shaft.bounds = CGRect(x: 0, y: 0, width: length, height: 3)
      shaft.center = CGPoint(
        x: place.x + cos(angle) * length / 2, y: place.y + sin(angle) * length / 2)
      shaft.transform = CGAffineTransform(rotationAngle: angle)
      tip.center = CGPoint(x: place.x + cos(angle) * length, y: place.y + sin(angle) * length)
    }
    let ahead = CGFloat(lookAhead)
    let along = track.isHorizontal
    let end = CGPoint(
      x: along ? place.x + sample.velocity.x * ahead : place.x,
      y: along ? place.y : place.y + sample.velocity.y * ahead)
    let isSeen = end.x.isFinite && end.y.isFinite && length >= 4
    landing.isHidden = !isSeen
    landingLabel.isHidden = !isSeen || shownGeometry == nil
    guard isSeen else { return }
    let box = view.bounds.insetBy(dx: 16, dy: 40)
    landing.center = CGPoint(
      x: min(max(end.x, box.minX), box.maxX), y: min(max(end.y, box.minY), box.maxY))
    if let geometry = shownGeometry {
      landingLabel.text = "lands \(NumberText.fixed(geometry.percent(at: end), 2))"
      landingLabel.frame = CGRect(
        x: min(max((landing.center.x - 36).rounded(), 8), view.bounds.width - 80),
        y: (landing.center.y - 36).rounded(), width: 72,
        height: 17)
    }
  }

  /// How far ahead the finger is thought to go: as the scene's rule does, else as far as a scroll
  /// view would. Units: seconds.
  private var lookAhead: Double {
    let own = model.session["projection"]
    return own > 0 ? own : Self.scrollAhead
  }

  /// Source: derived, a scroll view's projection at its normal deceleration, 0.998 each millisecond.
  private static let scrollAhead = 0.499

  // MARK: Dragging the line

  /// Whether a finger that comes down here takes the line.
  func takes(_ point: CGPoint) -> Bool {
    guard !line.isHidden, let geometry = shownGeometry else { return false }
    let along = geometry.isHorizontal ? point.x : point.y
    return !model.recorder.isDown
      && abs(along - geometry.along(model.session["threshold"])) <= FinishLine.reach
  }

  fileprivate func dragged(to point: CGPoint) {
    guard let geometry = shownGeometry else { return }
    model.session.set("threshold", to: geometry.percent(at: point), kind: "line")
    refresh()
  }

  fileprivate func letGo() { model.session.endStep() }
}

/// A finger that moves the finish line, from the first point on.
private final class LineDrag: UIGestureRecognizer {
  private unowned let controller: OverlayController

  init(_ controller: OverlayController) {
    self.controller = controller
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    controller.dragged(to: touch.location(in: view))
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    controller.letGo()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    controller.letGo()
    state = .cancelled
  }
}
