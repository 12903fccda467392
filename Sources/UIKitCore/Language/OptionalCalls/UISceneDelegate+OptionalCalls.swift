import Foundation

/// `delegate.method?(…)` for the methods of `UISceneDelegate`.
extension UISceneDelegate {
  /// Calls `scene(…)`.
  @_disfavoredOverload
  public var scene: UISceneDelegateSceneCall? { UISceneDelegateSceneCall(delegate: self) }

  /// Calls `sceneDidDisconnect(_:)`.
  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? { { self.sceneDidDisconnect($0) } }

  /// Calls `sceneDidBecomeActive(_:)`.
  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? { { self.sceneDidBecomeActive($0) } }

  /// Calls `sceneWillResignActive(_:)`.
  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? { { self.sceneWillResignActive($0) } }

  /// Calls `sceneWillEnterForeground(_:)`.
  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  /// Calls `sceneDidEnterBackground(_:)`.
  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? { { self.sceneDidEnterBackground($0) } }
}

/// What `scene?` stands for.
@preconcurrency @MainActor
public struct UISceneDelegateSceneCall {
  let delegate: any UISceneDelegate

  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { delegate.scene(scene, willConnectTo: session, options: connectionOptions) }
}
