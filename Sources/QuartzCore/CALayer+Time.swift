import Foundation

extension CALayer {
  /// Whether the layer's time is another than that of the layer above.
  var hasOwnTime: Bool { speed != 1 || beginTime != 0 || timeOffset != 0 }

  /// Seconds of the layer's own time at media time `t`, through all its ancestors.
  func localTime(at t: CFTimeInterval) -> CFTimeInterval {
    if treeLink?.hasOwnTimes == false { return t }
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
    if treeLink?.hasOwnTimes == false { return 1 }
    var product: Float = 1
    climb { layer in
      product *= layer.speed
      return true
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
