/// A rectangle of whole device pixels: `left` and `top` inside, `right` and `bottom` outside.
public nonisolated struct PaintRect: Hashable, Sendable, BitwiseCopyable {
  /// The first column.
  public var left: Int32
  /// The first row.
  public var top: Int32
  /// The column after the last.
  public var right: Int32
  /// The row after the last.
  public var bottom: Int32

  /// A rectangle by its edges.
  public init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// A rectangle by corner and size, cut to what 32 bits hold.
  ///
  /// - Parameters:
  ///   - x: left edge.
  ///   - y: top edge.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(
      left: Int32(clamping: x), top: Int32(clamping: y),
      right: Int32(clamping: x + max(0, width)), bottom: Int32(clamping: y + max(0, height)))
  }

  /// No pixel.
  public static let empty = PaintRect(left: 0, top: 0, right: 0, bottom: 0)

  /// Columns; negative where the edges are crossed.
  public var width: Int { Int(right) - Int(left) }
  /// Rows; negative where the edges are crossed.
  public var height: Int { Int(bottom) - Int(top) }
  /// Whether there is no pixel in it.
  public var isEmpty: Bool { right <= left || bottom <= top }

  /// How many pixels.
  public var area: Int { isEmpty ? 0 : width * height }

  /// The pixels both have.
  public func intersection(_ other: PaintRect) -> PaintRect {
    PaintRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: PaintRect) -> PaintRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PaintRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Whether any pixel is in both.
  public func intersects(_ other: PaintRect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether every pixel of `other` is inside.
  public func contains(_ other: PaintRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// The same rectangle elsewhere.
  public func offsetBy(x: Int32, y: Int32) -> PaintRect {
    PaintRect(left: left &+ x, top: top &+ y, right: right &+ x, bottom: bottom &+ y)
  }

  /// Grown by `amount` on every side.
  public func outset(by amount: Int32) -> PaintRect {
    PaintRect(
      left: left &- amount, top: top &- amount, right: right &+ amount, bottom: bottom &+ amount)
  }
}
