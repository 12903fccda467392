public import Foundation
import Motion

/// A pan that pulls a view away, and comes to terms with whatever scrolls inside it.
///
/// Put it where an ordinary pan would be: on the view that is pulled. The scroll views under the
/// finger are found by themselves, at any depth; `translation(in:)` is what the *view* has of the
/// drag, the rest is the content's.
///
///     let pull = HandoverPanGestureRecognizer(target: self, action: …)
///     card.addGestureRecognizer(pull)
///
/// Only drags that set out in `direction` are its own.
open class HandoverPanGestureRecognizer: UIPanGestureRecognizer {
  /// Which way the view is pulled away.
  public enum Direction: Sendable {
    case down, up, left, right
  }

  /// Who moves when. It holds from the next drag on.
  open var policy = HandoverPolicy.withinDrag
  /// Which way the view is pulled away. Default: down.
  open var direction = Direction.down

  /// Who has moved last in this drag.
  public private(set) var holder = HandoverEvent.Holder.nobody

  /// The scroll views from the finger up to the view, deepest first.
  private var scrollers: [UIScrollView] = []
  private var policyInDrag = HandoverPolicy.withinDrag
  /// Whether the slop has been taken out, though it may not have begun yet.
  private var hasDroppedSlop = false

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count, storedState == .possible {
      policyInDrag = policy
      findScrollers(from: touches.first?.view)
    }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .possible, !isWaiting, holder == .content, downTouches.isEmpty {
      fail("the content had the drag to its end")
      return
    }
    super.touchesEnded(touches, with: event)
  }

  open override func reset() {
    super.reset()
    for scroller in scrollers where scroller.handover === self { scroller.handover = nil }
    scrollers.removeAll(keepingCapacity: true)
    hasDroppedSlop = false
    holder = .nobody
  }

  private func findScrollers(from touched: UIView?) {
    scrollers.removeAll(keepingCapacity: true)
    var current = touched
    while let view = current {
      if let scroller = view as? UIScrollView {
        scrollers.append(scroller)
        if policyInDrag.divides, scroller.handover == nil { scroller.handover = self }
      }
      if view === self.view { break }
      current = view.superview
    }
  }

  // MARK: Whose drag it is

  override func readiness(for way: CGPoint) -> Readiness {
    let pull = along(way)
    if abs(across(way)) > abs(pull) {
      return policyInDrag.holdsContent ? .unfit("goes across the pull") : .notYet
    }
    if pull <= 0 {
      return policyInDrag == .withinDrag && !concerned.isEmpty
        ? .notYet : .unfit("goes against the pull")
    }
    guard policyInDrag == .system || policyInDrag == .withinDrag else { return .ready }
    guard let scroller = concerned.first(where: { room(of: $0) > Self.rounding }) else {
      return .ready
    }
    if policyInDrag == .withinDrag { return .notYet }
    return .unfit(
      scroller.refreshPull > 0 && isAtEdge(scroller)
        ? "the content has something to be pulled out first" : "the content is not at its edge")
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !shares(with: preventedGestureRecognizer) && super.canPrevent(preventedGestureRecognizer)
  }

  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !shares(with: preventingGestureRecognizer)
      && super.canBePrevented(by: preventingGestureRecognizer)
  }

  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard policyInDrag.holdsContent else { return false }
    return concerned.contains { $0.panGestureRecognizer === otherGestureRecognizer }
  }

  private func shares(with other: UIGestureRecognizer) -> Bool {
    guard policyInDrag.shares,
      let scroller = concerned.first(where: { $0.panGestureRecognizer === other })
    else { return false }
    return policyInDrag == .withinDrag || isAtEdge(scroller) || storedState.isActive
  }

  // MARK: What it has of the drag

  /// How fast the view goes; zero along the pull while the content has the finger.
  open override func velocity(in view: UIView?) -> CGPoint {
    guard policyInDrag.divides, holder == .content else { return super.velocity(in: view) }
    let whole = super.velocity(in: nil)
    return convert(withAlong(whole, 0), to: view)
  }

  override func dropSlop() {
    guard !hasDroppedSlop else { return }
    hasDroppedSlop = true
    super.dropSlop()
  }

  /// The content's share is settled before anybody hears of this one's.
  override func willFireActions(for state: State) {
    for scroller in scrollers where scroller.handover === self && scroller.isDragging {
      scroller.continueDrag(scroller.panGestureRecognizer)
    }
  }

  // MARK: What the content has of it

  /// A scroll view under the finger begins to follow it: both count from the same point.
  func scrollerBegan(_ scroller: UIScrollView) {
    guard !hasDroppedSlop, storedState == .possible else { return }
    hasDroppedSlop = true
    // Where the content has come in late, so has this.
    drag.alignTranslation(with: scroller.panGestureRecognizer.drag)
  }

  /// The part of a step of the finger that moves the content.
  ///
  /// - Parameter step: in the scroll view's space.
  func part(
    of step: CGPoint, for scroller: UIScrollView, draggedBy pan: UIScrollViewPanGestureRecognizer
  ) -> CGPoint {
    guard storedState == .possible || storedState.isActive, isConcerned(scroller),
      policyInDrag == .withinDrag || storedState.isActive
    else { return step }
    let whole = along(scroller.convertVectorToWindow(step))
    guard whole.isFinite, whole != 0 else { return step }

    var content = share(whole, of: scroller)
    if content < whole, whole > 0, storedState == .possible {
      // The edge is reached in mid-drag: from this very point the view moves.
      drag.withhold(vector(along: content))
      state = .began
      if !storedState.isActive {
        drag.withhold(vector(along: whole - content))
        content = whole
      }
    } else {
      drag.withhold(vector(along: content))
    }
    if storedState == .possible {
      // What the content leaves, nobody has: the view is not to start with it later.
      drag.withhold(vector(along: along(drag.translation)))
    }
    // Of a step that was divided, the one it came to has it.
    let isViews = whole > 0 ? content < whole : content == 0
    note(isViews ? .view : .content, scroller)
    return withAlong(step, along(step) * content / whole)
  }

  /// The velocity the content is let go with.
  func velocity(_ finger: CGPoint, leftTo scroller: UIScrollView) -> CGPoint {
    guard storedState.isActive || storedState == .ended, isConcerned(scroller), holder == .view
    else { return finger }
    return withAlong(finger, 0)
  }

  /// How much of a step along the pull, in the window's space, is the content's.
  private func share(_ step: CGFloat, of scroller: UIScrollView) -> CGFloat {
    if step > 0 {
      // Around it is more to scroll: then it is not the view's turn.
      let isOutermost = !concerned.contains {
        $0 !== scroller && scroller.isDescendant(of: $0) && room(of: $0) > Self.rounding
      }
      return isOutermost ? min(step, room(of: scroller)) : step
    }
    guard storedState.isActive else { return step }
    // The step is in the translation already.
    let view = roomBack(from: along(drag.translation) - step, isContentAtEdge: isAtEdge(scroller))
    return step - max(step, -max(view, 0))
  }

  /// How far the view goes back, against the pull, before it is the content's turn.
  ///
  /// - Parameter way: how far it has been pulled. Units: points of the finger.
  func roomBack(from way: CGFloat, isContentAtEdge: Bool) -> CGFloat { way }

  /// How far the content still goes before it is the view's turn: to its edge, and past it as far as
  /// it takes to pull a refresh control out. Units: points of the finger.
  final func room(of scroller: UIScrollView) -> CGFloat {
    let range = isVertical ? scroller.vertical : scroller.horizontal
    let raw = Double(
      isVertical
        ? (scroller.isDragging ? scroller.drag.raw.y : scroller.raw(for: scroller.contentOffset).y)
        : (scroller.isDragging ? scroller.drag.raw.x : scroller.raw(for: scroller.contentOffset).x))
    let zone = direction == .down ? scroller.refreshPull : 0
    let room =
      isTowardsStart
      ? raw - (range.offsets.lowerBound - zone) : range.offsets.upperBound - raw
    return CGFloat(max(room, 0))
  }

  final func isAtEdge(_ scroller: UIScrollView) -> Bool {
    let range = isVertical ? scroller.vertical : scroller.horizontal
    let offset = Double(isVertical ? scroller.contentOffset.y : scroller.contentOffset.x)
    return isTowardsStart
      ? offset <= range.offsets.lowerBound + 0.5 : offset >= range.offsets.upperBound - 0.5
  }

  /// The scroll views that scroll along the pull. Asked at every step, so it makes no list.
  final var concerned: LazyFilterSequence<[UIScrollView]> {
    scrollers.lazy.filter { self.isConcerned($0) }
  }

  private func isConcerned(_ scroller: UIScrollView) -> Bool {
    scroller.panGestureRecognizer.isEnabled
      && (isVertical ? scroller.vertical.scrolls : scroller.horizontal.scrolls)
  }

  private func note(_ new: HandoverEvent.Holder, _ scroller: UIScrollView) {
    guard new != holder else { return }
    let old = holder
    holder = new
    Engine.tell(
      .handover(HandoverEvent(recognizer: self, scrollView: scroller, from: old, to: new)))
  }

  // MARK: Directions

  /// Places nearer than this are one. Units: points.
  private static let rounding: CGFloat = 1e-6

  private var isVertical: Bool { direction == .down || direction == .up }

  /// Whether pulling shows what lies before the content's start.
  private var isTowardsStart: Bool { direction == .down || direction == .right }

  private func along(_ way: CGPoint) -> CGFloat {
    (isVertical ? way.y : way.x) * (isTowardsStart ? 1 : -1)
  }

  private func across(_ way: CGPoint) -> CGFloat { isVertical ? way.x : way.y }

  private func withAlong(_ way: CGPoint, _ value: CGFloat) -> CGPoint {
    let signed = value * (isTowardsStart ? 1 : -1)
    return isVertical ? CGPoint(x: way.x, y: signed) : CGPoint(x: signed, y: way.y)
  }

  private func vector(along value: CGFloat) -> CGPoint { withAlong(.zero, value) }
}

extension UIScrollView {
  /// How far a finger pulls before a refresh control that is there has what it wants; 0 without one,
  /// and while it has it. Units: points of the finger.
  fileprivate var refreshPull: Double {
    guard let control = refreshControl, control.isEnabled, !control.isRefreshing, bounces else {
      return 0
    }
    // A point more than enough, for offsets lie on pixels.
    return RubberBand(dimension: Double(bounds.height))
      .raw(from: Double(UIRefreshControl.threshold) + 1)
  }
}

extension UIView {
  /// A vector of the view's space, in the window's.
  fileprivate func convertVectorToWindow(_ vector: CGPoint) -> CGPoint {
    let origin = convert(CGPoint.zero, to: nil)
    let tip = convert(vector, to: nil)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }
}
