public import Drawing

/// What answers for a layer; a view is its layer's delegate. Mirrors: `CALayerDelegate`.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
  /// Nil lets the layer look further; `NSNull` says "no action".
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Whether `action(for:forKey:)` could answer with an action now. Saves the question on the many
  /// changes made outside animation blocks.
  var answersLayerActions: Bool { get }
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public var answersLayerActions: Bool { true }
}
