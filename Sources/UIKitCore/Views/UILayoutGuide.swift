public import Foundation

/// A rectangle in a view that the system keeps. Mirrors: `UILayoutGuide`.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open private(set) weak var owningView: UIView?
  public let identifier: String
  private let place: (UIView) -> CGRect

  init(in view: UIView, _ identifier: String, place: @escaping (UIView) -> CGRect) {
    owningView = view
    self.identifier = identifier
    self.place = place
  }

  /// Where it lies now, in its view's space. Units: points.
  open var layoutFrame: CGRect { owningView.map(place) ?? .zero }
}

extension UIView {
  /// What neither bars nor the device's shape cover.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(in: self, "UIViewSafeAreaLayoutGuide") { $0.bounds.inset(by: $0.safeAreaInsets) }
  }

  /// What lies within the margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(in: self, "UIViewLayoutMarginsGuide") { $0.bounds.inset(by: $0.layoutMargins) }
  }

  /// What lies within the margins and is no wider than lines can be read.
  public final var readableContentGuide: UILayoutGuide {
    UILayoutGuide(in: self, "UIViewReadableContentGuide") { view in
      let box = view.bounds.inset(by: view.layoutMargins)
      // Source: measured, at the standard size of text.
      let width = min(box.width, 672)
      return CGRect(x: box.midX - width / 2, y: box.minY, width: width, height: box.height)
    }
  }
}

extension UIScrollView {
  /// What can be scrolled to.
  public final var contentLayoutGuide: UILayoutGuide {
    UILayoutGuide(in: self, "UIScrollViewContentLayoutGuide") { view in
      CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }

  /// The part that is seen, wherever it has been scrolled to.
  public final var frameLayoutGuide: UILayoutGuide {
    UILayoutGuide(in: self, "UIScrollViewFrameLayoutGuide") { $0.bounds }
  }

  /// How much is seen at once. Units: points.
  public final var visibleSize: CGSize { bounds.size }
}
