import Foundation

/// The key's address is what counts.
nonisolated(unsafe) private var sizeKey = 0

/// A view's size as it was before a stack gave it another.
///
/// A view that wants no size by itself has the one that was set; what a stack has set must not be
/// taken for it, or every layout would stand on the one before.
final class ArrangedSize {
  /// As somebody other than a stack set it.
  private var own: CGSize
  /// As a stack set it last.
  private var given: CGSize

  private init(_ size: CGSize) {
    own = size
    given = size
  }

  private static func kept(for view: UIView) -> ArrangedSize? {
    objc_getAssociatedObject(view, &sizeKey) as? ArrangedSize
  }

  /// The view's size, without what stacks have made of it.
  static func own(of view: UIView) -> CGSize {
    kept(for: view)?.own(now: view.bounds.size) ?? view.bounds.size
  }

  /// Remembers what the view has while `change` gives it another size; it goes with the view, which
  /// may come to another stack.
  static func keep(of view: UIView, whileGiving change: () -> Void) {
    let before = view.bounds.size
    change()
    let after = view.bounds.size
    if let kept = kept(for: view) {
      kept.own = kept.own(now: before)
      kept.given = after
    } else if after != before {
      let kept = ArrangedSize(before)
      kept.given = after
      objc_setAssociatedObject(view, &sizeKey, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// A length that is not the one given was set by somebody else.
  private func own(now size: CGSize) -> CGSize {
    CGSize(
      width: size.width == given.width ? own.width : size.width,
      height: size.height == given.height ? own.height : size.height)
  }
}
