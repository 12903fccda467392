public import Foundation
import Motion

/// A grid of gestures: one stroke at many distances and velocities, on a screen with many values.
public nonisolated struct SweepPlan: Equatable, Sendable {
  public var scene: String
  public var device: CGSize
  public var settings: [GestureFile.Setting]
  public var stroke: Stroke
  /// Distance, velocity and whatever else; the first goes fastest.
  public var axes: [SweepAxis]

  /// The most cells. Source: chosen, an hour of work.
  public static let cellLimit = 1_000_000

  public init(
    scene: String, device: CGSize = GestureFile.standardDevice,
    settings: [GestureFile.Setting] = [], stroke: Stroke, axes: [SweepAxis]
  ) {
    self.scene = scene
    self.device = device
    self.settings = settings
    self.stroke = stroke
    self.axes = axes
  }

  /// How many cells there are; `Int.max` for more than can be counted.
  public var count: Int {
    axes.reduce(1) { count, axis in
      let (product, isTooMuch) = count.multipliedReportingOverflow(by: axis.count)
      return isTooMuch ? .max : product
    }
  }

  /// In words, that there are more cells than are played.
  public var excess: String {
    let found = count == .max ? "more cells than can be counted" : "\(count) cells"
    return "the grid has \(found); at most \(Self.cellLimit) are played"
  }

  /// A cell's value on each axis.
  public func values(_ index: Int) -> [Double] {
    var rest = index
    return axes.map { axis in
      defer { rest /= axis.count }
      return axis.value(rest % axis.count)
    }
  }

  /// A cell's gesture; nil where no finger can be so fast after so short a way.
  public func gesture(_ index: Int) -> GestureFile? {
    var distance = 0.0
    var velocity = 0.0
    var settings = settings
    for (axis, value) in zip(axes, values(index)) {
      switch axis.name {
      case "distance": distance = value
      case "velocity": velocity = value
      default:
        settings.removeAll { $0.key == axis.name }
        settings.append(GestureFile.Setting(key: axis.name, value: value))
      }
    }
    guard distance >= velocity * VelocityTracker.leastSpan else { return nil }
    return GestureFile(
      scene: scene, state: stroke.state, device: device, settings: settings,
      steps: stroke.steps(distance: distance, velocity: velocity))
  }
}

/// What came of one cell.
public nonisolated struct SweepCell: Equatable, Sendable {
  public let outcome: GestureFile.Outcome
  public let percent: Double?
  public let velocity: Double?
  /// By how much the deciding clause was met (positive) or missed (negative), in its own unit.
  public let margin: Double?
  /// The same as a part of the clause's limit, never negative.
  public let relativeMargin: Double?

  public init(
    outcome: GestureFile.Outcome, percent: Double?, velocity: Double?, margin: Double?,
    relativeMargin: Double?
  ) {
    self.outcome = outcome
    self.percent = percent
    self.velocity = velocity
    self.margin = margin
    self.relativeMargin = relativeMargin
  }

  public init(_ run: GestureRun) {
    self.init(
      outcome: run.outcome, percent: run.percent, velocity: run.velocity,
      margin: run.verdict?.margin, relativeMargin: run.relativeMargin)
  }
}
