public import Display
public import Foundation
import Geometry

/// Two screens in one window, side by side: the device, and the panel that watches it.
///
/// It stands between the world and two frame loops. Each loop sees a surface of its own; here their
/// pictures are put together, and what the pointer does goes to the side where it came down, until
/// it is lifted. Keys go to the panel where it asks for them, else to the device.
public final class SplitSurface {
  public let device = SurfacePart()
  public let panel = SurfacePart()
  /// What lies over the device, where somebody wants it: see-through, and touched only where it asks
  /// for it.
  public let overlay = SurfacePart(isSeeThrough: true)
  /// Where both are.
  public private(set) var layout: SplitLayout
  /// The window's size, points.
  public private(set) var size: CGSize
  /// The device's size where there is room.
  public let deviceSize: CGSize

  /// Asked first about every key: whether the panel takes it.
  public var takesKey: ((KeyStroke) -> Bool)?
  /// Told which keys are held whenever the panel is touched or a key goes down.
  public var onPanelModifiers: ((KeyModifiers) -> Void)?
  /// Told of everything the device is given, before it has it.
  public var onDeviceInput: ((InputEvent) -> Void)?
  /// Told after each tick's turns, before the picture is shown.
  public var onTick: ((FrameTick) -> Void)?
  /// Whether the overlay is shown.
  public var showsOverlay = false {
    didSet {
      guard showsOverlay != oldValue else { return }
      if showsOverlay { overlay.requestTick() }
      showAgain()
    }
  }
  /// Asked where a finger comes down on the device: whether the overlay takes it.
  public var overlayTakes: ((CGPoint) -> Bool)?
  /// Told after the places changed.
  public var onLayout: ((SplitLayout) -> Void)?
  /// Stands in for the device's picture, where it has one: a frame of a film.
  public var stand: RenderList? { didSet { if stand !== oldValue { showAgain() } } }
  /// Told of every picture of the device before it is shown.
  public var onDevicePicture: ((_ list: RenderList, _ tick: FrameTick) -> Void)?
  /// Whether the last picture showed something new of the device.
  public private(set) var hadDevice = false
  /// What shows beside the device and the panel.
  public var background = RenderColor(red: 0.035, green: 0.035, blue: 0.035) {
    didSet { if background != oldValue { showAgain() } }
  }
  /// The hairline round the device; clear for none.
  public var bezel = RenderColor(red: 1, green: 1, blue: 1, alpha: 0.16) {
    didSet { if bezel != oldValue { showAgain() } }
  }

  let clock: any FrameClock
  private let input: any InputSource
  private let compositor: any Compositor
  private var scale: CGFloat
  private var hasPanel: Bool
  private var frame = RenderFrame()
  private var drained: [InputEvent] = []
  private var sides: [Int: Side] = [:]
  private var hoverSide: Side?

  private enum Side { case device, panel, overlay }
  private var isTicking = false
  private var isPictureDue = false
  private var isSwallowed = false

  /// - Parameters:
  ///   - size: of the window, points.
  ///   - scale: pixels per point.
  public init(
    input: any InputSource, clock: any FrameClock, compositor: any Compositor, size: CGSize,
    scale: CGFloat, device deviceSize: CGSize, hasPanel: Bool = true
  ) {
    self.input = input
    self.clock = clock
    self.compositor = compositor
    self.size = size
    self.scale = scale
    self.deviceSize = deviceSize
    self.hasPanel = hasPanel
    layout = SplitLayout(window: size, device: deviceSize, hasPanel: hasPanel)
    device.surface = self
    panel.surface = self
    overlay.surface = self
    input.onInput = { [weak self] in self?.inputArrived() }
    clock.onTick = { [weak self] tick in self?.tick(tick) }
  }

  /// Whether the panel is there.
  public var showsPanel: Bool {
    get { hasPanel }
    set {
      guard newValue != hasPanel else { return }
      hasPanel = newValue
      arrange()
    }
  }

  // MARK: Time

  private func tick(_ tick: FrameTick) {
    isTicking = true
    route()
    device.tick(tick)
    if device.isFresh { onDevicePicture?(device.list, tick) }
    if hasPanel { panel.tick(tick) }
    if showsOverlay { overlay.tick(tick) }
    onTick?(tick)
    isTicking = false
    show(at: tick)
  }

  /// One of the parts takes a wish back; those of the others still hold.
  func withdrawTick(at time: TimeInterval) {
    clock.withdrawTick(at: time)
    for part in [device, panel, overlay] { part.renewWish() }
  }

  /// A part has a new picture, or its place has changed.
  func partPresented() { isPictureDue = true }

  private func showAgain() {
    isPictureDue = true
    clock.requestTick()
  }

