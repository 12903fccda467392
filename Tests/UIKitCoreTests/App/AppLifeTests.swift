import Display
import Foundation
import Simulator
import Testing
import UIKitCore

@Suite struct AppLifeTests {
  @Test func `an app with a window of its own hears of its life in order`() {
    let world = Simulation()
    let delegate = WindowApp()

    world.launch(delegate)
    surface(.focused(false), world)
    surface(.focused(true), world)
    surface(.visible(false), world)
    surface(.visible(true), world)
    surface(.closeRequested, world)

    #expect(
      delegate.heard == [
        "will launch", "did launch", "active", "resign", "active", "resign", "background",
        "foreground", "active", "resign", "terminate",
      ])
    #expect(delegate.window?.isKeyWindow == true)
  }

  @Test func `an app with a scene hears through the scene's delegate, made by its class`() throws {
    let world = Simulation()
    let delegate = SceneApp()

    world.launch(delegate)
    surface(.focused(false), world)
    surface(.visible(false), world)

    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let sceneDelegate = try #require(scene.delegate as? TestSceneDelegate)
    #expect(sceneDelegate.heard == ["connect", "foreground", "active", "resign", "background"])
    #expect(scene.windows.first === sceneDelegate.window)
    #expect(scene.activationState == .background)
    #expect(UIApplication.shared.applicationState == .background)
    #expect(sceneDelegate.window?.rootViewController?.viewIfLoaded?.window != nil)
  }

  @Test func `notifications go with the callbacks`() {
    let world = Simulation()
    let delegate = WindowApp()
    var heard: [String] = []
    let names: [Notification.Name] = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    world.launch(delegate)
    surface(.visible(false), world)

    #expect(heard == names.map(\.rawValue))
  }

  @Test func `a scene shown by itself has no life to tell of`() {
    let world = Simulation()
    world.show(UIViewController())

    surface(.focused(false), world)

    #expect(UIApplication.shared.delegate == nil)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test func `an action without a target goes up the responder chain to the app's delegate`() {
    let world = Simulation()
    let delegate = WindowApp()
    world.launch(delegate)

    let isTaken = UIApplication.shared.sendAction(
      Selector(WindowApp.act(_:)), to: nil, from: delegate.window, for: nil)

    #expect(isTaken)
    #expect(delegate.heard.last == "act")
  }

  private func surface(_ event: SurfaceEvent, _ world: Simulation) {
    world.input.schedule(.surface(event), at: world.clock.now)
    world.advanceFrame()
  }
}

private final class WindowApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var heard: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("will launch")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("did launch")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { heard.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { heard.append("terminate") }

  func act(_ sender: Any) { heard.append("act") }
}

private final class SceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TestSceneDelegate.self
    return configuration
  }
}

private final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var heard: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    heard.append("connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { heard.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }

  @Test func `a scene knows its space, and its delegate's window is an optional property`() throws {
    let world = Simulation()
    let delegate = SceneApp()

    world.launch(delegate)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let sceneDelegate = try #require(scene.delegate as? any UIWindowSceneDelegate)
    let window: UIWindow?? = sceneDelegate.window

    #expect(scene.coordinateSpace.bounds == world.screen.bounds)
    #expect(window == .some(scene.windows.first))
    #expect((scene.delegate as? any UIWindowSceneDelegate)?.window??.isKeyWindow == true)
  }
}
