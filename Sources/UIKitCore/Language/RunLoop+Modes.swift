public import Foundation

/// Mirrors: the run loop mode UIKit adds. There is one loop and one mode here: what is added in this
/// mode runs while a finger scrolls and at any other time.
nonisolated extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Runs `body`; there is no pool to drain, memory goes when its last owner does.
///
/// Mirrors: `autoreleasepool(invoking:)`.
public nonisolated func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows
  -> Result
{
  try body()
}
