import Synchronization

/// Counts a controller from when it is made until it is let go of.
///
/// A controller may end on any thread.
nonisolated final class ControllerTally {
  fileprivate static let living = Atomic(0)
  fileprivate static let livingInside = Atomic(0)

  /// Whether the controller is part of an inner app.
  private let isInside: Bool

  @MainActor init() {
    isInside = InnerApp.isRunning
    step(by: 1)
  }

  deinit {
    step(by: -1)
  }

  private func step(by step: Int) {
    Self.living.add(step, ordering: .relaxed)
    if isInside { Self.livingInside.add(step, ordering: .relaxed) }
  }
}

extension UIViewController {
  /// How many controllers there are: one that stays after its screen is gone is a leak.
  package static var livingCount: Int { ControllerTally.living.load(ordering: .relaxed) }

  /// As many of them as belong to inner apps, which come and go as a picture is drawn.
  package static var livingInsideCount: Int {
    ControllerTally.livingInside.load(ordering: .relaxed)
  }
}
