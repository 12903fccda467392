public import Foundation

/// Where input comes from.
public protocol InputSource: AnyObject {
  /// Called as soon as something arrives, at most once until the next `drain(into:)`.
  var onInput: (() -> Void)? { get set }

  /// Whether moves with no button held are wanted; off, they should not even wake the program.
  var wantsHover: Bool { get set }

  /// Appends everything that arrived since the last call, oldest first.
  func drain(into events: inout [InputEvent])
}

/// What tells when a picture is due.
public protocol FrameClock: AnyObject {
  /// The time now, seconds on the axis that ticks and input events use.
  var now: TimeInterval { get }

  /// The time between refreshes, seconds.
  var period: TimeInterval { get }

  /// Called once for every tick asked for.
  var onTick: ((FrameTick) -> Void)? { get set }

  /// Asks for a tick at the next refresh. Asking twice gives one tick.
  func requestTick()

  /// Asks for a tick no later than the first refresh after `time`; a later time is dropped for an
  /// earlier one. Nothing wakes up before then on this account.
  func requestTick(at time: TimeInterval)

  /// Takes back what `requestTick(at:)` asked for with this very `time`; what it stood in for is to
  /// be asked for again.
  func withdrawTick(at time: TimeInterval)
}

/// What turns a `RenderFrame` into something to be seen.
public protocol Compositor: AnyObject {
  /// Shows `frame` at `tick`. The compositor may keep the frame's storage and leave other storage
  /// in its place, to be refilled: nothing is allocated in a steady run.
  func present(_ frame: inout RenderFrame, at tick: FrameTick)
}

/// What copying puts away and pasting takes.
public protocol Clipboard: AnyObject {
  /// The text copied last, by any program; nil when there is none.
  func text() -> String?

  /// Offers a text to all programs.
  func setText(_ text: String)
}
