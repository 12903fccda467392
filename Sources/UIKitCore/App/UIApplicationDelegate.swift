import Foundation

/// The window as Objective-C's optional property has it: `delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol _OptionalWindow: AnyObject {}

extension _OptionalWindow {
  public var window: UIWindow?? {
    guard let delegate = self as? any UIApplicationDelegate else { return nil }
    let window: UIWindow? = delegate.window
    return .some(window)
  }
}

/// Who is told of the app's life. Mirrors: `UIApplicationDelegate`. Every method may be left out.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _OptionalWindow {
  @_disfavoredOverload
  var window: UIWindow? { get set }

  /// Told first of all, before anything of the app is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Where an app without scenes makes its window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The window has the keyboard, or has just come up.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The window is about to lose the keyboard, or its place on the screen.
  func applicationWillResignActive(_ application: UIApplication)
  /// Nothing of the window can be seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Something of the window can be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The window has been closed.
  func applicationWillTerminate(_ application: UIApplication)

  /// Who looks after the app's scene; an app that does not have the method has a window of its own.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Which ways up a window may be.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration.unasked }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
