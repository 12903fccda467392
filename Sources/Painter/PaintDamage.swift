/// The few rectangles of a picture that changed, in device pixels; they do not overlap.
public nonisolated struct PaintDamage: Sendable, RandomAccessCollection {
  /// The most rectangles kept; more are merged.
  public static let limit = 8

  /// How many rectangles, at most `limit`.
  public private(set) var count = 0
  private var storage = InlineArray<9, PaintRect>(repeating: .empty)

  /// Nothing changed.
  public init() {}

  /// One rectangle changed.
  public init(_ rect: PaintRect) {
    insert(rect)
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The count of rectangles.
  public var endIndex: Int { count }

  /// A rectangle, in no order.
  public subscript(position: Int) -> PaintRect { storage[position] }

  /// The smallest rectangle that holds all.
  public var bounds: PaintRect {
    var result = PaintRect.empty
    for index in 0..<count { result = result.union(storage[index]) }
    return result
  }

  /// Pixels in all rectangles.
  public var area: Int {
    var result = 0
    for index in 0..<count { result += storage[index].area }
    return result
  }

  func intersects(_ rect: PaintRect) -> Bool {
    for index in 0..<count where storage[index].intersects(rect) { return true }
    return false
  }

  /// Adds a rectangle; merges where that wastes little, splits where it would waste much.
  mutating func insert(_ rect: PaintRect) {
    insert(rect, depth: 0)
  }

  mutating func insert(_ other: PaintDamage, clippedTo clip: PaintRect) {
    for index in 0..<other.count { insert(other.storage[index].intersection(clip)) }
  }

  mutating func removeAll() {
    count = 0
  }

  private mutating func insert(_ rect: PaintRect, depth: Int) {
    guard !rect.isEmpty else { return }
    var rect = rect
    var index = 0
    while index < count {
      let other = storage[index]
      if other.contains(rect) { return }
      if rect.contains(other) || Self.mergeWaste(rect, other) <= Self.slack(rect, other) {
        remove(at: index)
        rect = rect.union(other)
        index = 0
      } else {
        index += 1
      }
    }
    for index in 0..<count where storage[index].intersects(rect) {
      let other = storage[index]
      if depth >= 3 {
        remove(at: index)
        insert(rect.union(other), depth: depth)
      } else {
        rect.forEachPart(outside: other) { insert($0, depth: depth + 1) }
      }
      return
    }
    storage[count] = rect
    count += 1
    if count > Self.limit { mergeClosest() }
  }

  private mutating func mergeClosest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in 0..<count {
      for second in (first + 1)..<Swift.max(first + 1, count) {
        let waste = Self.mergeWaste(storage[first], storage[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    var merged = storage[best.first].union(storage[best.second])
    remove(at: best.second)
    remove(at: best.first)
    // The union may have met others: it takes them in until it stands alone.
    var index = 0
    while index < count {
      if storage[index].intersects(merged) {
        merged = merged.union(storage[index])
        remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    storage[count] = merged
    count += 1
  }

  private mutating func remove(at index: Int) {
    count -= 1
    storage[index] = storage[count]
  }

  private static func mergeWaste(_ a: PaintRect, _ b: PaintRect) -> Int {
    a.union(b).area - a.area - b.area + a.intersection(b).area
  }

  /// How many pixels too many are worth one rectangle less. Source: chosen.
  private static func slack(_ a: PaintRect, _ b: PaintRect) -> Int {
    Swift.max(1024, (a.area + b.area) / 6)
  }
}
