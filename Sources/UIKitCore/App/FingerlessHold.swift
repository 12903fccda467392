import Foundation

/// A hold on a transition that no finger has a part in, such as the arrow keys'.
///
/// It lasts until it is let go of. What takes fingers away takes it as well: Escape, the loss of the
/// focus, a window that goes; and so does a finger that comes down on a window which takes none
/// while the transition runs.
@preconcurrency @MainActor
package final class FingerlessHold {
  struct Entry {
    weak var window: UIWindow?
    let isAnywhere: Bool
    let onInterruption: () -> Void
  }

  static var open: [Int: Entry] = [:]
  private static var next = 0
  private let number: Int

  /// - Parameters:
  ///   - window: where the transition runs; nil stands for any.
  ///   - onInterruption: called once, at the first interruption.
  package init(in window: UIWindow?, onInterruption: @escaping () -> Void) {
    Self.next += 1
    number = Self.next
    Self.open[number] = Entry(
      window: window, isAnywhere: window == nil, onInterruption: onInterruption)
  }

  isolated deinit {
    Self.open[number] = nil
  }

  static func interrupt(in windows: [UIWindow]) {
    for (number, entry) in open.sorted(by: { $0.key < $1.key })
    where entry.isAnywhere || windows.contains(where: { $0 === entry.window }) {
      guard open.removeValue(forKey: number) != nil else { continue }
      entry.onInterruption()
    }
  }
}
