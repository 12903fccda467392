public import Foundation

/// Mirrors: the initialisers of `Timer` that take a target and a selector.
///
/// As on iOS a timer keeps its target until it is invalidated. It is kept by the main run loop, so
/// it goes by the wall clock in the window and in the simulator alike.
extension Timer {
  /// A timer that somebody has to add to a run loop.
  @preconcurrency @MainActor
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      timeInterval: ti, repeats: yesOrNo, block: Timer.block(aTarget, aSelector, userInfo))
  }

  /// A timer that first fires at `date` once somebody has added it to a run loop.
  @preconcurrency @MainActor
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fire: date, interval: ti, repeats: yesOrNo, block: Timer.block(aTarget, aSelector, userInfo))
  }

  /// A timer on the current run loop.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .common)
    return timer
  }

  private static func block(_ target: Any, _ selector: Selector, _ userInfo: Any?)
    -> @Sendable (Timer) -> Void
  {
    let target = target as AnyObject
    let call = TimerCall(target: target, selector: selector)
    return { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { call.perform(timer) }
    }
  }
}

/// What a timer calls; it lets go of its target when the timer is over.
private final class TimerCall: Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func perform(_ timer: Timer) {
    selector.perform(on: target, with: timer)
  }
}
