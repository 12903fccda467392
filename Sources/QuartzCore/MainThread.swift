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

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
