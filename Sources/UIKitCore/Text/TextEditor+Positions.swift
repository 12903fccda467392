import Foundation

extension TextEditor {
  private func offset(_ position: UITextPosition) -> Int {
    (position as? TextOffset)?.value ?? 0
  }

  var end: UITextPosition { TextOffset(buffer.length) }

  /// The selection, as those ask who know nothing of offsets; a range of another text is not taken.
  var selectedRange: UITextRange? {
    get { TextSpan(buffer.selection) }
    set { if let span = newValue as? TextSpan { select(span.value) } }
  }

  func selectAll() { select(0..<buffer.length) }

  func replace(_ range: UITextRange, with text: String) {
    guard let span = range as? TextSpan else { return }
    replace(span.value, with: text)
  }

  func text(in range: UITextRange) -> String? {
    (range as? TextSpan).map { buffer.substring($0.value) }
  }

  func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
    let (start, end) = (offset(from), offset(to))
    return TextSpan(min(start, end)..<max(start, end))
  }

  func position(_ position: UITextPosition, _ distance: Int) -> UITextPosition? {
    let (target, overflow) = offset(position).addingReportingOverflow(distance)
    return !overflow && target >= 0 && target <= buffer.length ? TextOffset(target) : nil
  }

  func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (left, right) = (offset(position), offset(other))
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  func distance(_ from: UITextPosition, _ to: UITextPosition) -> Int { offset(to) - offset(from) }
}
