import Foundation

/// The part of a plot its lines are in: where a time and a value are, and back.
nonisolated struct PlotPlane: Equatable {
  let rect: CGRect
  let span: ClosedRange<Double>
  /// Units: seconds.
  let duration: Double

  private static let left: CGFloat = 44
  private static let right: CGFloat = 8
  private static let top: CGFloat = 22
  private static let bottom: CGFloat = 16

  /// - Parameter bounds: the whole plot's.
  init(in bounds: CGRect, span: ClosedRange<Double>, duration: Double) {
    rect = CGRect(
      x: Self.left, y: Self.top, width: max(bounds.width - Self.left - Self.right, 1),
      height: max(bounds.height - Self.top - Self.bottom, 1))
    self.span = span
    self.duration = duration
  }

  func x(_ time: Double) -> CGFloat {
    rect.minX + CGFloat(duration > 0 ? min(max(time / duration, 0), 1) : 0) * rect.width
  }

  func y(_ value: Double) -> CGFloat {
    rect.maxY
      - CGFloat((value - span.lowerBound) / (span.upperBound - span.lowerBound)) * rect.height
  }

  func time(at x: CGFloat) -> Double {
    Double(min(max((x - rect.minX) / rect.width, 0), 1)) * duration
  }

  /// Round numbers within the span, three to six of them.
  var ticks: [Double] {
    let length = span.upperBound - span.lowerBound
    guard length.isFinite, length > 0 else { return [] }
    let rough = length / 4
    let power = pow(10, log10(rough).rounded(.down))
    guard power > 0, power.isFinite else { return [] }
    let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough } ?? power * 10
    var value = (span.lowerBound / step).rounded(.up) * step
    var ticks: [Double] = []
    while value <= span.upperBound + step * 1e-6, ticks.count < 12 {
      ticks.append(value)
      value += step
    }
    return ticks
  }
}
