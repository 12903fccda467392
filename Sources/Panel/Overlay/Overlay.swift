import Foundation
import QuartzCore
import UIKit

/// The overlay's own screen over the device: on the panel's time, out of the scene's sight.
final class Overlay {
  let screen: UIScreen
  let controller: OverlayController
  private let loop: FrameLoop
  private let window: UIWindow
  private let surface: SplitSurface

  init(_ surface: SplitSurface, model: PanelModel, scale: CGFloat) {
    self.surface = surface
    screen = UIScreen(size: surface.layout.device.size, scale: scale, isDevice: false)
    loop = FrameLoop(
      screen: screen, input: surface.overlay, clock: surface.overlay, compositor: surface.overlay,
      axis: TimeAxis())
    controller = OverlayController(model)
    window = UIWindow(screen: screen)
    let (window, controller) = (window, controller)
    loop.axis.run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    surface.overlayTakes = { [weak controller] in controller?.takes($0) ?? false }
  }

  /// Whether it is shown.
  var isShown: Bool {
    get { surface.showsOverlay }
    set {
      surface.showsOverlay = newValue
      if newValue { loop.axis.run { controller.refresh() } }
    }
  }

  /// Frames what was painted anew. Units: points of the device.
  func show(damage: [CGRect]) {
    loop.axis.run { controller.show(damage: damage) }
  }

  /// Puts everything where it belongs, if somebody sees it.
  func refresh() {
    guard isShown else { return }
    loop.axis.run { controller.refresh() }
  }
}
