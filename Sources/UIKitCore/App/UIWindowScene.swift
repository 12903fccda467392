public import Foundation

/// A scene that shows windows. Mirrors: `UIWindowScene`.
open class UIWindowScene: UIScene {
  open internal(set) var screen: UIScreen = .main

  /// The scene's windows.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self || $0.windowScene == nil }
  }

  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.first }

  /// The scene fills its screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// What the status bar of the scene is like.
  public final lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// What the status bar is like. Mirrors: `UIStatusBarManager`.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  public var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  public var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
}

/// Who looks after a scene. Mirrors: `UISceneDelegate`. Every method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Where a scene makes its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The window as Objective-C's optional property has it: `delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol _OptionalSceneWindow: AnyObject {}

extension _OptionalSceneWindow {
  public var window: UIWindow?? {
    guard let delegate = self as? any UIWindowSceneDelegate else { return nil }
    let window: UIWindow? = delegate.window
    return .some(window)
  }
}

/// Who looks after a scene with windows. Mirrors: `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _OptionalSceneWindow {
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
