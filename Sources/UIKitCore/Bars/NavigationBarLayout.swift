import Foundation

/// Where things stand in a navigation bar's row, from their widths alone.
struct NavigationBarLayout {
  /// The row's width and what of it the device's shape covers. Units: points.
  var width: CGFloat
  var safeLeft: CGFloat = 0
  var safeRight: CGFloat = 0
  /// The back button's width with each title it may have, longest first; empty without a button.
  var backWidths: [CGFloat] = []
  var leftWidths: [CGFloat] = []
  /// From the outermost inwards.
  var rightWidths: [CGFloat] = []
  /// What the title would like.
  var titleWidth: CGFloat = 0

  struct Result: Equatable {
    /// Which of the back button's titles it has room for.
    var back: Int?
    var left: [CGFloat] = []
    var right: [CGFloat] = []
    /// The title's left edge and width.
    var title: CGFloat = 0
    var titleWidth: CGFloat = 0
  }

  /// Source: measured, iOS 15: 16 to the first item's content, 8 between title and buttons.
  static let margin: CGFloat = 16
  static let titleGap: CGFloat = 8

  var result: Result {
    var result = Result()
    var rightEdge = width - safeRight - (Self.margin - BarButtonView.padding)
    for width in rightWidths {
      rightEdge -= width
      result.right.append(rightEdge)
    }
    if rightWidths.isEmpty { rightEdge = width - safeRight - Self.margin }

    result.back = chooseBack(rightEdge: rightEdge)
    var leftEdge = safeLeft + (Self.margin - BarButtonView.padding)
    if let back = result.back { leftEdge = safeLeft + backWidths[back] + Self.titleGap }
    for width in leftWidths {
      result.left.append(leftEdge)
      leftEdge += width
    }
    if leftWidths.isEmpty, result.back == nil { leftEdge = safeLeft + Self.margin }

    let room = max(0, rightEdge - leftEdge)
    result.titleWidth = min(titleWidth, room)
    let centered = (width - result.titleWidth) / 2
    result.title = min(max(centered, leftEdge), max(leftEdge, rightEdge - result.titleWidth))
    return result
  }

  /// The longest title that leaves the screen's own title whole; one of more than half the row's width
  /// never does.
  private func chooseBack(rightEdge: CGFloat) -> Int? {
    guard !backWidths.isEmpty else { return nil }
    let left = leftWidths.reduce(0, +)
    let fitting = backWidths.firstIndex {
      let end = safeLeft + $0 + Self.titleGap + left
      return $0 <= width / 2 && titleWidth <= rightEdge - end
    }
    return fitting ?? backWidths.count - 1
  }
}
