import Foundation

/// Calls back once, when every animation it tracks has stopped.
@preconcurrency @MainActor
public final class AnimationCompletion {
  private var waiting = 0
  private var isClosed = false
  private var allFinished = true
  private var callback: ((Bool) -> Void)?

  /// - Parameter callback: told whether all animations ran to their end.
  public init(_ callback: @escaping (Bool) -> Void) {
    self.callback = callback
  }

  /// How many tracked animations still run.
  public var count: Int { waiting }

  /// Waits for `animation` as well.
  public func track(_ animation: CAAnimation) {
    waiting += 1
    let next = animation.onStop
    animation.onStop = { finished in
      next?(finished)
      self.waiting -= 1
      if !finished { self.allFinished = false }
      self.fireIfDone()
    }
  }

  /// Says that no further animation will be tracked. With none at all the callback comes at the end
  /// of the turn (E29).
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    guard waiting == 0 else { return }
    EndOfTurn.enqueue { self.fireIfDone() }
  }

  private func fireIfDone() {
    guard isClosed, waiting == 0, let callback else { return }
    self.callback = nil
    callback(allFinished)
  }
}

/// Work that belongs to the end of the current turn, in order of arrival.
public enum EndOfTurn {
  static var queue: [(axis: TimeAxis, work: () -> Void)] = []
  /// Told when the queue stops being empty, so that an idle loop makes a turn for it.
  public static var onEnqueue: (() -> Void)?

  public static var isEmpty: Bool { queue.isEmpty }

  public static func enqueue(_ work: @escaping () -> Void) {
    queue.append((.current, work))
    if queue.count == 1 { onEnqueue?() }
  }

  /// Drops what is queued: a new run starts with nothing left over.
  public static func clear() { queue.removeAll() }

  /// Runs what is queued, and what that queues, up to a bound that only a runaway reaches.
  public static func run() {
    var rounds = 0
    while !queue.isEmpty, rounds < 1000 {
      let batch = queue
      queue.removeAll(keepingCapacity: true)
      for entry in batch { entry.axis.run(entry.work) }
      rounds += 1
    }
  }
}
