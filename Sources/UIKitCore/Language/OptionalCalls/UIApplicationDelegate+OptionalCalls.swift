import Foundation

/// `delegate.method?(…)` for the methods of `UIApplicationDelegate`.
extension UIApplicationDelegate {
  /// Calls `application(…)`.
  @_disfavoredOverload
  public var application: UIApplicationDelegateApplicationCall? {
    UIApplicationDelegateApplicationCall(delegate: self)
  }

  /// Calls `applicationDidFinishLaunching(_:)`.
  @_disfavoredOverload
  public var applicationDidFinishLaunching: ((UIApplication) -> Void)? {
    { self.applicationDidFinishLaunching($0) }
  }

  /// Calls `applicationDidBecomeActive(_:)`.
  @_disfavoredOverload
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }

  /// Calls `applicationWillResignActive(_:)`.
  @_disfavoredOverload
  public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }

  /// Calls `applicationDidEnterBackground(_:)`.
  @_disfavoredOverload
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }

  /// Calls `applicationWillEnterForeground(_:)`.
  @_disfavoredOverload
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }

  /// Calls `applicationWillTerminate(_:)`.
  @_disfavoredOverload
  public var applicationWillTerminate: ((UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }
}

/// What `application?` stands for.
@preconcurrency @MainActor
public struct UIApplicationDelegateApplicationCall {
  let delegate: any UIApplicationDelegate

  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { delegate.application(application, willFinishLaunchingWithOptions: launchOptions) }

  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { delegate.application(application, didFinishLaunchingWithOptions: launchOptions) }

  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { delegate.application(application, didDiscardSceneSessions: sceneSessions) }

  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate.application(application, supportedInterfaceOrientationsFor: window)
  }
}
