import Foundation

/// Which hover recognizers the pointer is over.
final class HoverTracker {
  private var followers: [UIHoverGestureRecognizer] = []

  /// The pointer is over `view`, nil for none, at a place in the window.
  ///
  /// - Parameter hasMoved: false where it rests and the view has come below it.
  func move(over view: UIView?, at place: CGPoint, hasMoved: Bool, arbiter: GestureArbiter) {
    var now: [UIHoverGestureRecognizer] = []
    var current = view
    while let view = current {
      for case let hover as UIHoverGestureRecognizer in view.gestureRecognizers ?? []
      where hover.isEnabled {
        now.append(hover)
      }
      current = view.superview
    }
    let before = followers
    followers = now
    for hover in before where !now.contains(where: { $0 === hover }) { hover.leave() }
    for hover in now where hasMoved || !before.contains(where: { $0 === hover }) {
      hover.hover(at: place, by: arbiter)
    }
  }
}

/// Whether anybody follows the pointer while no button is held: else its moves need not wake us.
enum HoverInterest {
  private final class Entry {
    weak var recognizer: UIHoverGestureRecognizer?
    init(_ recognizer: UIHoverGestureRecognizer) { self.recognizer = recognizer }
  }

  private static var entries: [Entry] = []

  /// Whether a hover recognizer is on some view of a screen.
  static func exists(on screen: UIScreen) -> Bool {
    entries.contains { $0.recognizer?.view?.window?.screen === screen }
  }

  /// A hover recognizer has come to a view, or left one.
  static func changed(_ recognizer: UIHoverGestureRecognizer) {
    entries.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
    if recognizer.view != nil { entries.append(Entry(recognizer)) }
  }
}
