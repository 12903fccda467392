import Foundation
import Motion
import QuartzCore

extension UISheetPresentationController {
  /// The corners of a large sheet. Source: observed (F13), measured (F14). Units: points.
  static let cornerRadius: CGFloat = 10
  static let newerCornerRadius: CGFloat = 38

  /// The wishes, made numbers in the container as it is.
  func resolvedLayout() -> SheetLayout {
    var layout = SheetLayout()
    guard let container = containerView else { return layout }
    let traits = container.traitCollection
    let isLow = traits.verticalSizeClass == .compact
    layout.size = container.bounds.size
    layout.safeArea = container.safeAreaInsets
    layout.isNewer = UIKitCompatibility.usesNewerLook
    layout.undimmed = largestUndimmedDetentIdentifier
    layout.isFullScreen = isLow && !prefersEdgeAttachedInCompactHeight
    layout.width = width(in: layout, isLow: isLow)
    guard !layout.isFullScreen else {
      layout.largeHeight = layout.size.height
      layout.stops = [SheetLayout.Stop(identifier: .large, height: layout.size.height)]
      return layout
    }
    layout.largeHeight = max(0, layout.size.height - layout.topInset)
    let scale = max(traits.displayScale, 1)
    let maximum = max(0, layout.largeHeight - layout.safeArea.bottom)
    let surroundings = SheetSurroundings(traits: traits, maximum: maximum)
    layout.stops = detents.compactMap { detent in
      detent.resolvedValue(in: surroundings).map {
        let value = (min($0, maximum) * scale).rounded() / scale
        return SheetLayout.Stop(
          identifier: detent.identifier, height: value + layout.safeArea.bottom)
      }
    }.sorted { $0.height < $1.height }
    if layout.stops.isEmpty {
      layout.stops = [SheetLayout.Stop(identifier: .large, height: layout.largeHeight)]
    }
    return layout
  }

  private func width(in layout: SheetLayout, isLow: Bool) -> CGFloat {
    guard isLow, !layout.isFullScreen else { return layout.size.width }
    let wish = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, wish > 0, wish.isFinite {
      return min(wish, layout.size.width)
    }
    return max(0, layout.size.width - layout.safeArea.left - layout.safeArea.right)
  }

  /// Something that decides about the stops has changed: the sheet takes its place anew.
  func stopsChanged() {
    guard let presentation, !presentation.isMoving, drag == nil, containerView != nil,
      sheetView?.superview != nil
    else { return }
    layout = resolvedLayout()
    show(seen: layout.height(of: selectedDetentIdentifier))
    restAsCard()
    sheetView?.layoutIfNeeded()
  }

  /// So much of the sheet is seen: it and all around it follow.
  func show(seen: CGFloat) {
    self.seen = seen
    placeSheet(seen: seen)
    showSurroundings(seen: seen)
  }

  func placeSheet(seen: CGFloat) {
    guard let sheetView else { return }
    sheetView.take(layout.frame(seen: seen))
    sheetView.offset = layout.offset(seen: seen)
    if AnimationBlock.current != nil { sheetView.layoutIfNeeded() }
    let standard = layout.isNewer ? Self.newerCornerRadius : Self.cornerRadius
    sheetView.radius =
      layout.isFullScreen ? 0 : max(0, (preferredCornerRadius ?? standard).finite)
    let isUndimmed = largestUndimmedDetentIdentifier != nil
    sheetView.showShadow(isUndimmed ? 0.16 : 0)
  }

  /// A sheet at rest below the largest detent floats, in the newer look (F25).
  func restAsCard() {
    sheetView?.ownTransform = layout.cardTransform(seen: seen)
    sheetView?.roundAllCorners(layout.isCard(seen: seen))
  }

  /// The dark and the page behind, with so much of the sheet seen.
  func showSurroundings(seen: CGFloat) {
    dimming.alpha = layout.dimming(seen: seen) * darkness(seen: seen)
    let depth = layout.depth(seen: seen)
    backdrop?.show(depth: depth, layout: layout)
    let recedes = backdrop != nil && depth > 0.5
    guard recedes != hasReceded else { return }
    hasReceded = recedes
    let update = { SystemChrome.update(on: self.containerView?.window?.screen ?? .main) }
    if AnimationBlock.current == nil, drag != nil {
      UIView.animate(withDuration: 0.2, animations: update)
    } else {
      update()
    }
  }

  private func darkness(seen: CGFloat) -> CGFloat {
    let isDark = dimming.traitCollection.userInterfaceStyle == .dark
    return isDark && layout.isCard(seen: seen)
      ? SheetLayout.cardDimmingInDark : SheetLayout.dimming
  }

  // MARK: Motion

  /// Springs to a place (F16).
  ///
  /// - Parameter velocity: upwards, points per second.
  func move(to target: CGFloat, velocity: CGFloat, completion: @escaping () -> Void) {
    let distance = target - seen
    var start = abs(distance) < 0.01 ? 0 : Double(velocity / distance)
    // Upwards it must not fly past its place: below it there is nothing to see.
    if distance > 0 { start = min(start, SystemSpring.spring.angularFrequency) }
    let spring = SystemSpring.spring.with(initialVelocity: start.finite)
    let motion = SheetMotion(completion)
    self.motion = motion
    AnimationBlock(
      duration: spring.settlingDuration, delay: 0, pace: .spring(spring),
      options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve]
    ) { [weak self] _ in
      guard motion === self?.motion else { return }
      self?.motion = nil
      motion.end()
    }.run {
      show(seen: target)
      if target >= layout.lowest { restAsCard() }
    }
  }

  /// Stops whatever moves the sheet, where it is seen now.
  func stopMotion() {
    let height = sheetView?.layer.presentation()?.bounds.height ?? layout.frame(seen: seen).height
    let shift = sheetView?.presentedOffset ?? 0
    motion = nil
    for view in [sheetView, dimming].compactMap({ $0 }) { view.layer.removeAllAnimations() }
    sheetView?.stopResizing()
    backdrop?.stop()
    show(seen: height - max(0, shift))
  }
}

/// The sheet on its way by itself.
final class SheetMotion {
  private var completion: (() -> Void)?

  init(_ completion: @escaping () -> Void) {
    self.completion = completion
  }

  func end() {
    let block = completion
    completion = nil
    block?()
  }
}
