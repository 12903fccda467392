public import Foundation

/// Constants of UIKit before Swift 4.2 and 4.0.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public nonisolated var UIViewNoIntrinsicMetric: CGFloat { -1 }

@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public nonisolated var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public nonisolated var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { .normal }

@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { .fast }

@available(*, deprecated, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

@available(*, deprecated, renamed: "UIWindow.Level.normal")
public nonisolated var UIWindowLevelNormal: UIWindow.Level { .normal }
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public nonisolated var UIWindowLevelAlert: UIWindow.Level { .alert }
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public nonisolated var UIWindowLevelStatusBar: UIWindow.Level { .statusBar }

nonisolated extension NSNotification.Name {
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static let UIApplicationWillChangeStatusBarFrame =
    UIApplication.willChangeStatusBarFrameNotification
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static let UIApplicationDidChangeStatusBarFrame =
    UIApplication.didChangeStatusBarFrameNotification
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static let UIApplicationDidChangeStatusBarOrientation =
    UIApplication.didChangeStatusBarOrientationNotification
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static let UIDeviceOrientationDidChange = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

@available(*, deprecated, message: "Use UIInterfaceOrientation.isLandscape")
public nonisolated func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation)
  -> Bool
{ orientation.isLandscape }
@available(*, deprecated, message: "Use UIInterfaceOrientation.isPortrait")
public nonisolated func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation)
  -> Bool
{ orientation.isPortrait }
@available(*, deprecated, message: "Use UIDeviceOrientation.isLandscape")
public nonisolated func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}
@available(*, deprecated, message: "Use UIDeviceOrientation.isPortrait")
public nonisolated func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

extension UIActivityIndicatorView {
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}

@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

nonisolated extension RunLoop.Mode {
  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }
  @available(*, deprecated, renamed: "tracking")
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

nonisolated extension NSNotification.Name {
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
}

@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public nonisolated var UIKeyboardFrameEndUserInfoKey: String {
  UIResponder.keyboardFrameEndUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public nonisolated var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public nonisolated var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public nonisolated var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

/// Mirrors: `UI_USER_INTERFACE_IDIOM`.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// Mirrors: `UIImagePNGRepresentation`.
@available(*, deprecated, message: "Use image.pngData()")
@preconcurrency @MainActor
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Mirrors: `UIImageJPEGRepresentation`.
@available(*, deprecated, message: "Use image.jpegData(compressionQuality:)")
@preconcurrency @MainActor
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

@available(*, deprecated, message: "Use UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public nonisolated var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  .screenChanged
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public nonisolated var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  .layoutChanged
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public nonisolated var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  .announcement
}

@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public nonisolated var UIFontWeightUltraLight: UIFont.Weight { .ultraLight }
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public nonisolated var UIFontWeightThin: UIFont.Weight { .thin }
@available(*, deprecated, renamed: "UIFont.Weight.light")
public nonisolated var UIFontWeightLight: UIFont.Weight { .light }
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public nonisolated var UIFontWeightRegular: UIFont.Weight { .regular }
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public nonisolated var UIFontWeightMedium: UIFont.Weight { .medium }
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public nonisolated var UIFontWeightSemibold: UIFont.Weight { .semibold }
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public nonisolated var UIFontWeightBold: UIFont.Weight { .bold }
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public nonisolated var UIFontWeightHeavy: UIFont.Weight { .heavy }
@available(*, deprecated, renamed: "UIFont.Weight.black")
public nonisolated var UIFontWeightBlack: UIFont.Weight { .black }
