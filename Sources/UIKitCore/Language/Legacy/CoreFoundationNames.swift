import Foundation

/// Core Foundation's truth values, as `CATransaction.setValue(_:forKey:)` is given them.
public nonisolated let kCFBooleanTrue: Bool! = true
public nonisolated let kCFBooleanFalse: Bool! = false

/// C's names for the largest number, which animations are repeated by.
@available(*, deprecated, renamed: "Float.greatestFiniteMagnitude")
public nonisolated let HUGE = Float.greatestFiniteMagnitude
@available(*, deprecated, renamed: "Float.greatestFiniteMagnitude")
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude
