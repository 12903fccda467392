import Dispatch
import Foundation
import Synchronization

/// Where the main actor's code runs.
///
/// A program that serves the main dispatch queue by `dispatchMain()`, as a test runner does, runs it
/// on any thread: the thread alone does not tell.
package nonisolated enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The process's first thread, once it has been met here. Asking the kernel who one is, as
  /// Foundation does, takes longer than most of what is asked it for; there is but one answer, so it
  /// matters not who writes it down.
  private static let first = Atomic<UInt>(0)

  /// Whether this is the process's first thread.
  package static var isFirst: Bool {
    let current = UInt(pthread_self())
    let known = first.load(ordering: .relaxed)
    if known != 0 { return known == current }
    guard Thread.isMainThread else { return false }
    first.store(current, ordering: .relaxed)
    return true
  }

  package static var isCurrent: Bool {
    isFirst || DispatchQueue.getSpecific(key: mark) == true
  }
}
