import Dispatch
import Foundation

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
  nonisolated(unsafe) private static var first: pthread_t?

  /// Whether this is the process's first thread.
  package static var isFirst: Bool {
    let current = pthread_self()
    if let first { return first == current }
    guard Thread.isMainThread else { return false }
    first = current
    return true
  }

  package static var isCurrent: Bool {
    isFirst || DispatchQueue.getSpecific(key: mark) == true
  }
}
