import Foundation

/// The last few costs of something done every frame. Units: seconds.
///
/// What to allow for is the third dearest: a frame or two that built a page must not make the next
/// twenty wait, while three are a habit.
nonisolated struct RecentCosts {
  /// Source: chosen; a quarter of a second at 60 Hz.
  private static let window = 16

  private var values: [TimeInterval]
  private var sorted: [TimeInterval]
  private var next = 0

  /// - Parameter start: what to assume before anything is known.
  init(start: TimeInterval) {
    values = [TimeInterval](repeating: start, count: Self.window)
    sorted = values
  }

  /// The dearest but two.
  var high: TimeInterval { sorted[Self.window - 3] }

  /// As many were cheaper as dearer.
  var middle: TimeInterval { sorted[Self.window / 2] }

  /// Adds a cost; nonsense is passed over.
  mutating func add(_ cost: TimeInterval) {
    guard cost.isFinite, cost >= 0 else { return }
    values[next] = cost
    next = (next + 1) % Self.window
    for index in 0..<Self.window {
      var place = index
      while place > 0, sorted[place - 1] > values[index] {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = values[index]
    }
  }
}
