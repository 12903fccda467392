import Foundation

/// What a finger has done to a scroll view since it began to drag.
struct ScrollDrag {
  /// The offset the finger asks for, whatever the edges make of it.
  var raw = CGPoint.zero
  /// The pan's translation already taken in.
  var translation = CGPoint.zero
  /// The axes it moves.
  var movesHorizontally = false
  var movesVertically = false
  /// The offset the drag began at, for paging.
  var start = CGPoint.zero
}
