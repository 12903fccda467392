public import Foundation
import Motion

/// Follows a finger that drags.
///
/// Mirrors: `UIPanGestureRecognizer`. It begins once the finger is `feel.panSlop` away from where
/// it came down, straight (A43), whether or not something then holds it back.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes (A42).
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most (A42).
  open var maximumNumberOfTouches = Int.max

  /// Which kinds of scrolling it takes for dragging, besides touches (A50). Default: none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  final var drag = Drag()
  /// Whether it let a drag pass that was long enough, and comes in later.
  private var isLate = false
  /// The most fingers that were down at a time.
  private var mostFingers = 0

  /// How far the finger has gone since it began to pan, in the view's space (A44, A45).
  ///
  /// Converted when asked, so a view that itself moves may ask. A nil view stands for the window.
  open func translation(in view: UIView?) -> CGPoint {
    convert(drag.translation, to: view)
  }

  /// Counts the translation from `translation` on and forgets the velocity (A46).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let isPlace = translation.x.isFinite && translation.y.isFinite
    drag.rebase(to: isPlace ? convert(translation, from: view) : .zero)
  }

  /// How fast the finger goes, averaged over the last tenth of a second (A47, A48).
  /// Units: points per second, in the view's space.
  open func velocity(in view: UIView?) -> CGPoint {
    // In the middle of input the newest sample is now: a late frame must not look like a rest.
    if storedState == .ended, let set = drag.rebasedAt, drag.lastTime - set < 0.1 {
      Diagnostics.report(.velocityForgotten())
    }
    let isLive = storedState.isTerminal || arbiter?.isTakingInput != false
    let now = isLive ? drag.lastTime : max(drag.lastTime, arbiter?.time ?? 0)
    return convert(drag.velocity(at: now), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if storedState == .possible {
        fail("\(numberOfTouches) fingers, at most \(maximumNumberOfTouches) are wanted")
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    guard let place = centroid else { return }
    if numberOfTouches == touches.count, storedState == .possible {
      drag.clear()
      isLate = false
      mostFingers = 0
    }
    mostFingers = max(mostFingers, numberOfTouches)
    drag.land(at: place, time: newest(touches))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let place = centroid else { return }
    drag.move(to: place, time: newest(touches))
    switch storedState {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches, !isWaiting,
        drag.distance >= feel.panSlop
      else { return }
      begin()
    case .began, .changed:
      if numberOfTouches >= minimumNumberOfTouches { state = .changed }
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The lifting sample is a place and a time like any other.
    if let place = centroid { drag.move(to: place, time: newest(touches)) }
    let down = downTouches
    guard down.isEmpty else {
      drag.land(at: Self.centroid(of: down) ?? lastLocation, time: newest(touches))
      return
    }
    if storedState.isActive || isWaiting {
      state = .ended
    } else {
      fail(liftedText)
    }
  }

  /// Why a drag that is over was none.
  private var liftedText: String {
    if mostFingers < minimumNumberOfTouches {
      return "lifted with \(mostFingers) of \(minimumNumberOfTouches) fingers"
    }
    guard drag.distance >= feel.panSlop else {
      return "lifted after \(drag.distance.brief) of \(feel.panSlop.brief) pt"
    }
    return isLate
      ? "lifted, and \(lateText(for: drag.way))"
      : "lifted after \(drag.distance.brief) pt with fewer than \(minimumNumberOfTouches) fingers"
  }

  /// What a drag that was not its own yet was instead; its way is in the window's space.
  func lateText(for way: CGPoint) -> String { "the drag was another's until then" }

  open override func reset() {
    super.reset()
    drag.clear()
    isLate = false
  }

  /// A wheel or a touchpad has scrolled: content going up is a finger going up.
  func scroll(_ step: ScrollStep, by arbiter: GestureArbiter) {
    if storedState == .possible {
      drag.clear()
      drag.land(at: .zero, time: step.time)
    }
    lastLocation = step.location
    drag.move(
      to: CGPoint(x: drag.way.x - step.delta.x, y: drag.way.y - step.delta.y), time: step.time)
    state = storedState == .possible ? .began : .changed
  }

  /// Whether scrolling comes to it as to any pan; a scroll view's own has its own ways.
  var isDrivenByHand: Bool { true }

  /// Whether a drag that has passed the slop, its way in the window's space, is one of its own.
  func readiness(for way: CGPoint) -> Readiness { .ready }

  /// Whether the translation leaves out the slop (A45).
  var excludesSlop: Bool { UIKitCompatibility.translationExcludesSlop }

  /// What a kind of pan makes of a drag that is long enough.
  enum Readiness {
    case ready
    /// It may become one of its own.
    case notYet
    /// It never will; the text says why.
    case unfit(String)
  }

  /// The way from touch-down, in the window's space.
  var wayInWindow: CGPoint { drag.way }

  /// The point of touch-down, in the window's space.
  var startInWindow: CGPoint { drag.start }

  private func begin() {
    switch readiness(for: drag.way) {
    case .notYet: isLate = true
    case .unfit(let text): fail(text)
    case .ready:
      // Whoever is asked whether it should begin sees the whole way: published code tells the
      // direction by the translation, which without the slop could be nothing at all.
      state = .began
      if storedState.isActive || isWaiting { dropSlop() }
    }
  }

  /// It has its gesture: what it took is taken out of the translation.
  func dropSlop() {
    if isLate {
      drag.startLate()
    } else if excludesSlop {
      drag.excludeSlop(feel.panSlop)
    }
  }

  private func newest(_ touches: Set<UITouch>) -> TimeInterval {
    var newest: TimeInterval?
    for touch in touches { newest = max(newest ?? touch.timestamp, touch.timestamp) }
    return newest ?? drag.lastTime
  }

  func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let window = view.window == nil ? nil : arbiter?.window
    let origin = view.convert(CGPoint.zero, from: window)
    let tip = vector.x.isFinite && vector.y.isFinite ? view.convert(vector, from: window) : vector
    return Self.way(from: origin, to: tip)
  }

  func convert(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let origin = view.convert(CGPoint.zero, to: nil)
    let tip = view.convert(vector, to: nil)
    return Self.way(from: origin, to: tip)
  }

  /// A space that a bad transform has made of no numbers, or of no extent, has no ways in it.
  private static func way(from origin: CGPoint, to tip: CGPoint) -> CGPoint {
    let way = CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    return way.x.isFinite && way.y.isFinite ? way : .zero
  }
}
