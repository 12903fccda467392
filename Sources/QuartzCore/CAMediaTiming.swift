import Foundation

/// How an object's own time runs inside its parent's: `t = (tp − beginTime) · speed + timeOffset`.
///
/// Mirrors: `CAMediaTiming`. Units: seconds; speed 1 is the parent's pace, 0 stands still, negative
/// runs backwards.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds. Mirrors: `CFTimeInterval`, which Foundation on Linux lacks.
public typealias CFTimeInterval = Double

/// What an animation shows outside its active time. Mirrors: `CAMediaTimingFillMode`.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The time of the frame being made, or between frames the frame clock's time now, seconds.
///
/// Mirrors: `CACurrentMediaTime()`.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }

/// Where `CACurrentMediaTime` comes from: the frame loop sets it, so the engine has one time.
public enum MediaTime {
  /// The time of the frame being made; nil between frames.
  public static var frame: CFTimeInterval? {
    get { TimeAxis.main.frame }
    set { TimeAxis.main.frame = newValue }
  }

  /// Tells the time between frames.
  public static var source: () -> CFTimeInterval {
    get { TimeAxis.main.source }
    set { TimeAxis.main.source = newValue }
  }

  static var now: CFTimeInterval { TimeAxis.current.now }
}
