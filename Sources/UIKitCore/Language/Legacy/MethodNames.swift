public import Foundation

/// Names of methods before Swift 4.2.
extension UIViewController {
  @available(*, deprecated, renamed: "children")
  public final var childViewControllers: [UIViewController] { children }

  @available(*, deprecated, renamed: "addChild(_:)")
  public final func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(*, deprecated, renamed: "removeFromParent()")
  public final func removeFromParentViewController() { removeFromParent() }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public final func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public final func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "isMovingToParent")
  public final var isMovingToParentViewController: Bool { isMovingToParent }

  @available(*, deprecated, renamed: "isMovingFromParent")
  public final var isMovingFromParentViewController: Bool { isMovingFromParent }

  @available(*, deprecated, renamed: "isModalInPresentation")
  public final var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// What the status bar and the top bar cover, as guides; before safe areas.
  @available(*, deprecated, message: "Use view.safeAreaInsets")
  public final var topLayoutGuide: UILayoutSupport {
    UILayoutSupport(length: viewIfLoaded?.safeAreaInsets.top ?? 0)
  }

  /// What the home indicator and the bottom bar cover.
  @available(*, deprecated, message: "Use view.safeAreaInsets")
  public final var bottomLayoutGuide: UILayoutSupport {
    UILayoutSupport(length: viewIfLoaded?.safeAreaInsets.bottom ?? 0)
  }
}

/// How much of an edge is covered. Mirrors: `UILayoutSupport`. Units: points.
public nonisolated struct UILayoutSupport: Sendable {
  public let length: CGFloat
}

extension UIView {
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  @available(*, deprecated, renamed: "mask")
  public final var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }
}

extension UIActivityIndicatorView.Style {
  @available(*, deprecated, renamed: "medium")
  public static var white: UIActivityIndicatorView.Style { .medium }
  @available(*, deprecated, renamed: "medium")
  public static var gray: UIActivityIndicatorView.Style { .medium }
  @available(*, deprecated, renamed: "large")
  public static var whiteLarge: UIActivityIndicatorView.Style { .large }
}

extension UIColor {
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public nonisolated static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
