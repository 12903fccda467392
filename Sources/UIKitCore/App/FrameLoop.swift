public import Display
import Foundation
import QuartzCore

/// One turn for every refresh: input, time, layout, picture.
///
/// The window and the simulator run the same turn; they differ in where input comes from, what
/// tells the time and what shows the picture.
@preconcurrency @MainActor
public final class FrameLoop {
  public let screen: UIScreen

  /// How fast the scene's time runs: 1 real time, 0.1 slow motion, 0 stands still.
  public var speed: Double = 1 {
    willSet { sceneStart = sceneTime(at: lastTick) }
    didSet {
      realStart = lastTick
      requestTurn()
    }
  }

  /// Whether frames are put together for the compositor; nobody need look at them.
  public var isPainting = true

  /// Told what each turn took in, before anybody answers to it.
  public var onInput: ((InputEvent) -> Void)?
  /// Told after each turn whether it made a picture.
  public var onTurn: ((FrameTick, _ isPresented: Bool) -> Void)?
  /// Asked to end the run; by default nothing happens.
  public var onClose: (() -> Void)?

  private let input: any InputSource
  private let clock: any FrameClock
  private let compositor: any Compositor
  private var events: [InputEvent] = []
  private var mirror = MirroredFinger()
  private var frame = RenderFrame()
  private var isInTurn = false
  private var isVisible = true
  private var lastTick: TimeInterval
  private var realStart: TimeInterval
  private var sceneStart: TimeInterval

  public init(
    screen: UIScreen, input: any InputSource, clock: any FrameClock, compositor: any Compositor
  ) {
    self.screen = screen
    self.input = input
    self.clock = clock
    self.compositor = compositor
    lastTick = clock.now
    realStart = lastTick
    sceneStart = lastTick
    MediaTime.source = { [weak self] in
      guard let self else { return 0 }
      return self.sceneTime(at: self.clock.now)
    }
    clock.onTick = { [weak self] tick in self?.turn(tick) }
    input.onInput = { [weak self] in self?.requestTurn() }
    screen.tree.onNeedsFrame = { [weak self] in self?.requestTurn() }
    CADisplayLink.onNeedsFrame = { [weak self] in self?.requestTurn() }
    FrameAlarm.clock = { [weak self] in
      guard let self else { return 0 }
      return self.isInTurn ? self.lastTick : self.clock.now
    }
    FrameAlarm.onSet = { [weak self] time in self?.clock.requestTick(at: time) }
    FrameAlarm.onCancel = { [weak self] time in
      self?.clock.withdrawTick(at: time)
      self?.requestDeadlines()
    }
    EndOfTurn.onEnqueue = { [weak self] in self?.requestTurn() }
    requestTurn()
  }

  /// Asks for a turn at the next refresh.
  public func requestTurn() {
    guard !isInTurn else { return }
    clock.requestTick()
  }

  public func turn(_ tick: FrameTick) {
    isInTurn = true
    lastTick = tick.time
    let scene = FrameTick(
      time: sceneTime(at: tick.time), period: tick.period * speed, index: tick.index)
    MediaTime.frame = scene.time

    takeInput(at: tick.time)
    FrameAlarm.fire(at: tick.time)
    let tree = screen.tree
    CADisplayLink.fire(scene)
    tree.endAnimations(at: scene.time)
    layOut()

    let isPresented = tree.needsFrame || tree.isAnimating
    if isPresented, isVisible { present(scene, at: tick) }
    onTurn?(tick, isPresented && isVisible)

    MediaTime.frame = nil
    isInTurn = false
    let wantsHover = HoverInterest.exists(on: screen)
    if input.wantsHover != wantsHover { input.wantsHover = wantsHover }
    scheduleNext(at: tick.time)
  }

  private func present(_ scene: FrameTick, at tick: FrameTick) {
    screen.tree.sample(at: scene.time)
    guard screen.tree.needsFrame else { return }
    guard isPainting else {
      screen.tree.dropFrame()
      return
    }
    screen.tree.build(into: &frame)
    compositor.present(&frame, at: tick)
  }

  private func layOut() {
    screen.tree.commit()
    // Completions that were waiting for the end of the turn may change the picture once more.
    guard !EndOfTurn.isEmpty else { return }
    EndOfTurn.run()
    screen.tree.commit()
  }

