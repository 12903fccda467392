import Foundation

/// What happens to an app as a whole: it starts, comes to the front, goes out of sight, ends.
///
/// In front means that the window has the keyboard, out of sight that nothing of it can be seen.
/// Without an app delegate, in a scene shown by itself, nobody hears of it.
final class AppLife {
  private(set) var state = UIApplication.State.inactive
  private(set) var scene: UIWindowScene?
  /// The app keeps its delegate, whose property on `UIApplication` is weak.
  private var delegate: (any UIApplicationDelegate)?
  private var isLaunched = false
  private var isVisible = true
  private var isFocused = true

  private var app: UIApplication { .shared }

  /// Launches with `delegate`: its window or its scene, then the callbacks, in UIKit's order.
  func launch(_ delegate: any UIApplicationDelegate, on screen: UIScreen) {
    guard !isLaunched else { return }
    self.delegate = delegate
    app.delegate = delegate
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    isLaunched = true
    post(UIApplication.didFinishLaunchingNotification)
    connectScene(of: delegate, on: screen)
    tellScene { $0.sceneWillEnterForeground($1) }
    becomeActive()
  }

  /// What the window's surface went through.
  func surfaceBecame(visible: Bool) {
    guard isLaunched, visible != isVisible else { return }
    isVisible = visible
    if visible {
      if scene == nil { delegate?.applicationWillEnterForeground(app) }
      tellScene { $0.sceneWillEnterForeground($1) }
      post(UIApplication.willEnterForegroundNotification)
      post(UIScene.willEnterForegroundNotification, scene)
      state = .inactive
      becomeActive()
    } else {
      resignActive()
      state = .background
      if scene == nil { delegate?.applicationDidEnterBackground(app) }
      tellScene { $0.sceneDidEnterBackground($1) }
      post(UIApplication.didEnterBackgroundNotification)
      post(UIScene.didEnterBackgroundNotification, scene)
    }
  }

  /// Whether the window has the keyboard.
  func surfaceBecame(focused: Bool) {
    guard isLaunched, focused != isFocused else { return }
    isFocused = focused
    if focused { becomeActive() } else { resignActive() }
  }

  /// The window has been closed.
  func terminate() {
    guard isLaunched else { return }
    resignActive()
    isLaunched = false
    tellScene { $0.sceneDidDisconnect($1) }
    delegate?.applicationWillTerminate(app)
    post(UIApplication.willTerminateNotification)
  }

  private func becomeActive() {
    guard state != .active, isVisible, isFocused else { return }
    state = .active
    if scene == nil { delegate?.applicationDidBecomeActive(app) }
    tellScene { $0.sceneDidBecomeActive($1) }
    post(UIApplication.didBecomeActiveNotification)
    post(UIScene.didActivateNotification, scene)
  }

  private func resignActive() {
    guard state == .active else { return }
    if scene == nil { delegate?.applicationWillResignActive(app) }
    tellScene { $0.sceneWillResignActive($1) }
    post(UIApplication.willResignActiveNotification)
    post(UIScene.willDeactivateNotification, scene)
    state = .inactive
  }

  private func connectScene(of delegate: any UIApplicationDelegate, on screen: UIScreen) {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let asked = delegate.application(app, configurationForConnecting: session, options: options)
    guard let configuration = SceneManifest.configuration(asked, of: delegate, session.role),
      let sceneClass = configuration.delegateClass
    else { return }
    session.configuration = configuration
    let made = ClassValue.make(sceneClass)
    guard let sceneDelegate = made as? any UISceneDelegate else { return }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.screen = screen
    scene.delegate = sceneDelegate
    scene.heldDelegate = sceneDelegate
    self.scene = scene
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, scene)
  }

  private func tellScene(_ message: (any UISceneDelegate, UIScene) -> Void) {
    guard let scene, let delegate = scene.delegate else { return }
    message(delegate, scene)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: app)
  }

  private func post(_ name: Notification.Name, _ scene: UIScene?) {
    guard let scene else { return }
    NotificationCenter.default.post(name: name, object: scene)
  }
}

/// Finds out which class looks after the scene.
enum SceneManifest {
  /// What the app delegate answered, completed by the `UIApplicationSceneManifest` of Info.plist or,
  /// without one, by a class `SceneDelegate` in the delegate's module: a Swift package has no
  /// Info.plist, and this is what Xcode's templates name there. Nil for an app without scenes.
  static func configuration(
    _ answer: UISceneConfiguration, of delegate: any UIApplicationDelegate,
    _ role: UISceneSession.Role
  ) -> UISceneConfiguration? {
    if answer.delegateClass != nil { return answer }
    let isAsked = answer !== UISceneConfiguration.unasked
    let named: AnyClass? = manifestClass(named: isAsked ? answer.name : nil)
    // An app that neither answers nor has a manifest, and has made its window, has no scene.
    let window: UIWindow? = delegate.window
    guard isAsked || named != nil || window == nil else { return nil }
    guard let type = named ?? conventionalClass(beside: delegate) else { return nil }
    let configuration = isAsked ? answer : UISceneConfiguration(name: nil, sessionRole: role)
    configuration.delegateClass = type
    return configuration
  }

  private static func manifestClass(named name: String?) -> AnyClass? {
    guard
      let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any],
      let roles = manifest["UISceneConfigurations"] as? [String: Any],
      let entries = roles[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    else { return nil }
    let entry =
      entries.first { name != nil && $0["UISceneConfigurationName"] as? String == name }
      ?? entries.first
    return (entry?["UISceneDelegateClassName"] as? String).flatMap { NSClassFromString($0) }
  }

  private static func conventionalClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first
    return module.flatMap { NSClassFromString("\($0).SceneDelegate") }
  }
}
