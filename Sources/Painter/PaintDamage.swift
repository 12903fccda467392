/// The few rectangles of a picture that changed, in device pixels; they do not overlap.
public nonisolated struct PaintDamage: Sendable, RandomAccessCollection {
  /// The most rectangles kept; more are merged.
  public static let limit = 8

  public private(set) var count = 0
  private var storage = InlineArray<8, PaintRect>(repeating: .empty)

  /// Nothing changed.
  public init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(position: Int) -> PaintRect { storage[position] }
}
