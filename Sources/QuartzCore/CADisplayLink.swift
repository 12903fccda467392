public import Display
public import Foundation

/// Calls back before every picture. Mirrors: `CADisplayLink`.
///
/// UIKitCore adds the initialiser with target and selector.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// When the last picture was due, seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the picture being made will be seen, seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between pictures.
  public private(set) var duration: CFTimeInterval = 1.0 / 60

  public var isPaused = false {
    didSet { if !isPaused, isScheduled { axis.onNeedsFrame?() } }
  }

  /// Pictures per second that are enough; 0 for as many as the display shows.
  public var preferredFramesPerSecond = 0

  /// How often is enough, as a range; its preferred rate counts, or the highest without one.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let range = preferredFrameRateRange
      let rate = range.preferred ?? range.maximum
      preferredFramesPerSecond = rate.isFinite ? Int(max(0, min(rate, 1000)).rounded()) : 0
    }
  }

  static var scheduled: [CADisplayLink] = []
  private var callback: ((CADisplayLink) -> Void)?
  private var isScheduled = false
  private var lastCall = -CFTimeInterval.infinity
  private var axis = TimeAxis.current

  public init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isScheduled else { return }
    isScheduled = true
    axis = .current
    Self.scheduled.append(self)
    if !isPaused { axis.onNeedsFrame?() }
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = false
    Self.scheduled.removeAll { $0 === self }
  }

  /// Stops the link for good and lets go of what it calls.
  public func invalidate() {
    isScheduled = false
    callback = nil
    Self.scheduled.removeAll { $0 === self }
  }

  /// Stops all links: a new run starts with nothing left over.
  public static func invalidateAll() {
    for link in scheduled { link.invalidate() }
  }

  /// Whether some link on the current axis wants the next picture.
  public static var wantsFrames: Bool { wantsFrames(on: .current) }

  /// Whether some link on `axis` wants the next picture.
  public static func wantsFrames(on axis: TimeAxis) -> Bool {
    scheduled.contains { !$0.isPaused && $0.axis === axis }
  }

  /// Calls every running link of the current axis for the picture of `tick`.
  public static func fire(_ tick: FrameTick) {
    guard !scheduled.isEmpty else { return }
    let axis = TimeAxis.current
    for link in scheduled where !link.isPaused && link.isScheduled && link.axis === axis {
      link.call(tick)
    }
  }

  private func call(_ tick: FrameTick) {
    duration = tick.period
    if preferredFramesPerSecond > 0,
      tick.time - lastCall < 1 / Double(preferredFramesPerSecond) - tick.period / 2
    {
      return
    }
    lastCall = tick.time
    timestamp = tick.time - tick.period
    targetTimestamp = tick.time
    callback?(self)
  }
}
