public import Foundation
import QuartzCore

/// What an app says of the status bar as a whole, as before controllers did.
///
/// It counts only where Info.plist says so; by default the topmost controller decides.
@preconcurrency @MainActor
final class AppStatusBar {
  private var ownHidden = false
  private var ownStyle = UIStatusBarStyle.default
  private var knownFrame: CGRect?

  /// Mirrors: the key `UIViewControllerBasedStatusBarAppearance` of Info.plist.
  var controllersDecide =
    Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool
    ?? true

  /// Nil where controllers decide.
  var isHidden: Bool? { controllersDecide ? nil : ownHidden }
  var style: UIStatusBarStyle? { controllersDecide ? nil : ownStyle }

  func setHidden(_ isHidden: Bool) {
    ownHidden = isHidden
    changed()
  }

  func setStyle(_ style: UIStatusBarStyle) {
    ownStyle = style
    changed()
  }

  private func changed() {
    guard !controllersDecide else {
      Diagnostics.report(.statusBarIsTheControllers)
      return
    }
    SystemChrome.update(on: .main)
  }

  /// What the app is told: until everybody has heard of a change, where the bar was.
  var frame: CGRect { heldFrame ?? frameNow }

  private var heldFrame: CGRect?

  private var frameNow: CGRect {
    guard !UIApplication.shared.isStatusBarHidden else { return .zero }
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.deviceInsets.top)
  }

  /// Makes a change, and tells those who wait for it, before and after, when the status bar thereby
  /// takes another place, or none.
  func frameMayHaveChanged(by change: () -> Void = {}) {
    let frame = frameNow
    guard let old = knownFrame, old != frame else {
      knownFrame = frame
      change()
      return
    }
    // Known before anybody hears of it: who is told may ask for the status bar again.
    knownFrame = frame
    heldFrame = old
    tell(UIApplication.willChangeStatusBarFrameNotification, frame)
    heldFrame = nil
    change()
    tell(UIApplication.didChangeStatusBarFrameNotification, old)
  }

  private func tell(_ name: Notification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }
}

extension UIApplication {
  /// The status bar is about to take another place; the value is the new one.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar has taken another place; the value is the old one.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// An `NSValue` with a rectangle of the screen. Units: points.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

  /// Mirrors: `setStatusBarHidden(_:with:)`.
  @available(*, deprecated, message: "Use UIViewController.prefersStatusBarHidden")
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    guard animation != .none else { return statusBar.setHidden(hidden) }
    UIView.animate(withDuration: 0.35) { self.statusBar.setHidden(hidden) }
  }

  /// Mirrors: `setStatusBarStyle(_:animated:)`.
  @available(*, deprecated, message: "Use UIViewController.preferredStatusBarStyle")
  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    guard animated else { return statusBar.setStyle(statusBarStyle) }
    UIView.animate(withDuration: 0.35) { self.statusBar.setStyle(statusBarStyle) }
  }
}

extension Diagnostic {
  static let statusBarIsTheControllers = Diagnostic(
    id: "status bar",
    message: "The app was told what the status bar should look like; controllers decide that here.",
    advice: "Override prefersStatusBarHidden and preferredStatusBarStyle, or set "
      + "UIViewControllerBasedStatusBarAppearance to false in Info.plist.")
}
