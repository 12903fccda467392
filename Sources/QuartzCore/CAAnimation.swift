public import Foundation
import Motion

/// What is told when an animation starts and stops. Mirrors: `CAAnimationDelegate`.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer's shown values over time. Mirrors: `CAAnimation`.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// Seconds; 0 means the transaction's duration.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly until the animation is over, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  /// Seconds between being added and beginning, in the layer's time; `beginTime` overrides it.
  ///
  /// Source: ours; `UIView.animate`'s delay cannot be a `beginTime`, for that needs a layer's clock.
  public var delay: CFTimeInterval = 0
  /// Called when the animation leaves its layer, with whether it ran to its end.
  var onStop: ((Bool) -> Void)?
  /// The layer-local time at which the animation began; nil until it is known.
  var activeBegin: CFTimeInterval?
  /// The duration that counts, fixed when the animation is added.
  var activeDuration: CFTimeInterval = 0
  var hasStarted = false
  /// Whether it has run to its end but stays on its layer.
  var hasEnded = false
  /// Whether it is one of several differences that lie on each other, the newest at the bottom.
  var isDelta = false

  private var named: [String: Any] = [:]

  public override init() {}

  /// Keeps `value` under `key`; real code tags animations this way.
  open func setValue(_ value: Any?, forKey key: String) {
    named[key] = value
  }

  open func value(forKey key: String) -> Any? {
    named[key]
  }

  /// A separate animation of the same kind and values; the layer keeps such a copy.
  func duplicate() -> CAAnimation {
    let copy = makeCopy()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.named = named
    copy.onStop = onStop
    copy.delay = delay
    copy.isDelta = isDelta
    return copy
  }

  /// A new object of the receiver's class with the class's own values.
  func makeCopy() -> CAAnimation { CAAnimation() }

  /// Changes `values` as the animation does `time` seconds after its begin, in its own time.
  func apply(at time: CFTimeInterval, to values: inout LayerValues, extras: inout LayerExtras) {}

  /// Has run to its end on its layer and stays there.
  func reachedEnd() {
    stop(finished: true)
  }

  /// Has left its layer, or has run to its end: tells those that wait for it, once.
  func stop(finished: Bool) {
    let callback = onStop
    onStop = nil
    let told = delegate
    delegate = nil
    told?.animationDidStop(self, finished: finished)
    callback?(finished)
  }

  /// Mirrors: `CAAction.run(forKey:object:arguments:)`: adds itself to the layer.
  open func run(forKey event: String, object: Any, arguments: [String: Any]?) {
    (object as? CALayer)?.add(self, forKey: event)
  }
}

extension CAAnimation {
  /// Fixes the begin, once the layer's time is known.
  func begin(atLocal local: CFTimeInterval) {
    guard activeBegin == nil else { return }
    activeBegin = beginTime != 0 ? beginTime : local + delay
  }

  /// Stops the animation's own time at `time` seconds after it was added.
  public func hold(at time: CFTimeInterval) {
    speed = 0
    timeOffset = time - delay
  }

  /// How long one activity lasts in the animation's own time, repeats and reverses included.
  var totalDuration: CFTimeInterval {
    let once = activeDuration * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount > 0 { return once * CFTimeInterval(repeatCount) }
    return once
  }

  /// The animation's own time at the layer's local time.
  func activeTime(at local: CFTimeInterval) -> CFTimeInterval {
    (local - (activeBegin ?? local)) * CFTimeInterval(speed) + timeOffset
  }

  /// The time inside one pass, 0…activeDuration, or nil where the animation shows nothing.
  func passTime(at active: CFTimeInterval) -> CFTimeInterval? {
    let total = totalDuration
    var time = active
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      time = 0
    } else if time >= total {
      guard !isRemovedOnCompletion || fillMode == .forwards || fillMode == .both || time == total
      else { return nil }
      if fillMode != .forwards, fillMode != .both, time > total { return nil }
      time = total
    }
    guard activeDuration > 0 else { return 0 }
    let pass = (time / activeDuration).rounded(.down)
    var inside = time - pass * activeDuration
    // The end of the last pass is its end, not the beginning of one more.
    if inside == 0, pass > 0, time >= total { inside = activeDuration }
    let isReturning =
      autoreverses && Int(min(pass - (inside == activeDuration ? 1 : 0), 1e9)) % 2 == 1
    return isReturning ? activeDuration - inside : inside
  }
}
