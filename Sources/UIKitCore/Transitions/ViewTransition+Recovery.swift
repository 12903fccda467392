import Foundation
import QuartzCore

extension ViewTransition {
  /// Whether anything of it still moves by itself.
  var isMoving: Bool {
    blocks.contains { $0.runningCount > 0 && !$0.options.contains(.repeat) }
      || context.containerView.layer.hasFiniteAnimations || CADisplayLink.wantsFrames
  }

  /// Whether what was to be presented on has left the window since it was asked for.
  var hasNoPlace: Bool {
    kind == .present && phase == .scheduled && from.viewIfLoaded?.window == nil
  }

  /// Whether what is to go has left the window since it was asked to.
  var isUnseen: Bool {
    kind == .dismiss && phase == .scheduled && context.containerView.window == nil
  }

  /// There is nothing to present on: it comes and goes unseen.
  func refuse() {
    Diagnostics.report(
      .presentWhilePresenting(to, on: from, "whose view is not in the window hierarchy."))
    settle(completed: false)
  }

  /// Lets go of what somebody holds and forgot.
  func letGo(finishing: Bool) {
    if let driver = interactor as? UIPercentDrivenInteractiveTransition {
      finishing ? driver.finish() : driver.cancel()
      if !isInteractive { return }
    }
    settle(completed: finishing)
  }

  /// Brings it to its end at once, whatever state it is in: for transitions that nobody ends.
  func settle(completed: Bool) {
    guard phase == .running || phase == .scheduled else { return }
    isSettled = true
    if phase == .scheduled { start() }
    guard phase == .running else { return }
    // Let go backwards already, perhaps as it began, it ends where it goes.
    let completed = completed && (isInteractive || !wasCancelled)
    if isInteractive { release(cancelled: !completed) }
    if !completed { isTakenBack() }
    let layer = context.containerView.layer
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    let blocks = self.blocks
    if !completed { for block in blocks.reversed() { block.restoreModel() } }
    // Its own completion may do what is left to do.
    for block in blocks { block.end() }
    layer.endFiniteAnimations()
    complete(completed)
  }
}

extension UIViewController {
  /// The controller leaves the screen for good: nothing in it is left under way.
  final func settleTransitions() {
    waitingRequests.removeAll()
    runningTransition?.settle(completed: runningTransition?.wasCancelled != true)
    for child in children { child.settleTransitions() }
  }
}

extension ViewTransition {
  /// Where a page lies decides how far the device's shape reaches into it: laid out for a new size
  /// while it was somewhere else, it is laid out again in its place.
  func layOutIfResized(from size: CGSize?) {
    for page in [from, to] {
      guard let view = page.viewIfLoaded, let window = view.window, let size,
        window.bounds.size != size
      else { continue }
      view.setAllNeedLayout()
    }
  }
}

extension UIView {
  fileprivate func setAllNeedLayout() {
    setNeedsLayout()
    for view in subviews { view.setAllNeedLayout() }
  }
}

extension CALayer {
  /// Takes away what would hold its delegate, and through that the transition, for good.
  fileprivate func endFiniteAnimations() {
    for key in animationKeys() ?? [] {
      guard let one = animation(forKey: key), one.repeatCount.isFinite, one.repeatDuration.isFinite
      else { continue }
      removeAnimation(forKey: key)
    }
    for layer in sublayers ?? [] { layer.endFiniteAnimations() }
  }

  /// Whether an animation that has an end runs on the layer or inside it.
  fileprivate var hasFiniteAnimations: Bool {
    let own = (animationKeys() ?? []).contains {
      animation(forKey: $0).map { $0.repeatCount.isFinite && $0.repeatDuration.isFinite } ?? false
    }
    return own || (sublayers ?? []).contains { $0.hasFiniteAnimations }
  }
}

extension UIView {
  /// Whether a scroll view in it goes on by itself.
  var isScrollingInside: Bool {
    if let scroll = self as? UIScrollView, scroll.isDecelerating { return true }
    for view in subviews where view.isScrollingInside { return true }
    return false
  }
}
