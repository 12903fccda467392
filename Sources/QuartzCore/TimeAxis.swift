import Foundation

/// A line of time that things live on: the device's, which can be slowed and stopped, and beside it
/// that of a tool, which cannot.
///
/// Layers live on their tree's axis, display links on the one that was current when they were
/// scheduled.
@preconcurrency @MainActor
public final class TimeAxis {
  /// The device's.
  public package(set) static var main = TimeAxis()
  /// That of the code that runs now.
  public static var current = TimeAxis.main

  /// The time of the frame being made; nil between frames. Units: seconds.
  public var frame: CFTimeInterval?
  /// Tells the time between frames.
  public var source: () -> CFTimeInterval = { ProcessInfo.processInfo.systemUptime }
  /// Told when something on the axis begins to need frames.
  public var onNeedsFrame: (() -> Void)?

  /// An axis nobody lives on yet.
  public init() {}

  /// The time now. Units: seconds.
  public var now: CFTimeInterval { frame ?? source() }

  /// Runs `body` as part of what lives on this axis.
  public func run<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }
}
