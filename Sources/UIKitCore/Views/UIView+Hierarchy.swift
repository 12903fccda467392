import Foundation
import QuartzCore

extension UIView {
  public final var window: UIWindow? { storedWindow }

  /// Whether the receiver is `view` or lies somewhere inside it.
  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[low], subviews[high])
    move(first, to: high)
    move(second, to: low)
  }

  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Inserts beside `sibling`. A sibling that is the view itself or a stranger is tolerated as UIKit
  /// does: the view goes on top (above) or to the back (below).
  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.superview === self, let index = subviews.firstIndex(where: { $0 === view }) {
      // Taken out first, so that the sibling's index is the one after the move.
      var rest = subviews
      rest.remove(at: index)
      let target = rest.firstIndex { $0 === sibling }.map { $0 + offset }
      move(view, to: target ?? (offset == 0 ? 0 : rest.count))
      return
    }
    let target = subviews.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(view, at: target ?? (offset == 0 ? 0 : subviews.count))
  }

  final func move(_ view: UIView, to index: Int) {
    guard let current = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: current)
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    placeLayer(of: view, at: index)
  }

  final func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview === self {
      move(view, to: min(index, subviews.count - 1))
      return
    }
    view.willMove(toSuperview: self)
    let coming = (self as? UIWindow) ?? storedWindow
    if view.storedWindow !== coming { view.tellWillMove(to: coming) }
    // Whoever hears of an end may put the view somewhere; this call has the last word. What ends then
    // is told when the view stands: an animation begun anew by each end would never let go.
    EndedAnimations.held { view.leaveSuperview() }
    guard !isDescendant(of: view) else {
      view.setWindow(nil)
      view.didMoveToSuperview()
      return
    }
    // Whoever heard of an end may have taken this one away, too.
    let newWindow = (self as? UIWindow) ?? storedWindow
    // Between two superviews of one window a view does not leave the window.
    EndedAnimations.held {
      view.leaveSuperview()
      let index = min(max(index, 0), subviews.count)
      subviews.insert(view, at: index)
      view.superview = self
      placeLayer(of: view, at: index)
      view.setWindow(newWindow)
      view.didMoveToSuperview()
      didAddSubview(view)
      view.propagateEnvironment()
      setNeedsLayout()
      view.controller?.followSuperview(isIn: true)
    }
  }

  /// Layers keep the order of the views; layers added by hand stay where they are among them.
  private func placeLayer(of view: UIView, at index: Int) {
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else if index > 0 {
      layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
      if layer.sublayers?.last !== view.layer, index == subviews.count - 1 {
        layer.addSublayer(view.layer)
      }
    } else {
      layer.addSublayer(view.layer)
    }
  }

  final func detachFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    if storedWindow != nil { tellWillMove(to: nil) }
    EndedAnimations.held {
      leaveSuperview()
      setWindow(nil)
      didMoveToSuperview()
      controller?.followSuperview(isIn: false)
    }
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    layer.removeFromSuperlayer()
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  final func setWindow(_ window: UIWindow?) {
    guard storedWindow !== window else { return }
    if window == nil { storedWindow?.arbiter.viewLeftWindow() }
    move(to: window?.link)
  }

  private func move(to link: WindowLink?) {
    guard windowLink !== link else { return }
    windowLink = link
    if link == nil, isFirstResponder { resignFirstResponder() }
    if link != nil, !AppearanceProxies.isEmpty { AppearanceProxies.dress(self) }
    for view in subviews where view.superview === self { view.move(to: link) }
    if link != nil { prepareDrawing() }
    didMoveToWindow()
  }
}
