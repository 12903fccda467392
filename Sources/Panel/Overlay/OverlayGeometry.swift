import Foundation
import Playground

/// Where a transition's way lies on the device: which place of the finger stands for which part.
///
/// Learnt from the finger itself: two places with their percents are enough.
struct OverlayGeometry: Equatable {
  /// Whether the way goes across.
  var isHorizontal: Bool
  /// The finger's place at 0, along the way. Units: points.
  var origin: CGFloat
  /// The whole way; negative where it goes left or up. Units: points.
  var length: CGFloat

  /// From places along the way, with the percent each stood for; nil while they are too near each
  /// other to tell.
  init?(
    isHorizontal: Bool, _ first: (along: CGFloat, percent: Double),
    _ last: (along: CGFloat, percent: Double)
  ) {
    let part = CGFloat(last.percent - first.percent)
    guard abs(part) > 0.01, abs(last.along - first.along) > 2 else { return nil }
    self.isHorizontal = isHorizontal
    length = (last.along - first.along) / part
    origin = first.along - CGFloat(first.percent) * length
    guard length.isFinite, origin.isFinite, abs(length) < 20_000 else { return nil }
  }

  /// From where a finger let go, and what the scene said of it; nil where it told no length.
  init?(_ track: GestureTrack, _ verdict: Verdict) {
    guard verdict.length > 0,
      let place = track.samples.last(where: { $0.position != nil })?.position
    else { return nil }
    let along = track.along(place)
    let length = track.isBackwards ? -verdict.length : verdict.length
    self.init(
      isHorizontal: track.isHorizontal, (along - verdict.percent * length, 0),
      (along, Double(verdict.percent)))
  }

  /// The place along the way of a part.
  func along(_ percent: Double) -> CGFloat { origin + CGFloat(percent) * length }

  /// The part a place stands for.
  func percent(at point: CGPoint) -> Double {
    Double(((isHorizontal ? point.x : point.y) - origin) / length)
  }
}
