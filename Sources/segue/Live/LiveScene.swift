import Display
import Foundation
import GestureLab
import Panel
import Playground
import UIKitCore
import X11Display

/// A scene in a real window: what `run`, and whatever measures it, have in common.
@MainActor
final class LiveScene {
  let request: SceneRequest
  /// What is shown, and how to show something else.
  let stage: PlaygroundStage
  let world: X11World
  let screen: UIScreen
  let loop: FrameLoop
  /// What the loop turns by; a tick asked of the world's own would not reach a device beside a panel.
  let clock: any FrameClock
  let window: UIWindow
  /// What plays a gesture here; nil where none is played.
  let played: PlayedInput?

  /// The panel beside the device; nil for a device alone.
  let workbench: Workbench?

  /// What the engine told before anybody listened.
  let opening = Opening()

  /// Where the device is in the window. Units: points.
  var deviceFrame: CGRect {
    workbench?.surface.layout.device ?? CGRect(origin: .zero, size: world.size)
  }

  /// How fast the scene's time goes; 1 is real time.
  var speed: Double {
    get { loop.speed }
    set {
      // The panel's control shows what it sets.
      if let time = workbench?.model.time {
        time.setSpeed(newValue)
      } else if newValue != loop.speed {
        loop.speed = newValue
      }
    }
  }

  /// Opens the window, then makes the scene while the server is at it.
  ///
  /// - Parameters:
  ///   - moments: a gesture to be played when it is told to begin.
  ///   - lastScene: the card that is chosen in the gallery.
  ///   - hasPanel: whether the panel stands beside the device, or can be called there.
  /// - Throws: `X11Error`.
  init(
    _ request: SceneRequest, scale: CGFloat?, playing moments: [GestureMoment]? = nil,
    hasPanel: Bool = false, lastScene: String? = nil
  ) throws(X11Error) {
    self.request = request
    let device = request.device.size
    let full = SplitLayout.windowSize(device: device, hasPanel: hasPanel)
    var configuration = X11Configuration(
      title: Self.title(of: request.info), size: full,
      minimumSize: CGSize(width: 200, height: 200), scale: scale)
    configuration.narrowSize = device
    world = try X11World(configuration)
    world.onReport = { StandardError.write(line: $0) }
    let surface = hasPanel ? Self.surface(of: world, device: device, full: full) : nil
    screen = UIScreen(size: surface?.layout.device.size ?? world.size, scale: world.scale)
    UIApplication.start(on: screen)
    UIPasteboard.system = world.clipboard
    let input: any InputSource = surface?.device ?? world.input
    clock = surface?.device ?? world.clock
    played = moments.map { [clock] in PlayedInput($0, among: input, clock: clock) }
    loop = FrameLoop(
      screen: screen, input: played ?? input, clock: clock,
      compositor: surface?.device ?? world.compositor)
    stage =
      request.info.id == GalleryScene.info.id
      ? PlaygroundStage(lastScene: lastScene)
      : PlaygroundStage(request.info, request.values, state: request.state)
    window = PlaygroundWindow(screen: screen)
    stage.enter(window)
    window.makeKeyAndVisible()
    let chrome = SystemChrome.install(on: screen)
    workbench = surface.map { [loop, window, stage, world] surface in
      Workbench(
        surface, device: loop, deviceWindow: window, scale: world.scale, info: stage.scene,
        values: stage.values, scene: stage.run, chrome: chrome)
    }
    played?.onMoment = { [weak surface] in surface?.onDeviceInput?($0) }
    workbench?.onResize = { [unowned world] in world.window.resize(to: $0) }
    loop.onClose = { [unowned world] in world.stop() }
  }

  /// The scene and what to do with it: a device alone has no other place for that.
  static func title(of scene: SceneInfo) -> String { "Segue – \(scene.title): \(scene.hint)" }

  /// Two screens in the window; the panel is hidden where the screen has no room for it.
  private static func surface(of world: X11World, device: CGSize, full: CGSize) -> SplitSurface {
    SplitSurface(
      input: world.input, clock: world.clock, compositor: world.compositor, size: world.size,
      scale: world.scale, device: device, hasPanel: world.size.width >= full.width - 1)
  }

  /// Runs until the window is closed or a signal comes.
  ///
  /// - Throws: `X11Error.displayLost`.
  func run() throws(X11Error) -> X11World.End {
    _ = opening.take()
    let lifeline = Lifeline { [unowned world] in world.stop() }
    defer { withExtendedLifetime(lifeline) {} }
    return try world.run()
  }

  /// Takes the window away.
  func close() {
    SystemChrome.remove(from: screen)
    UIPasteboard.system = nil
    world.close()
  }
}
