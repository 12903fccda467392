/// What was, step by step, and what was taken back.
///
/// Changes of one kind that follow each other without a pause, as a slider's under a finger, are one
/// step.
public nonisolated struct UndoStack<State: Equatable> {
  /// What is now.
  public private(set) var current: State
  private var past: [State] = []
  private var future: [State] = []
  private var openKind: String?
  private let limit: Int

  /// - Parameter limit: how many steps are remembered.
  public init(_ state: State, limit: Int = 500) {
    current = state
    self.limit = max(1, limit)
  }

  /// Whether there is a step to take back.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether something taken back can be done again.
  public var canRedo: Bool { !future.isEmpty }

  /// How many steps can be taken back.
  public var depth: Int { past.count }

  /// Notes a change.
  ///
  /// - Parameter kind: changes of the same kind become one step until `close()`; nil is always a step
  ///   of its own.
  public mutating func note(_ state: State, kind: String? = nil) {
    guard state != current else { return }
    if kind == nil || kind != openKind {
      past.append(current)
      if past.count > limit { past.removeFirst(past.count - limit) }
    } else if past.last == state {
      // Back where the step began: there was none.
      past.removeLast()
      openKind = nil
      current = state
      return
    }
    openKind = kind
    future.removeAll()
    current = state
  }

  /// Ends the step that changes of one kind are gathered in.
  public mutating func close() { openKind = nil }

  /// Takes the last step back.
  ///
  /// - Returns: what is now; nil when there was no step.
  public mutating func undo() -> State? {
    close()
    guard let state = past.popLast() else { return nil }
    future.append(current)
    current = state
    return state
  }

  /// Does again what was taken back last.
  ///
  /// - Returns: what is now; nil when nothing was taken back.
  public mutating func redo() -> State? {
    close()
    guard let state = future.popLast() else { return nil }
    past.append(current)
    current = state
    return state
  }
}
