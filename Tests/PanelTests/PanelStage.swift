import Display
import Drawing
import Foundation
import Panel
import Playground
import Simulator
import UIKitCore

/// A scene with the panel beside it in a pretend window, and a finger for both.
@MainActor
final class PanelStage {
  let simulation: Simulation
  let bench: Workbench
  let values: TunableValues
  private let window: UIWindow
  let scene: SceneRun

  /// - Parameter id: the scene's.
  init(
    _ id: String = "swipe-back", state: String? = "detail", scale: CGFloat = 1,
    isPainting: Bool = false, style: UIUserInterfaceStyle = .light
  ) throws {
    let info = try SceneCatalog.scene(id: id)
    let values = TunableValues(info.tunables)
    let device = CGSize(width: 390, height: 844)
    let size = SplitLayout.windowSize(device: device, hasPanel: true)
    var split: SplitSurface?
    simulation = Simulation(surface: size, scale: scale, isPainting: isPainting) {
      input, clock, compositor in
      let surface = SplitSurface(
        input: input, clock: clock, compositor: compositor, size: size, scale: scale,
        device: device)
      split = surface
      let screen = UIScreen(size: surface.layout.device.size, scale: scale)
      screen.userInterfaceStyle = style
      UIApplication.start(on: screen)
      return FrameLoop(
        screen: screen, input: surface.device, clock: surface.device, compositor: surface.device)
    }
    guard let split else { throw CocoaError(.featureUnsupported) }
    scene = try info.start(values, state: state)
    window = UIWindow(screen: simulation.screen)
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    let chrome = SystemChrome.install(on: simulation.screen)
    bench = Workbench(
      split, device: simulation.loop, deviceWindow: window, scale: scale, info: info,
      values: values, scene: scene, chrome: chrome)
    self.values = values
    simulation.advance(by: 0.2)
  }

  var finger: Finger { simulation.finger }
  var model: PanelModel { bench.model }

  /// Every text that is seen on a screen.
  func texts(on screen: UIScreen) -> [String] {
    func texts(_ view: UIView) -> [String] {
      guard !view.isHidden else { return [] }
      return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }
    return screen === bench.screen ? texts(bench.window) : texts(window)
  }

  /// A place of the device in the window.
  func device(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let frame = bench.surface.layout.device
    return CGPoint(x: frame.minX + x, y: frame.minY + y)
  }

  /// The middle of a part of the panel in the window.
  func middle(of view: UIView) -> CGPoint {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return panel(place)
  }

  /// A place of the panel in the window.
  func panel(_ point: CGPoint) -> CGPoint {
    let frame = bench.surface.layout.panel
    return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
  }

  /// Drags the page back and lets go where it is.
  func swipe(_ way: CGFloat, over seconds: TimeInterval = 0.4, hold: TimeInterval = 0.2) {
    finger.drag(from: device(30, 500), to: device(30 + way, 500), over: seconds, hold: hold)
  }
}