  private func scheduleNext(at time: TimeInterval) {
    let tree = screen.tree
    let wantsFrame =
      (isVisible && (tree.needsFrame || (tree.isAnimating && speed != 0)))
      || (CADisplayLink.wantsFrames && speed != 0) || !EndOfTurn.isEmpty
    if wantsFrame {
      clock.requestTick()
    }
    requestDeadlines()
  }

  private func requestDeadlines() {
    if let deadline = gestureDeadline { clock.requestTick(at: deadline) }
    if let alarm = FrameAlarm.next { clock.requestTick(at: alarm) }
  }

  private var gestureDeadline: TimeInterval? {
    screen.windows.compactMap({ $0.arbiter.nextDeadline }).min()
  }

  /// Whether nothing happens any more but what comes back for ever, such as a caret's blinking.
  public var isResting: Bool {
    let tree = screen.tree
    return !tree.needsFrame && !tree.isAnimating && !CADisplayLink.wantsFrames
      && EndOfTurn.isEmpty && gestureDeadline == nil
  }

  // MARK: Input

  private func takeInput(at time: TimeInterval) {
    for window in screen.windows { window.dispatcher.turnBegins() }
    input.drain(into: &events)
    for event in events {
      guard case .pointer(let sample) = event else {
        take(event)
        continue
      }
      // On a copy: whoever answers may come back here.
      var finger = mirror
      finger.expand(sample, about: screen.center) { take(.pointer($0)) }
      if let second = finger.second {
        SystemChrome.mark([sample.position, second], on: screen)
      } else if mirror.second != nil {
        SystemChrome.mark([], on: screen)
      }
      mirror = finger
    }
    events.removeAll(keepingCapacity: true)
    for window in screen.windows {
      window.arbiter.flush()
      window.arbiter.advance(to: time)
    }
  }

  private func take(_ event: InputEvent) {
    onInput?(event)
    handle(event)
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .pointer(let sample) where sample.phase == .hover: hover(sample)
    case .pointer(let sample): window(for: sample)?.dispatcher.handle(sample)
    case .scroll(let sample): screen.scroll(sample)
    case .key(let stroke): handle(stroke)
    case .interruption(let interruption): cancelTouches(at: interruption.time)
    case .surface(.resized(let size, let scale)): screen.resize(to: size, scale: scale)
    case .surface(.visible(let visible)):
      isVisible = visible
      if visible { screen.tree.root.setNeedsDisplay() }
      UIApplication.shared.life.surfaceBecame(visible: visible)
    case .surface(.focused(let focused)):
      UIApplication.shared.life.surfaceBecame(focused: focused)
    case .surface(.closeRequested):
      UIApplication.shared.life.terminate()
      onClose?()
    }
  }

  /// Escape takes the finger away while one is down; otherwise keys go to the first responder.
  private func handle(_ stroke: KeyStroke) {
    if stroke.key == .escape, stroke.isDown,
      screen.windows.contains(where: { $0.dispatcher.isTracking })
    {
      cancelTouches(at: stroke.time)
      return
    }
    let press = UIPress(stroke)
    let event = UIPressesEvent(press)
    let target = UIApplication.shared.firstResponder ?? UIApplication.shared.keyWindow?.deepest
    if stroke.isDown {
      target?.pressesBegan([press], with: event)
    } else {
      target?.pressesEnded([press], with: event)
    }
  }

  private func hover(_ sample: PointerSample) {
    let target = window(for: sample)
    for window in screen.windows { window.dispatcher.hover(sample, isOver: window === target) }
  }

  private func cancelTouches(at time: TimeInterval) {
    if mirror.second != nil { SystemChrome.mark([], on: screen) }
    mirror.forget()
    for window in screen.windows { window.dispatcher.cancel(at: time) }
  }

  /// The window that has the finger, or the topmost that takes a new one.
  private func window(for sample: PointerSample) -> UIWindow? {
    if sample.phase == .move || sample.phase == .up {
      return screen.windows.first { $0.dispatcher.tracks(sample.contact) }
    }
    return screen.windows.last { window in
      window.hitTest(window.convertFromScreen(sample.position), with: nil) != nil
    }
  }

  private func sceneTime(at real: TimeInterval) -> TimeInterval {
    sceneStart + (real - realStart) * speed
  }
}

extension UIWindow {
  /// Where keys go when nothing has asked for them: the topmost controller's view.
  fileprivate var deepest: UIResponder? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller?.deepestChild ?? controller ?? self
  }
}

extension UIViewController {
  fileprivate var deepestChild: UIViewController? {
    var current = self
    while let child = current.childForKeys { current = child }
    return current
  }
}
