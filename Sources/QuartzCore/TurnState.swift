/// What there is once in a process for time and turns: another app's, while it is not its turn.
package struct TurnState {
  private var axis = TimeAxis()
  private var current: TimeAxis
  private var links: [CADisplayLink] = []
  private var queue: [(axis: TimeAxis, work: () -> Void)] = []
  private var onEnqueue: (() -> Void)?
  private var scopes: [CATransaction.Scope] = []
  private var heldEnds: (depth: Int, waiting: [CAAnimation]) = (0, [])

  /// As in a process that has just begun.
  package init() {
    current = axis
  }

  /// Puts this in the process's place, and what was there here.
  package mutating func exchange() {
    swap(&TimeAxis.main, &axis)
    swap(&TimeAxis.current, &current)
    swap(&CADisplayLink.scheduled, &links)
    swap(&EndOfTurn.queue, &queue)
    swap(&CATransaction.scopes, &scopes)
    swap(&EndedAnimations.depth, &heldEnds.depth)
    swap(&EndedAnimations.waiting, &heldEnds.waiting)
    // Not by `swap`, which would wrap the closure once more each time.
    (EndOfTurn.onEnqueue, onEnqueue) = (onEnqueue, EndOfTurn.onEnqueue)
  }
}
