/// Plain values one after the other in memory that is kept: no allocation once it is large enough.
nonisolated struct PaintStack<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count += 1
  }

  /// Drops everything from `count` on.
  mutating func truncate(to count: Int) {
    self.count = min(self.count, max(0, count))
  }

  /// The elements from `start` on; not to be kept beyond the next change.
  func suffix(from start: Int) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base + min(start, count), count: max(0, count - start))
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
