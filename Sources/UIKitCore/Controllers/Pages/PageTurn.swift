import Foundation

/// One page on its way out and another on its way in, until one of them is at rest.
final class PageTurn {
  let from: UIViewController
  let to: UIViewController
  let isForward: Bool
  /// Whether the user turns, not code; only then is the delegate told.
  let isByUser: Bool
  /// Whether a finger moves the pages.
  let isByHand: Bool
  /// Whether the pages hear of coming and going: not while their container is out of sight.
  let isSeen: Bool
  let completion: ((Bool) -> Void)?

  init(
    from: UIViewController, to: UIViewController, isForward: Bool, isByUser: Bool, isByHand: Bool,
    isSeen: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    self.from = from
    self.to = to
    self.isForward = isForward
    self.isByUser = isByUser
    self.isByHand = isByHand
    self.isSeen = isSeen
    self.completion = completion
  }
}

/// What is known of the pages beside the one that is shown.
struct PageNeighbours {
  enum Side {
    /// The source has not been asked yet.
    case unasked
    case known(UIViewController?)

    var page: UIViewController? {
      if case .known(let page) = self { page } else { nil }
    }
  }

  var before = Side.unasked
  var after = Side.unasked
}
