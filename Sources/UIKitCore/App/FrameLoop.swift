public import Display
public import Foundation
public import QuartzCore

/// One turn for every refresh: input, time, layout, picture.
///
/// The window and the simulator run the same turn; they differ in where input comes from, what
/// tells the time and what shows the picture.
@preconcurrency @MainActor
public final class FrameLoop {
  public let screen: UIScreen
  /// The time what is shown lives in.
  public let axis: TimeAxis

  /// How fast the scene's time runs: 1 real time, 0.1 slow motion, 0 stands still.
  public var speed: Double = 1 {
    willSet {
      // Nothing may have turned for a while, such as while it stood still.
      let now = isInTurn ? lastTick : max(lastTick, clock.now)
      sceneStart = sceneTime(at: now)
      realStart = now
    }
    didSet { requestTurn() }
  }

  /// Goes on by `seconds` of the scene's time at once, back for a negative number.
  public func step(by seconds: TimeInterval) {
    sceneStart += seconds
    screen.tree.setNeedsFrame()
    requestTurn()
  }

  /// The scene's time at the last turn. Units: seconds.
  public var sceneTime: TimeInterval { sceneTime(at: lastTick) }

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
  private var keys = HeldKeys()
  /// Where the mouse's pointer rests, as it was heard of last; nil while a button is held.
  private var pointer: PointerSample?
  private var frame = RenderFrame()
  private var isInTurn = false
  private var isVisible = true
  private var lastTick: TimeInterval
  private var realStart: TimeInterval
  private var sceneStart: TimeInterval

  /// - Parameter axis: of its own for a tool beside the device, which its slow motion does not touch.
  public init(
    screen: UIScreen, input: any InputSource, clock: any FrameClock, compositor: any Compositor,
    axis: TimeAxis = .main
  ) {
    self.screen = screen
    self.axis = axis
    self.input = input
    self.clock = clock
    self.compositor = compositor
    lastTick = clock.now
    if clock.period > 0, clock.period.isFinite {
      screen.maximumFramesPerSecond = max(1, Int(min(1 / clock.period, 1000).rounded()))
    }
    realStart = lastTick
    sceneStart = lastTick
    screen.tree.axis = axis
    axis.source = { [weak self] in
      guard let self else { return 0 }
      return self.sceneTime(at: self.clock.now)
    }
    clock.onTick = { [weak self] tick in self?.turn(tick) }
    input.onInput = { [weak self] in self?.requestTurn() }
    screen.tree.onNeedsFrame = { [weak self] in self?.requestTurn() }
    axis.onNeedsFrame = { [weak self] in self?.requestTurn() }
    if axis === TimeAxis.main { serveProcess() }
    requestTurn()
  }

  /// What there is once, whatever it is for, wakes the device's loop.
  private func serveProcess() {
    FrameAlarm.process.clock = { [weak self] in
      guard let self else { return 0 }
      return self.isInTurn ? self.lastTick : self.clock.now
    }
    FrameAlarm.process.onSet = { [weak self] time in self?.clock.requestTick(at: time) }
    FrameAlarm.process.onCancel = { [weak self] time in
      self?.clock.withdrawTick(at: time)
      self?.requestDeadlines()
    }
    EndOfTurn.onEnqueue = { [weak self] in self?.requestTurn() }
  }

  /// Who has the keys, on whichever screen.
  public var firstResponder: UIResponder? { UIApplication.shared.firstResponder }

  /// Asks for a turn at the next refresh.
  public func requestTurn() {
    guard !isInTurn else { return }
    clock.requestTick()
  }

  public func turn(_ tick: FrameTick) {
    axis.run { takeTurn(tick) }
  }

  private func takeTurn(_ tick: FrameTick) {
    isInTurn = true
    lastTick = tick.time
    let scene = FrameTick(
      time: sceneTime(at: tick.time), period: tick.period * speed, index: tick.index)
    axis.frame = scene.time

    takeInput(at: tick.time)
    FrameAlarm.fire(at: tick.time)
    let tree = screen.tree
    CADisplayLink.fire(scene)
    tree.endAnimations(at: scene.time)
    layOut()

    let isPresented = tree.needsFrame || tree.isAnimating
    if tree.needsFrame, let pointer, HoverInterest.exists(on: screen) {
      // What it lies over may have moved on below it.
      var sample = pointer
      sample.time = tick.time
      hover(sample, hasMoved: false)
      layOut()
    }
    if isPresented, isVisible { present(scene, at: tick) }
    onTurn?(tick, isPresented && isVisible)

    axis.frame = nil
    isInTurn = false
    let wantsHover = HoverInterest.exists(on: screen)
    if input.wantsHover != wantsHover {
      input.wantsHover = wantsHover
      // Nobody tells where it goes from now on, or where it has gone meanwhile.
      pointer = nil
    }
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
      (isVisible
        && (tree.needsFrame || ((tree.isAnimating || CADisplayLink.wantsFrames) && speed != 0)))
      || !EndOfTurn.isEmpty
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
    var next: TimeInterval?
    for window in screen.windows {
      guard let deadline = window.arbiter.nextDeadline else { continue }
      next = min(next ?? deadline, deadline)
    }
    return next
  }

