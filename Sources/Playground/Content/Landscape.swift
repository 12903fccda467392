import UIKit

/// A picture of a place, drawn: a sky of two neighbouring hues, a sun, and what lies under it.
struct Landscape {
  /// What lies under the sky.
  enum Ground {
    /// Ridges, the nearest darkest.
    case mountains
    /// A horizon with the sun's path on the water.
    case sea
    /// Mountains mirrored in a lake.
    case lake
    /// Soft dunes.
    case dunes
    /// A ridge with trees along it.
    case forest
  }

  var ground: Ground
  /// The sky's hue at the top, 0…1.
  var hue: CGFloat
  /// The hue at the horizon, 0…1.
  var horizonHue: CGFloat
  /// Where the sun stands, 0…1 of the width and of the height.
  var sun: CGPoint
  /// How bright the sky is, 0…1: dawn or day.
  var light: CGFloat
  /// Tells the shapes of one picture from another's.
  var seed: Int

  init(
    _ ground: Ground, hue: CGFloat, horizon: CGFloat, sun: CGPoint = CGPoint(x: 0.7, y: 0.36),
    light: CGFloat = 0.92, seed: Int
  ) {
    self.ground = ground
    self.hue = hue
    horizonHue = horizon
    self.sun = sun
    self.light = light
    self.seed = seed
  }

  /// Where the ground begins, 0…1 of the height.
  var horizon: CGFloat {
    switch ground {
    case .mountains: 0.62
    case .sea: 0.6
    case .lake: 0.58
    case .dunes: 0.56
    case .forest: 0.66
    }
  }
}
