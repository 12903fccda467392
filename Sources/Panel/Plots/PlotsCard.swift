import Foundation
import Playground
import UIKit

/// The gesture that is looked at, over time: progress, velocity, offset.
final class PlotsCard: Card {
  private let model: PanelModel
  let progress = PlotView("PROGRESS", unit: "of the way", digits: 2)
  let velocity = PlotView("VELOCITY", unit: "pt/s", digits: 0)
  let offset = PlotView("OFFSET", unit: "pt", digits: 0)
  private let empty = UILabel(
    PanelStyle.text, .secondaryLabel, text: "Drag the device to see how it goes.")
  private var turn = 0
  private var shown: (id: Int?, frames: Int, samples: Int, values: [String: Double])?

  init(_ model: PanelModel) {
    self.model = model
    super.init()
    empty.textAlignment = .center
    for plot in plots {
      addSubview(plot)
      plot.onLook = { [weak model] time in model?.look(at: time) }
    }
    addSubview(empty)
  }

  required init?(coder: NSCoder) { nil }

  private var plots: [PlotView] { [progress, velocity, offset] }

  override var height: CGFloat { 3 * 172 + 16 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, plot) in plots.enumerated() {
      put(plot, 10, 10 + CGFloat(index) * 172, bounds.width - 20, 164)
    }
    put(empty, 0, 240, bounds.width, 20)
  }

  /// The track that is looked at: that of the gesture going on, else that of the one selected.
  private var track: GestureTrack {
    if model.recorder.isFollowing, model.history.selection == nil { return model.recorder.track }
    return model.history.selected?.track ?? model.recorder.track
  }

  override func refresh() {
    let track = track
    let values = model.session.values.all
    empty.isHidden = !track.isEmpty
    for plot in plots { plot.isHidden = track.isEmpty }
    let now = (model.history.selected?.id, track.frames.count, track.samples.count, values)
    let isSame =
      shown.map {
        $0.id == now.0 && $0.frames == now.1 && $0.samples == now.2 && $0.values == now.3
      }
      ?? false
    if !isSame {
      shown = (now.0, now.1, now.2, now.3)
      draw(track, values)
    }
    for plot in plots { plot.look(at: model.lookedAt) }
  }

  /// One more frame of a gesture that goes on. The plots take turns, and not every frame is theirs:
  /// a plot is a picture that is drawn anew, and the device needs the time.
  func gestureWentOn() {
    turn += 1
    guard turn % Self.framesPerPlot == 0 else { return }
    let track = track
    empty.isHidden = true
    for plot in plots { plot.isHidden = false }
    draw(
      track, model.session.values.all, only: turn / Self.framesPerPlot % plots.count)
  }

  /// Source: chosen, at 60 Hz ten pictures a second of each plot.
  private static let framesPerPlot = 2

  private func draw(_ track: GestureTrack, _ values: [String: Double], only: Int? = nil) {
    let duration = track.duration
    let sign = track.isBackwards ? -1.0 : 1.0
    var limits: [PlotView.Limit] = []
    if let threshold = values["threshold"] {
      limits = [.init(name: "finishes from \(NumberText.fixed(threshold, 2))", value: threshold)]
    }
    if only == nil || only == 0 {
      progress.show(
        [
          .init(
            name: "progress", color: PanelStyle.accent,
            points: track.frames.compactMap { frame in
              frame.progress.map { (frame.time, $0) }
            })
        ], limits: limits, duration: duration, release: track.release)
    }
    if only == nil || only == 1 {
      var speeds: [PlotView.Limit] = []
      if let velocity = values["velocity"], velocity > 0 {
        speeds = [.init(name: "finishes from \(NumberText.fixed(velocity, 0))", value: velocity)]
      }
      velocity.show(
        [
          .init(
            name: "raw", color: .systemGray3, width: 1,
            points: track.samples.map { ($0.time, sign * Double(track.along($0.rawVelocity))) }),
          .init(
            name: "smoothed", color: PanelStyle.accent,
            points: track.samples.map { ($0.time, sign * Double(track.along($0.velocity))) }),
        ], limits: speeds, duration: duration, release: track.release)
    }
    guard only == nil || only == 2 else { return }
    offset.show(
      [
        .init(
          name: "offset", color: PanelStyle.accent,
          points: track.frames.compactMap { frame in frame.offset.map { (frame.time, $0) } })
      ], limits: [], duration: duration, release: track.release)
  }
}
