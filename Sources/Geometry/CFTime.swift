import Foundation

/// Seconds since the beginning of 2001. Mirrors: `CFAbsoluteTime`.
public typealias CFAbsoluteTime = Double

/// The wall clock, seconds since the beginning of 2001. Mirrors: `CFAbsoluteTimeGetCurrent`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
