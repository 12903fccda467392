import Foundation
import Motion
import QuartzCore

/// One call of `UIView.animate`: how the changes made in it are timed, and what they were.
final class AnimationBlock {
  enum Pace {
    case curve(UnitBezier)
    case spring(Spring)
  }

  /// The block whose closure is running, nil outside and while animations are off.
  static var current: AnimationBlock? { isEnabled ? stack.last : nil }
  static var isEnabled = true
  private static var stack: [AnimationBlock] = []
  /// Takes the changes of every block, whatever its own timing: what runs along with an animator.
  private static var captor: (any AnimationSink)?
  /// Opened by `beginAnimations` and not yet committed.
  static var opened: [AnimationBlock] = []
  /// Told of every block that starts, so that a transition knows what it set in motion.
  static var observers: [(AnimationBlock) -> Void] = []

  /// What there is once for an app: another's, while it is not its turn.
  struct Process {
    private var isEnabled = true
    private var stack: [AnimationBlock] = []
    private var captor: (any AnimationSink)?
    private var opened: [AnimationBlock] = []
    private var observers: [(AnimationBlock) -> Void] = []
    private var keyframes: KeyframeRecorder?
    private var repetition: AnimationRepeat?

    init() {}

    /// Puts this in the process's place, and what was there here.
    mutating func exchange() {
      swap(&AnimationBlock.isEnabled, &isEnabled)
      swap(&AnimationBlock.stack, &stack)
      swap(&AnimationBlock.captor, &captor)
      swap(&AnimationBlock.opened, &opened)
      swap(&AnimationBlock.observers, &observers)
      swap(&KeyframeRecorder.current, &keyframes)
      swap(&AnimationRepeat.current, &repetition)
    }
  }

  /// Set on animations whose views take no touches (A39).
  static let blocksTouchesKey = "segue.blocksTouches"
  /// Set on animations whose views are hit where they are drawn (A38).
  static let hitsShownKey = "segue.hitsShown"

