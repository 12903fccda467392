public import Foundation

/// A place in a text. Mirrors: `UITextPosition`.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// From a place in a text to another. Mirrors: `UITextRange`.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle behind selected text. Mirrors: `UITextSelectionRect`.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public let rect: CGRect
  public let containsStart: Bool
  public let containsEnd: Bool

  init(rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.rect = rect
    self.containsStart = containsStart
    self.containsEnd = containsEnd
  }
}

/// A text that can be measured and changed by places in it.
///
/// Mirrors: `UITextInput`, the parts that are there; marked text is composed before it arrives.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place counted in UTF-16 units.
final class TextOffset: UITextPosition {
  nonisolated let value: Int

  init(_ value: Int) {
    self.value = value
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.value == value
  }

  nonisolated override var hash: Int { value }
}

/// A range counted in UTF-16 units.
final class TextSpan: UITextRange {
  nonisolated let value: Range<Int>

  init(_ value: Range<Int>) {
    self.value = value
  }

  override var isEmpty: Bool { value.isEmpty }
  override var start: UITextPosition { TextOffset(value.lowerBound) }
  override var end: UITextPosition { TextOffset(value.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.value == value
  }

  nonisolated override var hash: Int { value.hashValue }
}