  /// Whether nothing happens any more but what comes back for ever, such as a caret's blinking.
  public var isResting: Bool {
    let tree = screen.tree
    return !tree.needsFrame && !tree.isAnimating && !CADisplayLink.wantsFrames
      && EndOfTurn.isEmpty && gestureDeadline == nil
  }

  // MARK: Input

  private func takeInput(at time: TimeInterval) {
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
    case .pointer(let sample) where sample.phase == .hover:
      pointer = sample
      hover(sample)
    case .pointer(let sample):
      if sample.device == .mouse {
        pointer = sample.phase == .up && input.wantsHover ? sample.resting : nil
      }
      window(for: sample)?.dispatcher.handle(sample)
    case .scroll(let sample):
      // Only a pointer that has been heard of is known to be one's own.
      if pointer != nil { pointer?.position = sample.position }
      screen.scroll(sample)
    case .key(let stroke): handle(stroke)
    case .interruption(let interruption): cancelTouches(at: interruption.time)
    case .surface(.resized(let size, let scale)): screen.resize(to: size, scale: scale)
    case .surface(.visible(let visible)):
      isVisible = visible
      if !visible { FingerlessHold.interrupt(in: screen.windows) }
      if visible { screen.tree.root.setNeedsDisplay() }
      UIApplication.shared.life.surfaceBecame(visible: visible)
    case .surface(.focused(let focused)):
      if !focused {
        FingerlessHold.interrupt(in: screen.windows)
        // They come up elsewhere.
        keys = HeldKeys()
      }
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
      keys.swallow(stroke.key)
      cancelTouches(at: stroke.time)
      return
    }
    let target = screen.windowForKeys?.keyTarget ?? UIApplication.shared.firstResponder
    let press = UIPress(stroke)
    guard stroke.isDown else {
      guard keys.letGo(stroke.key) else { return }
      target?.pressesEnded([press], with: UIPressesEvent(press))
      return
    }
    let takesText = target is any UIKeyInput && target?.isFirstResponder == true
    if target?.runKeyCommand(for: stroke, isEager: takesText) == true {
      keys.swallow(stroke.key)
    } else {
      keys.tell(stroke.key)
      target?.pressesBegan([press], with: UIPressesEvent(press, awaitsCommands: takesText))
    }
  }

  /// - Parameter hasMoved: false where only what lies below the pointer may have.
  private func hover(_ sample: PointerSample, hasMoved: Bool = true) {
    let target = window(for: sample)
    for window in screen.windows {
      window.dispatcher.hover(sample, isOver: window === target, hasMoved: hasMoved)
    }
  }

  private func cancelTouches(at time: TimeInterval) {
    if mirror.second != nil { SystemChrome.mark([], on: screen) }
    mirror.forget()
    for window in screen.windows { window.dispatcher.cancel(at: time) }
    FingerlessHold.interrupt(in: screen.windows)
  }

  /// The window that has the finger, or the topmost that takes a new one.
  private func window(for sample: PointerSample) -> UIWindow? {
    if sample.phase == .move || sample.phase == .up {
      return screen.windows.first { $0.dispatcher.tracks(sample.contact) }
    }
    // The lowest is asked by whoever takes the touch.
    for window in screen.windows.dropFirst().reversed()
    where window.hitTest(window.convertFromScreen(sample.position), with: nil) != nil {
      return window
    }
    guard let lowest = screen.windows.first else { return nil }
    if sample.phase == .down { return lowest }
    return lowest.hitTest(lowest.convertFromScreen(sample.position), with: nil) == nil
      ? nil : lowest
  }

  private func sceneTime(at real: TimeInterval) -> TimeInterval {
    sceneStart + (real - realStart) * speed
  }
}

extension PointerSample {
  /// The pointer as it lies there when the button has been let go.
  fileprivate var resting: PointerSample {
    PointerSample(
      phase: .hover, contact: contact, position: position, time: time, device: device,
      modifiers: modifiers)
  }
}

extension UIScreen {
  fileprivate var windowForKeys: UIWindow? {
    let windows = windows.filter { !($0 is ChromeWindow) }
    return windows.last { $0.isKeyWindow } ?? windows.first
  }
}

extension UIWindow {
  /// What has asked for keys, unless an alert stands over it: the alert has them all.
  fileprivate var keyTarget: UIResponder? {
    let (first, deepest) = (UIApplication.shared.firstResponder, deepest)
    guard let alert = deepest as? UIAlertController, let first, first !== alert else {
      return first ?? deepest
    }
    let isInside = (first as? UIView)?.isDescendant(of: alert.view) == true
    return isInside ? first : alert
  }

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
