public import Foundation

/// Constants of UIKit before Swift 4.2 and 4.0.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public nonisolated var UIViewNoIntrinsicMetric: CGFloat { -1 }

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
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static let UIDeviceOrientationDidChange = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
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