  var duration: TimeInterval
  var delay: TimeInterval
  var pace: Pace { didSet { knownCurve = nil } }
  private var knownCurve: CAMediaTimingFunction?
  var options: UIView.AnimationOptions
  /// Whether the call named its curve, rather than leaving it to the default (D3).
  var namesCurve = true
  var repetition = AnimationRepeat.current
  /// Takes the changes instead of animations of the block's own.
  private(set) var sink: (any AnimationSink)?
  private(set) var changes: [LayerChange] = []
  /// The animations made for the changes, as they stand on their layers.
  private var started: [(layer: CALayer, animation: CAAnimation)] = []
  private let completion: AnimationCompletion
  /// What views said of themselves before, for taking changes back.
  private var backgrounds: [(view: UIView, old: UIColor?)] = []

  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let outer = Self.stack.last
    // A nested block follows the outer one unless it says otherwise (E33).
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    self.duration = inherits ? outer?.duration ?? duration : max(0, duration.isNaN ? 0 : duration)
    self.delay = inherits ? (outer?.delay ?? 0) + delay : (delay.isNaN ? 0 : delay)
    let keepsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    self.pace = keepsCurve ? outer?.pace ?? pace : pace
    let keepsOptions = outer != nil && !options.contains(.overrideInheritedOptions)
    self.options =
      keepsOptions ? options.union(outer?.options.inheritable ?? []) : options
    if inherits, keepsCurve, !options.contains(.repeat) { sink = outer?.sink }
    if let captor = Self.captor { sink = captor }
    self.completion = AnimationCompletion { finished in completion?(finished) }
  }

  /// Hands every change to `sink`.
  init(sink: any AnimationSink, duration: TimeInterval, options: UIView.AnimationOptions) {
    self.sink = sink
    self.duration = duration
    self.options = options
    delay = 0
    pace = .curve(.linear)
    completion = AnimationCompletion { _ in }
  }

  /// Runs `changes` with every change of an animatable property animated by this block.
  func run(_ changes: () -> Void) {
    open()
    changes()
    close()
  }

  /// Runs `blocks` with everything they animate handed to `sink`.
  static func capture(into sink: any AnimationSink, _ blocks: () -> Void) {
    let outer = captor
    captor = sink
    blocks()
    captor = outer
  }

  func open() {
    for observe in Self.observers { observe(self) }
    Self.stack.append(self)
  }

  func close() {
    if options.contains(.layoutSubviews) { layOutChanged() }
    Self.stack.removeAll { $0 === self }
    completion.close()
  }

  /// Runs `changes` as keyframes: what they change is put together and animated as a whole.
  func runKeyframes(_ mode: CAAnimationCalculationMode, _ changes: () -> Void) {
    open()
    let recorder = KeyframeRecorder(mode: mode)
    let outer = (KeyframeRecorder.current, sink)
    KeyframeRecorder.current = recorder
    sink = recorder
    changes()
    KeyframeRecorder.current = outer.0
    sink = outer.1
    for (frames, change) in recorder.animations() { animate(frames, change) }
    close()
  }

  /// How many of the block's animations still run.
  var runningCount: Int { completion.count }

  /// Gives the model the values it had before the block, latest change first; what is seen does not
  /// change while the animations are held.
  func restoreModel() {
    for change in changes.reversed() { change.restoreModel() }
    for entry in backgrounds.reversed() { entry.view.storedBackground = entry.old }
  }

  /// Ends the block's animations where they are, as finished.
  func end(forwards: Bool = true) {
    let ended = started
    started = []
    for (layer, animation) in ended { layer.endAnimation(animation) }
    sink?.endDriven(forwards: forwards)
  }

  /// Stops the animations of layers that lie outside `container` at `time` since their begin.
  func holdLoose(outside container: CALayer, at time: TimeInterval) {
    for (layer, animation) in started where !layer.isInside(container) {
      animation.hold(at: time)
      layer.setNeedsSampling()
    }
    sink?.holdLoose(outside: container, at: time)
  }

  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard duration > 0 || delay > 0 || sink != nil else { return nil }
    if key == "backgroundColor", let view = layer.delegate as? UIView {
      backgrounds.append((view, view.storedBackground))
    }
    return PendingChange(block: self, layer: layer, key: key)
  }

  /// The pace as Core Animation says it, the same for all that the block animates; nil for springs.
  var curveFunction: CAMediaTimingFunction? {
    guard case .curve(let curve) = pace else { return nil }
    if let knownCurve { return knownCurve }
    let function = CAMediaTimingFunction(curve)
    knownCurve = function
    return function
  }

  func animate(_ change: LayerChange) {
    if let sink {
      // Keyframes are counted when they have been put together.
      if !(sink is KeyframeRecorder) { changes.append(change) }
      return sink.take(change, delay: delay, completion: completion)
    }
    changes.append(change)
    // What nobody can see does not move: the value is there at once (E30).
    guard change.layer.isShown, change.old != change.new || change.shown != change.new else {
      return
    }
    let animation = makeAnimation()
    let key = change.configure(
      animation, fromShown: options.contains(.beginFromCurrentState))
    add(animation, forKey: key, to: change.layer)
  }

  private func animate(_ frames: CAKeyframeAnimation, _ change: LayerChange) {
    changes.append(change)
    if let sink { return sink.take(frames, change, delay: delay, completion: completion) }
    guard change.layer.isShown else { return }
    if let curveFunction { frames.timingFunction = curveFunction }
    time(frames)
    add(frames, forKey: change.freeKey, to: change.layer)
  }

  /// Leads the whole of `layer` to what it shows next.
  func add(_ transition: CATransition, to layer: CALayer) {
    guard layer.isShown, duration > 0 else { return }
    if let curveFunction { transition.timingFunction = curveFunction }
    time(transition)
    add(transition, forKey: "transition", to: layer)
  }

  private func add(_ animation: CAAnimation, forKey key: String, to layer: CALayer) {
    completion.track(animation)
    layer.add(animation, forKey: key)
    if let attached = layer.animation(forKey: key) { started.append((layer, attached)) }
  }

  /// Views whose size changed lay out their subviews in the block, so that those move along.
  private func layOutChanged() {
    var seen: [CALayer] = []
    for change in changes
    where change.key == "bounds" && !seen.contains(where: { $0 === change.layer }) {
      seen.append(change.layer)
      (change.layer.delegate as? UIView)?.layoutIfNeeded()
    }
  }
}

/// Notes a property before it changes; run after the change, it animates it.
private final class PendingChange: CABasicAnimation {
  private let block: AnimationBlock
  private let start: (old: AnimationValue, shown: AnimationValue)

  init(block: AnimationBlock, layer: CALayer, key: String) {
    self.block = block
    start = layer.beginChange(key)
    super.init()
    knowsItsStart = true
    // A layer class that animates a key of its own copies the timing of one that UIKit animates.
    keyPath = key
    if let function = block.curveFunction { timingFunction = function }
    block.time(self)
  }

  override func run(forKey event: String, object: Any, arguments: [String: Any]?) {
    guard let layer = object as? CALayer else { return }
    block.animate(layer.finishChange(event, from: start))
  }
}
