public import Foundation

/// Makes a gesture of the touches on a view and on all below it.
///
/// Mirrors: `UIGestureRecognizer` with what `UIGestureRecognizerSubclass` adds.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, NSKeyValueObserving {
  /// The view it is attached to.
  open var view: UIView? { heldView }
  /// The view, which sets it back before it goes.
  private final unowned(unsafe) var heldView: UIView?
  /// Who has a say in whether it may recognize.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view loses the touches once this recognizes (A25).
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only once this has failed (A28).
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end only once this has failed (A29).
  open var delaysTouchesEnded = true
  /// What the recognizer is called in messages.
  open var name: String?
  /// Whether it gets touches; switching it off cancels what it is at (A22).
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon(because: "it was switched off") } }
  }

  /// Which kinds of touch it gets, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.allTouchTypes

  private static let allTouchTypes: [NSNumber] = [
    UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }

  /// The settings it was made with.
  public var feel = GestureFeel.current

  /// The touches it follows, oldest first.
  var touches: [UITouch] = []
  /// Whom it must see failing, whatever the delegates say.
  var failureRequirements: [WeakRecognizer] = []
  /// Which of the others it must see failing, as asked in this attempt (A14).
  var requirementAnswers: [ObjectIdentifier: Bool] = [:]
  /// States asked for while it waits for another to fail.
  var pendingStates: [State] = []
  var targets: [GestureTarget] = []
  /// The state targets are being told of, which may be behind.
  var firingState: State?
  /// Where its touches last were, in the window.
  var lastLocation = CGPoint.zero
  /// When it wants to be called, on the frame clock.
  var deadline: TimeInterval?
  /// Who decides for it while it follows touches.
  final var arbiter: GestureArbiter? {
    get { arbiterLink?.arbiter }
    set { arbiterLink = newValue?.ownLink }
  }
  private final var arbiterLink: ArbiterLink?
  /// Why it is in its state.
  public internal(set) var reason = GestureVerdict.Reason.watching
  /// What the next failure will be put down to.
  var failureText: String?

  /// The state the arbiter goes by.
  var storedState = State.possible

  /// Makes one that tells `target` of its states.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes one that tells nobody yet.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Makes one that calls a method given by itself, as `Screen.handlePan`.
  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(target: target, action: Selector(action))
  }

  /// Tells `target` of every state from now on; the same pair is told once.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll { $0.object == nil }
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(GestureTarget(object: object, action: action))
  }

  /// Tells `target` no more; nil stands for any target, any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    let exactly = targets.contains {
      $0.matches(target: object, action: action, exactly: true)
    }
    targets.removeAll { $0.matches(target: object, action: action, exactly: exactly) }
  }

  /// What it has made of its touches; setting it is for subclasses.
  ///
  /// A step that is not in the table gets its nearest legal meaning, see `GestureTransitions`.
  open var state: State {
    get {
      KeyValue.read(self, "state")
      return firingState ?? storedState
    }
    set { request(newValue) }
  }

  /// Where the gesture is: the middle of its touches. A nil view stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    placeInWindow(centroid ?? lastLocation, to: view)
  }

  /// Where one of its touches is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  /// How many touches it follows.
  open var numberOfTouches: Int { touches.count }

  /// Holds its recognition back until `other` fails (A20).
  open func require(toFail other: UIGestureRecognizer) {
    guard other !== self, !failureRequirements.contains(where: { $0.recognizer === other })
    else { return }
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: other))
  }

  /// Takes new touches; subclasses override it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes a sample; subclasses override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes lifted touches; subclasses override it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes touches that were taken away; subclasses override it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the gesture; called before the next one, never by apps.
  open func reset() {}

  /// Lets go of a touch: it goes on in its view (A26).
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    arbiter?.ignore(touch, by: self)
  }

  /// Whether this, once recognized, stops the other (A19).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other, once recognized, stops this (A19).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this must wait for the other to fail (A14).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other must wait for this to fail (A14).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Comes to another view, or to none; what it is at is over (A23).
  final func attach(to view: UIView?) {
    guard view !== heldView else { return }
    heldView = view
    abandon(because: "it left its view")
    if let hover = self as? UIHoverGestureRecognizer { HoverInterest.changed(hover) }
  }

  /// The view it is attached to is no more.
  final func viewGoes(_ view: UIView) {
    if heldView === view { heldView = nil }
  }

  /// Gives up whatever it is at.
  func abandon(because text: String) {
    arbiter?.abandon(self, because: text)
  }

  /// Called before targets hear of a state.
  func willFireActions(for state: State) {}

  /// Whether it takes part in touches of that kind, whatever its delegate says.
  func accepts(_ touch: UITouch) -> Bool {
    allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
  }

  /// Called once the frame clock has reached `deadline`.
  func deadlinePassed(at time: TimeInterval) {}

  /// A say of the kind itself, asked with the delegate's; nil lets it begin.
  func ownRefusal() -> GestureVerdict.Reason? { nil }

  deinit {
    AssociatedObjects.forget(self)
  }

  /// Told of changes it asked for by `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
