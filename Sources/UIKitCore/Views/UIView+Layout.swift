import Drawing
import Foundation
import QuartzCore

extension UIView {
  /// Lays out the receiver's superviews that wait for layout too, outermost first, then itself and
  /// everything below.
  final func layoutTopDown() {
    var chain: [UIView] = [self]
    while let next = chain.last?.superview, next.layer.needsLayout() { chain.append(next) }
    for view in chain.reversed() { view.layer.layoutIfNeeded() }
  }

  final func layoutNow() {
    if storedWindow == nil { forgetEntering() }
    controller?.callWillLayoutSubviews()
    layoutSubviews()
    controller?.callDidLayoutSubviews()
  }

  /// Finds out whether the class draws, once it can be seen, and asks for its bitmap.
  final func prepareDrawing() {
    guard !drawsContent, !hasDrawnNothing else { return }
    drawsContent = DrawingProbe.draws(self)
    hasDrawnNothing = !drawsContent
    if drawsContent { layer.setNeedsDisplay() }
  }

  final func propagateTint() {
    tintColorDidChange()
    for view in subviews where view.storedTint == nil { view.propagateTint() }
  }

  final func tintModeChanged() {
    tintColorDidChange()
    for view in subviews where view.storedTintMode == .automatic { view.tintModeChanged() }
  }

  /// The view has come under other superviews: tint, traits and safe area may differ.
  final func propagateEnvironment() {
    propagateTraits()
    if storedTint == nil { propagateTint() }
    enterSafeArea()
  }

  /// Tells the view and everything below of their traits, where they are others than they knew.
  final func propagateTraits() {
    // Out of a window a view may learn what its superviews were not told; then those are to be told
    // again, and not to be passed over with all they hold.
    if storedWindow == nil {
      var ancestor = superview
      while let view = ancestor, let known = view.knownTraits, !known.isEqual(view.traitCollection)
      {
        view.knownTraits = nil
        ancestor = view.superview
      }
    }
    take(traitCollection)
  }

  private func take(_ traits: UITraitCollection) {
    let old = knownTraits
    // What is inside was told when this was, or when it came in.
    if let old, old === traits || old.isEqual(traits) { return }
    knownTraits = traits
    let resolved = storedBackground?.resolvedColor(with: traits).cgColor
    if storedBackground != nil, layer.backgroundColor != resolved {
      layer.backgroundColor = resolved
    }
    if drawsContent { layer.setNeedsDisplay() }
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    guard knownTraits === traits else { return }
    controller?.presentation?.controller.traitCollectionDidChange(old)
    for view in subviews {
      // Whoever was told may have chosen other traits, and told them already; or moved somebody.
      guard knownTraits === traits else { return }
      if view.superview === self { view.take(view.traits(under: traits)) }
    }
  }

  private func traits(under outer: UITraitCollection) -> UITraitCollection {
    let style = overrideUserInterfaceStyle
    guard style != .unspecified || raisesContent else { return outer }
    return outer.with(
      style == .unspecified ? nil : style, level: raisesContent ? .elevated : nil)
  }

  public final var traitCollection: UITraitCollection {
    var style = overrideUserInterfaceStyle
    var isElevated = raisesContent
    var view = superview
    while let current = view {
      if style == .unspecified { style = current.overrideUserInterfaceStyle }
      isElevated = isElevated || current.raisesContent
      view = current.superview
    }
    let base = (storedWindow?.screen ?? UIScreen.main).traitCollection
    guard style != .unspecified || isElevated else { return base }
    return base.with(
      style == .unspecified ? nil : style, level: isElevated ? .elevated : nil)
  }

  /// Runs `body` with dynamic colours resolving as they look in the view.
  final func withOwnTraits<Result>(_ body: () -> Result) -> Result {
    let outer = UITraitCollection.current
    UITraitCollection.current = traitCollection
    defer { UITraitCollection.current = outer }
    return body()
  }

  /// The way a view with such an attribute reads, the app being read from left to right.
  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
}

/// How a view's content goes with the direction of the language.
///
/// Mirrors: `UISemanticContentAttribute`.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of a language's lines. Mirrors: `UIUserInterfaceLayoutDirection`.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// Finds out by trying whether a class of views draws: whether a method is overridden cannot be seen
/// from outside on Linux, but whether it asks for the current context can.
///
/// Only a yes holds for the class. A no may be that of a view that has nothing to draw yet.
enum DrawingProbe {
  private static var drawing: Set<ObjectIdentifier> = []
  private static let context = CGContext(width: 1, height: 1, scale: 1)

  static func draws(_ view: UIView) -> Bool {
    let type = type(of: view)
    // What draws nothing whatever it holds; most views are no more than this.
    if type == UIView.self { return false }
    if drawing.contains(ObjectIdentifier(type)) { return true }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    return watch(view) { view.draw(CGRect(x: 0, y: 0, width: 1, height: 1)) }
  }

  /// Lets a view draw, and remembers whether it did.
  ///
  /// - Returns: whether it asked for the context.
  @discardableResult
  static func watch(_ view: UIView, _ draw: () -> Void) -> Bool {
    let before = UIGraphicsContextUse.count
    draw()
    guard UIGraphicsContextUse.count != before else { return false }
    drawing.insert(ObjectIdentifier(type(of: view)))
    return true
  }
}
