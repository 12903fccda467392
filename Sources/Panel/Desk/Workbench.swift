import Display
public import Foundation
import Geometry
public import Playground
import QuartzCore
public import UIKit

/// A scene on its device and the panel beside it, in one window.
///
/// Two screens, two clocks: the device's can be slowed and stopped, the panel's never is.
public final class Workbench {
  public let surface: SplitSurface
  /// The panel's screen.
  public let screen: UIScreen
  /// The panel's loop.
  public let loop: FrameLoop
  public let window: UIWindow
  public let model: PanelModel
  public let controller: PanelController
  /// The device's.
  public let device: FrameLoop
  /// Asked to make the window as large as this: the panel was hidden or shown. Units: points.
  public var onResize: ((CGSize) -> Void)?

  private let deviceWindow: UIWindow
  private let scene: SceneRun
  private let chrome: SystemChrome?
  private var verdicts: Verdicts.Listener?
  private var engine: Engine.Listener?
  private var heldModifiers: KeyModifiers = []

  /// - Parameters:
  ///   - surface: whose device part `device` runs on.
  ///   - device: the device's loop.
  ///   - scale: pixels per point.
  public init(
    _ surface: SplitSurface, device: FrameLoop, deviceWindow: UIWindow, scale: CGFloat,
    info: SceneInfo, values: TunableValues, scene: SceneRun, chrome: SystemChrome? = nil
  ) {
    self.surface = surface
    self.device = device
    self.deviceWindow = deviceWindow
    self.scene = scene
    self.chrome = chrome
    model = PanelModel(info, values: values, device: device)
    let size = surface.layout.panel.size
    screen = UIScreen(
      size: size.width > 0 ? size : CGSize(width: SplitLayout.panelWidth, height: 800),
      scale: scale, isDevice: false)
    screen.userInterfaceStyle = device.screen.userInterfaceStyle
    loop = FrameLoop(
      screen: screen, input: surface.panel, clock: surface.panel, compositor: surface.panel,
      axis: TimeAxis())
    controller = PanelController(model)
    window = UIWindow(screen: screen)
    let (window, controller) = (window, controller)
    loop.axis.run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    controller.stepSize = { [weak self] in self?.stepSize ?? .normal }
    surface.takesKey = { [weak self] stroke in self?.route(stroke) ?? false }
    surface.onPanelModifiers = { [weak self] in self?.heldModifiers = $0 }
    surface.onDeviceInput = { [weak self] event in self?.deviceGot(event) }
    surface.onTick = { [weak self] tick in self?.ticked(tick) }
    verdicts = Verdicts.listen { [weak self] verdict in
      guard let self else { return }
      model.take(verdict, at: surface.device.now)
    }
    showStyle()
  }

  /// Whether the panel is there.
  public var showsPanel: Bool { surface.showsPanel }

  /// Hides the panel, or shows it.
  public func togglePanel() {
    let shows = !surface.showsPanel
    if !shows { window.endEditing(true) }
    surface.showsPanel = shows
    onResize?(SplitLayout.windowSize(device: surface.deviceSize, hasPanel: shows))
  }

  /// Turns both screens dark, or light.
  public func toggleDark() {
    let style: UIUserInterfaceStyle =
      device.screen.userInterfaceStyle == .dark ? .light : .dark
    device.screen.userInterfaceStyle = style
    screen.userInterfaceStyle = style
    showStyle()
  }

  /// Does what a key asks for.
  public func perform(_ command: PanelCommand) {
    switch command {
    case .togglePanel: togglePanel()
    case .toggleDark: toggleDark()
    default: loop.axis.run { controller.perform(command) }
    }
  }

  private func showStyle() {
    let isDark = screen.userInterfaceStyle == .dark
    surface.background =
      isDark
      ? RenderColor(red: 0, green: 0, blue: 0)
      : RenderColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    chrome?.cornerColor = UIColor(
      red: surface.background.red, green: surface.background.green,
      blue: surface.background.blue, alpha: 1)
    surface.bezel = RenderColor(
      red: isDark ? 1 : 0, green: isDark ? 1 : 0, blue: isDark ? 1 : 0, alpha: isDark ? 0.2 : 0.16)
  }

  // MARK: Keys

  private var stepSize: StepSize {
    heldModifiers.contains(.alternate)
      ? .fine : heldModifiers.contains(.shift) ? .coarse : .normal
  }

  /// Whether a key is the panel's; what is a command is done at once.
  private func route(_ stroke: KeyStroke) -> Bool {
    heldModifiers = stroke.modifiers
    if let responder = loop.firstResponder {
      // Whoever types wants letters, not commands.
      if (responder as? UIView)?.window === window { return true }
      if responder is UITextInput { return false }
    }
    guard
      let command = KeyMap.command(
        for: stroke, hasFocus: surface.showsPanel && controller.hasFocus),
      surface.showsPanel || command == .togglePanel
    else { return false }
    // A finger that is down is taken away by Escape, as without a panel.
    perform(command)
    surface.swallow()
    return true
  }

  // MARK: What the device does

  private func deviceGot(_ event: InputEvent) {
    model.recorder.take(
      event, frame: surface.device.now, period: surface.device.period)
  }

  private func ticked(_ tick: FrameTick) {
    guard model.recorder.isFollowing else { return }
  }
}
