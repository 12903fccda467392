import Foundation

/// The name a screen has among others; nothing is restored by it, as in an app that does not ask for
/// that.
nonisolated(unsafe) private var key = 0

extension UIView {
  /// Mirrors: `UIView.restorationIdentifier`.
  public final var restorationIdentifier: String? {
    get { objc_getAssociatedObject(self, &key) as? String }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

extension UIViewController {
  /// Mirrors: `UIViewController.restorationIdentifier`.
  public final var restorationIdentifier: String? {
    get { objc_getAssociatedObject(self, &key) as? String }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
