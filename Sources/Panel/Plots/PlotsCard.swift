import Foundation
import Playground
import UIKit

/// The gesture that is looked at, over time: progress, velocity, offset, and what one chooses.
final class PlotsCard: Card {
  private let model: PanelModel
  let progress = PlotView("PROGRESS", unit: "of the way", digits: 2)
  let velocity = PlotView("VELOCITY", unit: "pt/s", digits: 0)
  let offset = PlotView("OFFSET", unit: "pt", digits: 0)
  let chosen = PlotView("", unit: "pt", digits: 0)
  private let choose = ToolButton(title: "Choose… V", isFilled: true, isSmall: true)
  private let empty = UILabel(
    PanelStyle.text, .secondaryLabel, text: "Drag the device to see how it goes.")
  private var turn = 0
  private var shown: Shown?
  /// Told that somebody wants another value in the lowest plot.
  var onChoose: (() -> Void)?

  /// What the plots show; drawn anew only where it has changed.
  private struct Shown: Equatable {
    /// When the last gesture began: another may be just as long.
    var began: TimeInterval
    var picked: Int?
    var judged: Int?
    var frames: Int
    var samples: Int
    var release: TimeInterval?
    /// By plot; a value that none of them shows changes nothing here.
    var limits: [[PlotView.Limit]]
    var choice: PlotChoice
  }

  init(_ model: PanelModel) {
    self.model = model
    super.init()
    empty.textAlignment = .center
    for plot in plots {
      addSubview(plot)
      plot.onLook = { [weak model] time in model?.look(at: time) }
    }
    chosen.hasButton = true
    addSubview(choose)
    addSubview(empty)
    choose.on(.touchUpInside) { [weak self] in self?.onChoose?() }
  }

  required init?(coder: NSCoder) { nil }

  private var plots: [PlotView] { [progress, velocity, offset, chosen] }

  private static let plotHeight: CGFloat = 136

  override var height: CGFloat { CGFloat(plots.count) * Self.plotHeight + 12 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, plot) in plots.enumerated() {
      put(
        plot, 10, 8 + CGFloat(index) * Self.plotHeight, bounds.width - 20, Self.plotHeight - 8)
    }
    put(
      choose, bounds.width - 10 - choose.naturalWidth, 6 + 3 * Self.plotHeight, choose.naturalWidth,
      20)
    put(empty, 0, 240, bounds.width, 20)
  }

  override func refresh() {
    let track = model.track
    let now = Shown(
      began: model.recorder.zero, picked: model.history.selection,
      judged: model.history.selected?.id, frames: track.frames.count,
      samples: track.samples.count, release: track.release,
      limits: [progressLimits, velocityLimits], choice: model.plotChoice)
    if now != shown {
      shown = now
      show(track.isEmpty)
      draw(track)
    }
    for plot in plots { plot.look(at: model.lookedAt) }
  }

  private func show(_ isEmpty: Bool) {
    empty.isHidden = !isEmpty
    choose.isHidden = isEmpty
    for plot in plots { plot.isHidden = isEmpty }
  }

  /// One more frame of a gesture that goes on. The plots take turns, and not every frame is theirs:
  /// a plot is a picture that is drawn anew, and the device needs the time.
  func gestureWentOn() {
    turn += 1
    guard turn % Self.framesPerPlot == 0 else { return }
    show(false)
    shown = nil
    draw(model.track, only: turn / Self.framesPerPlot % plots.count)
  }

  /// Source: chosen, at 60 Hz nearly eight pictures a second of each plot.
  private static let framesPerPlot = 2

  private func draw(_ track: GestureTrack, only: Int? = nil) {
    func isDue(_ plot: Int) -> Bool { only.map { $0 == plot } ?? true }
    let duration = track.duration
    if isDue(0) {
      progress.show(
        [
          .init(
            name: "progress", color: PanelStyle.accent,
            points: track.frames.compactMap { frame in
              frame.progress.map { (frame.time, $0) }
            })
        ], limits: progressLimits, duration: duration,
        release: mark(track, of: "percent"), isLive: only != nil)
    }
    if isDue(1) {
      let sign = track.isBackwards ? -1.0 : 1.0
      velocity.show(
        [
          .init(
            name: "raw", color: .systemGray3, width: 1,
            points: track.samples.map { ($0.time, sign * Double(track.along($0.rawVelocity))) }),
          .init(
            name: "smoothed", color: PanelStyle.accent,
            points: track.samples.map { ($0.time, sign * Double(track.along($0.velocity))) }),
        ], limits: velocityLimits, duration: duration,
        release: mark(track, of: "velocity"), isLive: only != nil)
    }
    if isDue(2) {
      offset.show(
        [
          .init(
            name: "offset", color: PanelStyle.accent,
            points: track.frames.compactMap { frame in frame.offset.map { (frame.time, $0) } })
        ], limits: [], duration: duration, release: mark(track), isLive: only != nil)
    }
    if isDue(3) {
      let choice = model.plotChoice
      chosen.rename(choice.title.uppercased(), unit: choice.unit, digits: choice.digits)
      chosen.show(
        [.init(name: choice.title, color: .systemPurple, points: choice.points(in: track))],
        limits: [], duration: duration, release: mark(track), isLive: only != nil)
    }
  }

  /// Where the finger let go; with the clause about this quantity, in the outcome's colour where it
  /// decided.
  private func mark(_ track: GestureTrack, of quantity: String? = nil) -> PlotView.Mark? {
    guard let time = track.release else { return nil }
    guard let quantity, let verdict = model.history.selected?.verdict,
      let clause = verdict.clauses.first(where: { $0.name.contains(quantity) })
    else { return PlotView.Mark(time: time) }
    let finishes = verdict.outcome == .finish
    return PlotView.Mark(
      time: time, text: VerdictSentence.clause(clause),
      color: clause.held != finishes
        ? .secondaryLabel : finishes ? PanelStyle.finish : PanelStyle.cancel)
  }

  private var progressLimits: [PlotView.Limit] { limits("threshold", digits: 2) }
  private var velocityLimits: [PlotView.Limit] { limits("velocity", digits: 0) }

  /// The line of the threshold the gesture was judged by, and today's where that is another; none
  /// where it is off.
  private func limits(_ key: String, digits: Int) -> [PlotView.Limit] {
    let judged = model.trackValues[key] ?? 0
    let now = model.session[key]
    var limits: [PlotView.Limit] = []
    if judged > 0 {
      limits.append(.init(name: "finishes from \(NumberText.fixed(judged, digits))", value: judged))
    }
    if now > 0, now != judged {
      limits.append(
        .init(name: "now from \(NumberText.fixed(now, digits))", value: now, isInForce: false))
    }
    return limits
  }
}
