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
  /// What is known of the scene that is shown.
  public private(set) var model: PanelModel
  public private(set) var controller: PanelController
  /// The device's.
  public let device: FrameLoop
  /// Of every scene that was shown, by its id: one that is opened again goes on where it was.
  private var models: [String: PanelModel] = [:]
  /// Told of every new model: the first, and one for each scene that is shown for the first time.
  public var onModel: ((PanelModel) -> Void)? { didSet { onModel?(model) } }
  /// Asked to make the window as large as this: the panel was hidden or shown. Units: points.
  public var onResize: ((CGSize) -> Void)?

  private let deviceWindow: UIWindow
  private var follower: GestureFollower
  private var lastTick: TimeInterval?
  private(set) var overlay: Overlay
  private let scale: CGFloat
  private let chrome: SystemChrome?
  private var verdicts: Listening?
  private var engine: Listening?
  private var lastFigures: TimeInterval = 0
  private var damage: DamageWatch?
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
    self.chrome = chrome
    self.scale = scale
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
    overlay = Overlay(surface, model: model, scale: scale)
    follower = GestureFollower(
      of: scene, in: deviceWindow, on: surface, model: model, overlay: overlay)
    models[info.id] = model
    show(model)
    surface.takesKey = { [weak self] stroke in self?.route(stroke) ?? false }
    surface.onPanelModifiers = { [weak self] in self?.heldModifiers = $0 }
    surface.onDeviceInput = { [weak self] event in self?.follower.take(event) }
    surface.onTick = { [weak self] tick in self?.ticked(tick) }
    surface.onDevicePicture = { [weak self] list, tick in self?.devicePictured(list, tick) }
    engine = Engine.listen { [weak self] event in self?.engineTold(event) }
    verdicts = Verdicts.listen { [weak self] verdict in
      guard let self else { return }
      model.take(verdict, at: surface.device.now)
      overlay.controller.take(verdict)
    }
    showStyle()
  }

  /// Turns to another scene on the same device.
  public func show(_ info: SceneInfo, values: TunableValues, scene: SceneRun) {
    model.leave()
    surface.stand = nil
    let known = models[info.id]
    model = known ?? PanelModel(info, values: values, device: device)
    models[info.id] = model
    let wasShown = overlay.isShown
    let page = controller.page
    controller = PanelController(model)
    overlay = Overlay(surface, model: model, scale: scale)
    follower = GestureFollower(
      of: scene, in: deviceWindow, on: surface, model: model, overlay: overlay)
    show(model)
    overlay.isShown = wasShown
    loop.axis.run { controller.show(page) }
    if known == nil {
      onModel?(model)
    } else {
      model.enter(values)
    }
  }

  /// The values a scene had when it was last shown; nil for one that was not.
  public func values(of info: SceneInfo) -> TunableValues? {
    models[info.id].map { TunableValues(info.tunables, $0.session.values.all) }
  }

  private func show(_ model: PanelModel) {
    let (window, controller) = (window, controller)
    loop.axis.run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    controller.onRefresh = { [weak self] in self?.overlay.refresh() }
    controller.stepSize = { [weak self] in self?.stepSize ?? .normal }
    model.scrubber.onChange = { [weak self] in self?.showScrubbed() }
    // Nobody sees plots that are hidden; at the gesture's end they are as it was.
    follower.onStep = { [weak self] in
      guard let self, surface.showsPanel else { return }
      loop.axis.run { self.controller.gestureWentOn() }
    }
  }

  /// Whether the panel is there.
  public var showsPanel: Bool { surface.showsPanel }

  /// Turns the panel to a page.
  public func show(_ page: PanelPage) {
    loop.axis.run { controller.show(page) }
  }

  /// Hides the panel, or shows it.
  public func togglePanel() {
    let shows = !surface.showsPanel
    if !shows { window.endEditing(true) }
    surface.showsPanel = shows
    // What went on behind its back it learns now.
    if shows { loop.axis.run { controller.refresh() } }
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
    case .toggleOverlay: overlay.isShown.toggle()
    case .toggleDamage: toggleDamage()
    default: loop.axis.run { controller.perform(command) }
    }
  }

  /// A picture was shown; those with nothing new of the device are the panel's own affair.
  ///
  /// - Parameters:
  ///   - cost: what it took to make it. Units: seconds.
  ///   - latency: from the newest sample to the screen; nil where that cannot be known.
  ///   - missed: refreshes that had none.
  ///   - pixels: painted anew.
  ///   - period: between refreshes. Units: seconds.
  public func shown(
    cost: TimeInterval, latency: TimeInterval?, missed: Int, pixels: Int, period: TimeInterval
  ) {
    model.frames.period = period
    guard surface.hadDevice else { return }
    model.frames.add(
      FrameStatistics.Frame(cost: cost, latency: latency, missed: missed, pixels: pixels))
    guard surface.showsPanel, controller.page == .frames || model.isInGallery else { return }
    let now = surface.panel.now
    guard now - lastFigures >= Self.figureInterval else { return }
    lastFigures = now
    loop.axis.run { controller.frames.refresh() }
  }

  /// Numbers that change faster cannot be read. Units: seconds. Source: chosen.
  private static let figureInterval: TimeInterval = 0.25

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
        for: stroke, hasFocus: surface.showsPanel && controller.hasFocus,
        isInGallery: model.isInGallery),
      surface.showsPanel || command == .togglePanel
    else { return false }
    // A finger that is down is taken away by Escape, as without a panel.
    perform(command)
    surface.swallow()
    return true
  }

  // MARK: What the device does

  private func engineTold(_ event: EngineEvent) {
    if case .arbitration(let arbitration) = event, overlay.isShown {
      loop.axis.run { overlay.controller.show(verdicts: arbitration.verdicts) }
    }
    guard case .transition(let transition) = event else { return }
    follower.take(transition)
  }

  /// Shows what each picture paints anew, or no more.
  private func toggleDamage() {
    damage = damage == nil ? DamageWatch() : nil
    overlay.isShown = damage != nil || overlay.isShown
    overlay.show(damage: [])
  }

  private func devicePictured(_ list: RenderList, _ tick: FrameTick) {
    if let damage {
      overlay.show(
        damage: damage.look(list, size: device.screen.bounds.size, scale: scale))
    }
    follower.take(list, at: tick.time)
  }

  private func ticked(_ tick: FrameTick) {
    model.framePeriod = tick.period
    playOn(at: tick.time)
    follower.tick(at: tick.time)
  }

  /// A film that runs goes on with the panel's time, whatever the device's does.
  private func playOn(at time: TimeInterval) {
    defer { lastTick = model.scrubber.isPlaying ? time : nil }
    guard model.scrubber.isPlaying else { return }
    if let lastTick { loop.axis.run { model.playOn(by: time - lastTick) } }
    if model.scrubber.isPlaying { surface.panel.requestTick() }
  }

  private func showScrubbed() {
    if model.scrubber.isPlaying { surface.panel.requestTick() }
    surface.stand = model.scrubber.position.flatMap { model.scrubber.film.list(at: $0) }
    model.onChange?()
  }
}
