public import Foundation
import QuartzCore

/// Mirrors: the part of `NSObject` that calls methods by selector.
extension NSObject {
  /// Whether the object has the method.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isUnderstood(by: self) ?? false
  }

  /// Calls the method at once.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!) {
    aSelector?.perform(on: self)
  }

  /// Calls the method at once, with an argument.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!, with object: Any!) {
    aSelector?.perform(on: self, with: object as Any?)
  }

  /// Calls the method at once, with two arguments.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) {
    aSelector?.perform(on: self, with: object1 as Any?, event: object2 as Any?)
  }

  /// Calls the method later; the object is kept until then.
  ///
  /// - Parameter delay: seconds on the frame clock; the earliest is the next turn.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedCall.schedule(aSelector, on: self, with: anArgument, after: delay)
  }

  /// Calls the method later, whatever the run loop's mode.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedCall.schedule(aSelector, on: self, with: anArgument, after: delay)
  }

  /// Calls the method on the main thread: at once when that is here and the caller waits.
  public nonisolated func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    @Sendable func call() {
      MainActor.assumeIsolated { _ = aSelector.perform(on: target, with: argument) }
    }
    if MainThread.isCurrent, wait {
      call()
    } else if wait {
      DispatchQueue.main.sync(execute: call)
    } else {
      DispatchQueue.main.async(execute: call)
    }
  }

  /// Forgets everything that was to be called on `aTarget` later.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel(aTarget as AnyObject, nil, nil)
  }

  /// Forgets what was to be called on `aTarget` later with this method and argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.cancel(aTarget as AnyObject, aSelector, anArgument)
  }
}

/// A call put off by `perform(_:with:afterDelay:)`.
final class DelayedCall {
  /// Those whose time has not come.
  static var waiting: [DelayedCall] = []

  private let selector: Selector
  private let target: NSObject
  private let argument: Any?
  private var alarm: FrameAlarm?

  private init(_ selector: Selector, on target: NSObject, with argument: Any?) {
    self.selector = selector
    self.target = target
    self.argument = argument
  }

  static func schedule(
    _ selector: Selector, on target: NSObject, with argument: Any?, after delay: TimeInterval
  ) {
    let call = DelayedCall(selector, on: target, with: argument)
    waiting.append(call)
    call.alarm = FrameAlarm.set(after: delay.isFinite ? max(delay, 0) : 0) { [weak call] in
      call?.run()
    }
  }

  private func run() {
    Self.waiting.removeAll { $0 === self }
    selector.perform(on: target, with: argument)
  }

  static func cancel(_ target: AnyObject, _ selector: Selector?, _ argument: Any?) {
    for call in waiting where call.target === target {
      if let selector, !selector.canStand(for: call.selector) { continue }
      if selector != nil, !isSame(argument, call.argument) { continue }
      call.alarm?.cancel()
      waiting.removeAll { $0 === call }
    }
  }

  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one?, let other?): one as AnyObject === other as AnyObject
    default: false
    }
  }
}
