import Foundation

extension CALayer {
  /// Seconds of the layer's own time at media time `t`, through all its ancestors.
  func localTime(at t: CFTimeInterval) -> CFTimeInterval {
    let parent = above?.localTime(at: t) ?? t
    return (parent - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The media time at which the layer's own time is `local`; a stopped layer gives its begin.
  func mediaTime(atLocal local: CFTimeInterval) -> CFTimeInterval {
    let parent = speed == 0 ? beginTime : (local - timeOffset) / CFTimeInterval(speed) + beginTime
    return above?.mediaTime(atLocal: parent) ?? parent
  }

  /// How fast the layer's own time runs against media time.
  var effectiveSpeed: Float {
    var product = speed
    var layer = above
    while let current = layer {
      product *= current.speed
      layer = current.above
    }
    return product
  }

  /// Converts from `layer`'s time, or from media time for nil, to the receiver's.
  public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer?.mediaTime(atLocal: t) ?? t)
  }

  /// Converts from the receiver's time to `layer`'s, or to media time for nil.
  public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let media = mediaTime(atLocal: t)
    return layer?.localTime(at: media) ?? media
  }
}
