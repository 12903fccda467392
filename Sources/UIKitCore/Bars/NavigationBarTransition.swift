import Foundation
import QuartzCore

/// From one item's content to another's: both stand side by side until it is over.
///
/// Titles turn into back labels and back labels into titles, as before iOS 26 (F5); with an animator of
/// the app's the contents only cross-fade (F7).
final class NavigationBarTransition {
  let from: NavigationBarContent
  let to: NavigationBarContent
  private let isPush: Bool
  private let isCustom: Bool

  init(
    from: NavigationBarContent, to: NavigationBarContent, _ direction: UINavigationBar.Transition,
    isCustom: Bool
  ) {
    self.from = from
    self.to = to
    isPush = direction == .push
    self.isCustom = isCustom
  }

  // MARK: Its three moments

  /// Puts the new content where it comes from.
  func prepare() {
    UIView.performWithoutAnimation {
      for content in [from, to] {
        content.layoutIfNeeded()
        content.isInTransition = true
        content.isUserInteractionEnabled = false
      }
      isCustom ? (to.alpha = 0) : prepareParts()
    }
  }

  /// Moves everything to where it ends; called inside the transition's animation block.
  func animate() {
    if isCustom {
      // One over the other, but never both in full: a finger may hold it anywhere.
      fade([from], to: 0, during: 0...0.7)
      fade([to], to: 1, during: 0.3...1)
    } else {
      animateParts()
    }
  }

  /// Takes a new width while the transition goes on. Contents that only fade are laid out anew; of
  /// those that move, each part goes on to where it was going.
  func follow(width: CGFloat, top: CGFloat) {
    for content in [from, to] {
      content.frame = CGRect(x: 0, y: top, width: width, height: content.frame.height)
      guard isCustom else { continue }
      content.isInTransition = false
      content.layoutIfNeeded()
      content.isInTransition = true
    }
  }

  /// Leaves one of the contents as if nothing had ever moved.
  func finish(keeping kept: NavigationBarContent) {
    UIView.performWithoutAnimation {
      for content in [from, to] {
        content.removePartAnimations()
        content.alpha = 1
        for view in content.parts { view.alpha = 1 }
        content.isUserInteractionEnabled = true
        content.isInTransition = false
      }
      (kept === from ? to : from).removeFromSuperview()
      kept.layoutIfNeeded()
    }
  }

  // MARK: Parts

  private var width: CGFloat { to.bounds.width }

  /// Where the page in front has its title while it is off to the right.
  private var offRight: CGFloat { width }

  private func prepareParts() {
    for view in to.parts { view.alpha = 0 }
    if from.back != nil, let chevron = to.back?.chevron {
      // One chevron stays where it is: two that fade would flicker.
      chevron.alpha = 1
      from.back?.chevron.alpha = 0
    }
    if isPush {
      if to.showsInlineTitle { to.title.center.x = offRight }
      to.largeLabel?.center.x += width
      to.backLabel?.center.x = labelSource
    } else {
      to.title.center.x = from.backLabelCenter ?? -width * 0.25
      to.largeLabel?.center.x -= width * 0.3
      if let label = to.backLabel { label.center.x -= label.bounds.width / 2 }
    }
  }

  private func animateParts() {
    let places = to.places
    for (view, center) in places.all { view.center = center }
    to.title.alpha = to.showsInlineTitle ? 1 : 0
    to.largeLabel?.alpha = 1
    to.back?.chevron.alpha = 1
    if isPush { to.backLabel?.alpha = 1 }
    fade(to.buttons + (isPush ? [] : [to.backLabel].compactMap { $0 }), to: 1, during: 0.4...0.8)
    if isPush {
      from.title.center.x = to.backLabelCenter ?? -width * 0.25
      from.largeLabel?.center.x -= width * 0.3
      if let label = from.backLabel { label.center.x -= label.bounds.width / 2 }
    } else {
      if from.showsInlineTitle { from.title.center.x = offRight }
      from.largeLabel?.center.x += width
      from.backLabel?.center.x = places.title
    }
    from.title.alpha = 0
    if !isPush { from.largeLabel?.alpha = 0 }
    if to.back == nil { from.back?.chevron.alpha = 0 }
    if !isPush { from.backLabel?.alpha = 0 }
    let leaving = isPush ? [from.backLabel, from.largeLabel].compactMap { $0 } : []
    fade(from.buttons + leaving, to: 0, during: 0...0.4)
  }

  /// What leaves for good is gone in the first two fifths (F6), and what is new comes after it.
  private func fade(_ views: [UIView], to alpha: CGFloat, during part: ClosedRange<Double>) {
    let whole = UIView.inheritedAnimationDuration
    UIView.animate(
      withDuration: whole * (part.upperBound - part.lowerBound), delay: whole * part.lowerBound,
      options: [
        .overrideInheritedDuration, .overrideInheritedCurve, .curveLinear, .allowUserInteraction,
      ],
      animations: { for view in views { view.alpha = alpha } })
  }

  /// Where the new back label comes from: the title it was.
  private var labelSource: CGFloat {
    from.showsInlineTitle ? from.title.center.x : (to.backLabelCenter ?? 0) + width * 0.25
  }
}

extension NavigationBarContent {
  /// Everything that fades by itself.
  fileprivate var parts: [UIView] {
    [title, largeLabel, back?.chevron, back?.label].compactMap { $0 } + buttons
  }

  fileprivate var backLabel: UILabel? {
    guard let label = back?.label, label.text?.isEmpty == false else { return nil }
    return label
  }

  /// The label's place in the content, by layout.
  fileprivate var backLabelCenter: CGFloat? {
    guard let back, let label = backLabel else { return nil }
    return back.frame.minX + back.labelX + label.bounds.width / 2
  }

  /// Where the moving parts are at rest.
  fileprivate var places: (all: [(UIView, CGPoint)], title: CGFloat) {
    var all: [(UIView, CGPoint)] = [(title, restingTitle)]
    if let largeLabel { all.append((largeLabel, restingLargeTitle)) }
    if let back, let label = backLabel, let x = backLabelCenter {
      all.append((label, CGPoint(x: x - back.frame.minX, y: label.center.y)))
    }
    return (all, restingTitle.x)
  }

  fileprivate func removePartAnimations() {
    for view in parts + [self] { view.layer.removeAllAnimations() }
  }
}
