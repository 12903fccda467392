import Dispatch

/// What an object does at its end whom others point to without keeping it.
///
/// The `deinit` of a class that apps inherit from must not be isolated: an app's own is not, as on the
/// phone, and could not override it. So the last reference may go on any thread.
package nonisolated enum Farewell {
  /// Runs `body`, which has the object to itself; off the main thread `parts` go a turn later there.
  package static func say(
    _ body: @MainActor () -> Void, keeping parts: @MainActor () -> [AnyObject] = { [] }
  ) {
    unchecked(body)
    guard !MainThread.isCurrent else { return }
    let kept = Kept(unchecked(parts))
    DispatchQueue.main.async { kept.parts = [] }
  }

  /// Has what stays behind do `body` on the main thread: at once, or a turn later when it is not this.
  package static func hand<Heir: AnyObject>(
    over heir: Heir, to body: @escaping @MainActor (Heir) -> Void
  ) {
    nonisolated(unsafe) let heir = heir
    guard MainThread.isCurrent else {
      return DispatchQueue.main.async { unchecked { body(heir) } }
    }
    unchecked { body(heir) }
  }

  private final class Kept: @unchecked Sendable {
    var parts: [AnyObject]

    init(_ parts: [AnyObject]) {
      self.parts = parts
    }
  }

  /// Calls what is the main actor's from where the compiler cannot know that it may.
  private static func unchecked<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { (body: @escaping @MainActor () -> Value) in
      unsafeBitCast(body, to: (() -> Value).self)()
    }
  }
}
