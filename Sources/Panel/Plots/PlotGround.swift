import Foundation

/// What a plot shows besides its lines; drawn anew only where it has changed.
struct PlotGround: Equatable {
  private(set) var span = 0.0...1.0
  private(set) var limits: [PlotView.Limit] = []
  /// How far the time axis goes. Units: seconds.
  private(set) var duration = 0.0
  private(set) var release: PlotView.Mark?
  private(set) var names: [String] = []
  private var isLive = false

  /// By how much the time axis grows while a gesture goes on. Units: seconds. Source: chosen.
  private static let breath = 0.5

  init() {}

  /// - Parameters:
  ///   - isLive: whether more will follow at once: then the axes leave room for it.
  ///   - last: what was shown before; live axes stay as long as all is in them.
  init(
    of lines: [PlotView.Line], limits: [PlotView.Limit], duration: Double,
    release: PlotView.Mark?, isLive: Bool, after last: PlotGround
  ) {
    var span = Self.span(of: lines, limits)
    if isLive {
      let known = last.limits == limits && last.isLive ? last.span : span
      let isIn = known.lowerBound <= span.lowerBound && known.upperBound >= span.upperBound
      let room = (span.upperBound - span.lowerBound) * 0.3
      span =
        isIn
        ? known : (span.lowerBound < 0 ? span.lowerBound - room : 0)...(span.upperBound + room)
    }
    self.span = span
    self.limits = limits
    self.duration = isLive ? (duration / Self.breath + 0.2).rounded(.up) * Self.breath : duration
    self.release = release
    self.names = lines.map(\.name)
    self.isLive = isLive
  }

  /// The values that must be in the picture.
  private static func span(
    of lines: [PlotView.Line], _ limits: [PlotView.Limit]
  ) -> ClosedRange<Double> {
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
}