  private func show(at tick: FrameTick) {
    guard isPictureDue, device.hasPicture else { return }
    isPictureDue = false
    hadDevice = device.isFresh
    device.taken()
    panel.taken()
    overlay.taken()
    frame.size = size
    frame.background = background
    frame.items.removeAll(keepingCapacity: true)
    if let stand {
      frame.items.append(
        .group(
          RenderGroup(
            list: stand, bounds: CGRect(origin: .zero, size: layout.device.size),
            transform: CGAffineTransform(
              translationX: layout.device.minX, y: layout.device.minY),
            // The picture's own corners are of the background it was shown on, not of today's.
            corners: corners(radius: Self.deviceRadius), clip: layout.device, isOpaque: true)))
    } else {
      frame.items.append(device.item(at: layout.device))
    }
    if showsOverlay {
      for item in overlay.list.items { frame.items.append(item.moved(to: layout.device)) }
    }
    if hasPanel {
      if bezel.alpha > 0 { frame.items.append(.border(bezelBorder)) }
      if panel.hasPicture { frame.items.append(panel.item(at: layout.panel)) }
    }
    compositor.present(&frame, at: tick)
  }

  /// As round as a phone's display. Source: the look's device corner.
  private static let deviceRadius: CGFloat = 44

  private var bezelBorder: RenderBorder {
    let width = 1 / max(scale, 1)
    let rect = layout.device.insetBy(dx: -width, dy: -width)
    return RenderBorder(
      layer: .max - 1, rect: rect, corners: corners(radius: Self.deviceRadius + width),
      color: bezel, width: width)
  }

  /// A device is round where it is as long as a phone.
  private func corners(radius: CGFloat) -> RenderCorners {
    let isRounded = layout.device.height / max(layout.device.width, 1) > 1.9
    return isRounded ? RenderCorners(radius: radius, isContinuous: true) : .none
  }

  // MARK: Input

  private func inputArrived() {
    // What it is and whom it concerns shows only when it is taken.
    if isTicking {
      route()
    } else {
      device.onInput?()
      if hasPanel { panel.onInput?() }
      if showsOverlay { overlay.onInput?() }
    }
  }

  func hoverWishChanged() {
    let wish = device.wantsHover || panel.wantsHover
    if input.wantsHover != wish { input.wantsHover = wish }
  }

  /// The key that is being asked about is done with.
  public func swallow() { isSwallowed = true }

  /// Hands out what has arrived.
  func route() {
    drained.removeAll(keepingCapacity: true)
    input.drain(into: &drained)
    for event in drained { route(event) }
  }

  private func route(_ event: InputEvent) {
    switch event {
    case .pointer(var sample):
      let side = side(of: sample)
      sample.position = translated(sample.position, to: side)
      if side == .panel {
        onPanelModifiers?(sample.modifiers)
        // Keys held there ask for finer steps, not for a second finger.
        sample.modifiers = []
      }
      give(.pointer(sample), to: side)
    case .scroll(var sample):
      let side: Side = isOverPanel(sample.position) ? .panel : .device
      sample.position = translated(sample.position, to: side)
      give(.scroll(sample), to: side)
    case .key(let stroke):
      isSwallowed = false
      let isPanel = takesKey?(stroke) == true
      if !isSwallowed { give(event, to: hasPanel && isPanel ? .panel : .device) }
    case .interruption:
      give(event, to: .device)
      if hasPanel { give(event, to: .panel) }
      if showsOverlay { give(event, to: .overlay) }
    case .surface(.resized(let size, let scale)):
      self.size = size
      self.scale = scale
      arrange()
    case .surface:
      give(event, to: .device)
      if case .surface(.visible) = event {
        if hasPanel { give(event, to: .panel) }
        if showsOverlay { give(event, to: .overlay) }
      }
    }
  }

  private func give(_ event: InputEvent, to side: Side) {
    let part =
      switch side {
      case .device: device
      case .panel: panel
      case .overlay: overlay
      }
    if side == .device { onDeviceInput?(event) }
    part.waiting.append(event)
    part.onInput?()
  }

  private func isOverPanel(_ point: CGPoint) -> Bool {
    hasPanel && layout.panel.contains(point)
  }

  private func translated(_ point: CGPoint, to side: Side) -> CGPoint {
    let origin = side == .panel ? layout.panel.origin : layout.device.origin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Who has the contact: the side it came down on, wherever it goes.
  private func side(of sample: PointerSample) -> Side {
    switch sample.phase {
    case .down:
      var side: Side = isOverPanel(sample.position) ? .panel : .device
      if side == .device, showsOverlay,
        overlayTakes?(translated(sample.position, to: .overlay)) == true
      {
        side = .overlay
      }
      sides[sample.contact] = side
      return side
    case .move: return sides[sample.contact] ?? .device
    case .up: return sides.removeValue(forKey: sample.contact) ?? .device
    case .hover:
      let side: Side = isOverPanel(sample.position) ? .panel : .device
      if let hoverSide, hoverSide != side {
        // The side that was left must see the pointer go.
        var leaving = sample
        leaving.position = translated(sample.position, to: hoverSide)
        give(.pointer(leaving), to: hoverSide)
      }
      hoverSide = side
      return side
    }
  }

  private func arrange() {
    let old = layout
    layout = SplitLayout(window: size, device: deviceSize, hasPanel: hasPanel)
    if !hasPanel { sides = sides.filter { $0.value != .panel } }
    give(.surface(.resized(layout.device.size, scale: scale)), to: .device)
    give(.surface(.resized(layout.device.size, scale: scale)), to: .overlay)
    if hasPanel {
      give(.surface(.resized(layout.panel.size, scale: scale)), to: .panel)
      panel.requestTick()
    }
    showAgain()
    if layout != old { onLayout?(layout) }
  }
}
