import Foundation

/// How many blocks of heap memory the program has asked for.
///
/// Known only while the library `AllocationCount` is loaded before all others (`LD_PRELOAD`), as
/// `segue bench` does; it counts malloc, calloc, realloc and the aligned kinds on all threads.
@MainActor
enum AllocationCounter {
  private typealias Count = @convention(c) () -> UInt64

  private static let function: Count? = {
    // Null asks every library that is loaded.
    guard let symbol = dlsym(nil, "segue_allocation_count") else { return nil }
    return unsafeBitCast(symbol, to: Count.self)
  }()

  /// Blocks asked for since the start; nil when nobody counts.
  static var total: UInt64? { function?() }
}
