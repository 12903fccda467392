import Foundation
import GestureLab
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
  let window: UIWindow
  /// What plays a gesture here; nil where none is played.
  let played: PlayedInput?

  /// How fast the scene's time goes; 1 is real time.
  var speed: Double {
    get { loop.speed }
    set { if newValue != loop.speed { loop.speed = newValue } }
  }

  /// Opens the window, then makes the scene while the server is at it.
  ///
  /// - Parameter moments: a gesture to be played when it is told to begin.
  /// - Throws: `X11Error`.
  init(
    _ request: SceneRequest, scale: CGFloat?, playing moments: [GestureMoment]? = nil,
    lastScene: String? = nil
  ) throws(X11Error) {
    self.request = request
    world = try X11World(
      X11Configuration(
        title: "Segue – \(request.info.title)", size: request.device.size,
        minimumSize: CGSize(width: 200, height: 200), scale: scale))
    world.onReport = { StandardError.write(line: $0) }
    screen = UIScreen(size: world.size, scale: world.scale)
    UIApplication.start(on: screen)
    played = moments.map { [world] in
      PlayedInput($0, among: world.input, clock: world.clock)
    }
    loop = FrameLoop(
      screen: screen, input: played ?? world.input, clock: world.clock, compositor: world.compositor
    )
    stage =
      request.info.id == GalleryScene.info.id
      ? PlaygroundStage(lastScene: lastScene)
      : PlaygroundStage(request.info, request.values, state: request.state)
    window = PlaygroundWindow(screen: screen)
    stage.enter(window)
    window.makeKeyAndVisible()
    SystemChrome.install(on: screen)
    loop.onClose = { [unowned world] in world.stop() }
  }

  /// Runs until the window is closed or a signal comes.
  ///
  /// - Throws: `X11Error.displayLost`.
  func run() throws(X11Error) -> X11World.End {
    try world.run()
  }

  /// Takes the window away.
  func close() {
    SystemChrome.remove(from: screen)
    world.close()
  }
}
