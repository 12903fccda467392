public import Foundation

/// An animation whose progress is told by its owner: where a property animator has it.
///
/// It stays on its layer until it is taken off, and can be held, sought and sent off again in place.
@preconcurrency @MainActor
public final class PacedAnimation: CAPropertyAnimation {
  /// Progress 0…1 (springs lead beyond), across and down: a spring may move them apart (E21).
  public typealias Progress = (x: Double, y: Double)

  private enum Way {
    case ends(AnimationValue, AnimationValue)
    case frames(CAKeyframeAnimation)
  }

  private let way: Way
  /// The way from end to end, where it is one of numbers.
  private var track: ValueTrack?
  private var moving: ((TimeInterval) -> Progress)?
  private var still: Progress = (0, 0)
  private var hasArrived = false
  /// Told when a run set off by `play` is over, or when the animation has been taken off its layer.
  public var onEnd: ((PacedAnimation, _ wasRemoved: Bool) -> Void)?

  public init(from start: AnimationValue, to end: AnimationValue) {
    way = .ends(start, end)
    super.init()
    setUp()
  }

  /// Takes its values from `frames`, whose own timing does not count.
  public init(frames: CAKeyframeAnimation) {
    way = .frames(frames)
    super.init()
    frames.activeDuration = 1
    frames.timingFunction = nil
    isAdditive = frames.isAdditive
    isDelta = frames.isDelta
    keyPath = frames.keyPath
    setUp()
  }

  private init(_ way: Way) {
    self.way = way
    super.init()
    setUp()
  }

  /// Makes one that shows nothing and only tells the time of its layer.
  public convenience override init() {
    self.init(from: .none, to: .none)
  }

  private func setUp() {
    isRemovedOnCompletion = false
    fillMode = .both
    duration = 1
    speed = 0
  }

  override func makeCopy() -> CAAnimation {
    let copy = PacedAnimation(way)
    copy.moving = moving
    copy.still = still
    copy.onEnd = onEnd
    return copy
  }

  public override var keyPath: String? {
    didSet {
      guard case .ends(let start, let end) = way else { return }
      track = target.flatMap { ValueTrack($0, from: start, to: end) }
    }
  }

  private func progress(at time: CFTimeInterval) -> Progress {
    speed == 0 ? still : moving?(time) ?? still
  }

  override func apply(
    at time: CFTimeInterval, to values: inout LayerValues, extras: inout LayerExtras
  ) {
    guard let track else { return super.apply(at: time, to: &values, extras: &extras) }
    guard let pass = passTime(at: time) else { return }
    let progress = progress(at: pass)
    track.apply(
      across: CGFloat(progress.x), down: CGFloat(progress.y), isAdditive: isAdditive, to: &values)
  }

  override func value(at time: CFTimeInterval, over base: AnimationValue) -> AnimationValue {
    let progress = progress(at: time)
    switch way {
    case .ends(let start, let end):
      return start.interpolated(to: end, across: CGFloat(progress.x), down: CGFloat(progress.y))
    case .frames(let frames):
      return frames.value(at: min(max(progress.x, 0), 1), over: base)
    }
  }

  override func reachedEnd() {
    guard !hasArrived else { return }
    hasArrived = true
    onEnd?(self, false)
  }

  override func stop(finished: Bool) {
    let told = onEnd
    onEnd = nil
    moving = nil
    super.stop(finished: finished)
    told?(self, true)
  }

  // MARK: Driving

  /// Stands still at `progress` from now on.
  public func hold(at progress: Progress, on layer: CALayer) {
    still = progress
    speed = 0
    layer.setNeedsSampling()
  }

  /// Runs for `duration` seconds of the layer's time, as `progress` says for each of them.
  public func play(
    for duration: TimeInterval, on layer: CALayer, progress: @escaping (TimeInterval) -> Progress
  ) {
    moving = progress
    speed = 1
    timeOffset = 0
    hasEnded = false
    hasArrived = false
    activeDuration = max(duration, 1e-9)
    activeBegin = layer.localTime(at: layer.timeNow)
    layer.tree?.startAnimating(layer)
    layer.setNeedsSampling()
  }

  /// Seconds of the layer's time since `play`.
  public func elapsed(on layer: CALayer) -> TimeInterval {
    activeTime(at: layer.localTime(at: layer.timeNow))
  }
}

extension CALayer {
  /// The model's value of `key` with only `animations` of those on the layer at work.
  public func shownValue(_ key: String, of animations: [CAAnimation]) -> AnimationValue {
    guard let path = LayerPath(key) else { return shownValue(key) }
    let values = sample(at: timeNow) { entry in
      animations.contains { $0 === entry.animation }
    }
    return path.read(values)
  }

  /// Takes `animation` off the layer, without telling it has ended.
  public func removePaced(_ animation: PacedAnimation) {
    animation.onEnd = nil
    remove(animation)
  }
}
