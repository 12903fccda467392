/// Who hears of the values of one stream, in the order in which they began to listen.
@preconcurrency @MainActor
package final class Listeners<Value> {
  private var blocks: [(number: Int, block: (Value) -> Void)] = []
  private var next = 0

  package init() {}

  package var isEmpty: Bool { blocks.isEmpty }

  /// Calls `listener` with every value as long as what is returned is kept.
  package func listen(_ listener: @escaping (Value) -> Void) -> Listening {
    next += 1
    let number = next
    blocks.append((number, listener))
    return Listening { [weak self] in self?.blocks.removeAll { $0.number == number } }
  }

  /// Who stops meanwhile is not told any more; who begins is told of the next value.
  package func tell(_ value: Value) {
    for entry in blocks where blocks.contains(where: { $0.number == entry.number }) {
      entry.block(value)
    }
  }
}

/// Somebody who listens, until it is let go of.
@preconcurrency @MainActor
public final class Listening {
  private let end: () -> Void

  fileprivate init(end: @escaping () -> Void) {
    self.end = end
  }

  isolated deinit {
    end()
  }
}
