import Foundation

/// A view that turns touches into events for its targets. Mirrors: `UIControl`.
open class UIControl: UIView {
  private var targets: [ControlTarget] = []
  private var trackedTouch: UITouch?
  private var currentEvent: UIEvent?

  // MARK: State

  open var isEnabled: Bool {
    get {
      KeyValue.read(self, "enabled")
      return storedEnabled
    }
    set { KeyValue.change(self, "enabled") { storedEnabled = newValue } }
  }

  private var storedEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking() }
      stateDidChange()
    }
  }

  open var isSelected: Bool {
    get {
      KeyValue.read(self, "selected")
      return storedSelected
    }
    set { KeyValue.change(self, "selected") { storedSelected = newValue } }
  }

  private var storedSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted: Bool {
    get {
      KeyValue.read(self, "highlighted")
      return storedHighlighted
    }
    set { KeyValue.change(self, "highlighted") { storedHighlighted = newValue } }
  }

  private var storedHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a finger is on the control.
  open private(set) var isTracking = false
  /// Whether that finger counts as inside.
  open private(set) var isTouchInside = false

  /// Told after `isEnabled`, `isSelected` or `isHighlighted` has changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Targets

  /// Calls `action` of `target`, held weakly, on `controlEvents`; without a target the responder chain
  /// is searched for one that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = targets.firstIndex(where: { $0.isMethod(of: object, action) }) {
      targets[index].events.formUnion(controlEvents)
      return
    }
    targets.append(
      ControlTarget(
        call: .method(object.map { WeakTarget(object: $0) }, action), events: controlEvents))
  }

  /// Takes targets away; nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let isExact = targets.contains { $0.matches(target: object, action: action, exactly: true) }
    remove(controlEvents) { $0.matches(target: object, action: action, exactly: isExact) }
  }

  /// Adds an action; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = targets.firstIndex(where: { $0.isAction(action.identifier) }) {
      let events = targets[index].events.union(controlEvents)
      targets[index] = ControlTarget(call: .action(action), events: events)
      return
    }
    targets.append(ControlTarget(call: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.isAction(actionIdentifier) }
  }

  private func remove(_ events: Event, where matches: (ControlTarget) -> Bool) {
    for index in targets.indices where matches(targets[index]) {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// Everybody an event may be sent to.
  open var allTargets: Set<AnyHashable> {
    Set(
      targets.compactMap {
        guard case .method(let target, _) = $0.call else { return nil }
        return (target?.object as? NSObject).map { AnyHashable($0) }
      })
  }

  /// The names of the methods a target is called with; nil for none.
  ///
  /// A selector without a name is listed as `action`.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.compactMap { entry -> String? in
      guard !entry.events.isDisjoint(with: controlEvent),
        case .method(let own, let selector) = entry.call, own?.object === object
      else { return nil }
      return selector.name ?? "action"
    }
    return names.isEmpty ? nil : names
  }

  /// Goes through all targets and actions; setting the flag ends it.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in targets where !stops {
      switch entry.call {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .method(let target, let selector):
        iterator(nil, (target?.object, selector), entry.events, &stops)
      }
    }
  }

  /// All events somebody asked for.
  open var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Sending

  /// Tells every target of `controlEvents`, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      switch target.call {
      case .action(let action): sendAction(action)
      case .method(nil, let selector): sendAction(selector, to: nil, for: currentEvent)
      case .method(let target?, let selector):
        guard let object = target.object else { continue }
        sendAction(selector, to: object, for: currentEvent)
      }
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.perform(on: target as AnyObject, with: self, event: event)
      return
    }
    var responder: UIResponder? = self
    while let current = responder {
      if action.isUnderstood(by: current) {
        action.perform(on: current, with: self, event: event)
        return
      }
      responder = current.next
    }
  }

  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  // MARK: Tracking

  /// Asked when a finger comes down; false leaves the touch alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Asked at every move; false ends tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first(where: { $0.view === self })
    else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    guard trackedTouch === touch else { return }
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    send(events, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    let events: Event = isTouchInside ? .touchUpInside : .touchUpOutside
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    send(events, with: event)
    if trackedTouch == nil { isTouchInside = false }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func send(_ events: Event, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    sendActions(for: events)
  }

  /// A finger that has come down on a control stays inside until it is well away (A32).
  private func isNear(_ touch: UITouch) -> Bool {
    let place = touch.location(in: self)
    // Source: measured, as commonly reported; points.
    return bounds.insetBy(dx: -70, dy: -70).contains(place)
  }

  // MARK: Gestures around the control

  /// Whether a tap on the control is its own, not that of a recogniser on an ancestor (A30).
  var claimsTaps: Bool { false }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer.view !== self, isEnabled, claimsTaps,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }
}
