import Drawing
public import Foundation
import Geometry
import QuartzCore

extension UIView {
  /// A view that shows what the receiver shows now and goes on showing it (E37).
  ///
  /// Mirrors: `snapshotView(afterScreenUpdates:)`. Without updates a view that has never been on the
  /// screen gives an empty picture.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    afterUpdates ? displayNow() : noteNotDrawn()
    return SnapshotView(of: self, part: bounds)
  }

  /// The same of a part, whose edges can be kept from stretching.
  ///
  /// - Parameters:
  ///   - rect: of the receiver's bounds, points.
  ///   - capInsets: what of each edge keeps its width when the snapshot is resized.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.isUsable, rect.width > 0, rect.height > 0 else { return nil }
    afterUpdates ? displayNow() : noteNotDrawn()
    guard capInsets != .zero else { return SnapshotView(of: self, part: rect) }
    let scale = max(traitCollection.displayScale, 1)
    let context = CGContext(pointSize: rect.size, scale: scale)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    layer.renderPresentation(in: context)
    guard let image = context.makeImage() else { return nil }
    return NinePartView(image: image, size: rect.size, caps: capInsets)
  }

  /// Draws what the receiver shows into the current context, stretched over `rect`.
  ///
  /// - Returns: whether there was something to draw and somewhere to draw it.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.isUsable, bounds.width > 0,
      bounds.height > 0
    else { return false }
    if afterUpdates { displayNow() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.renderPresentation(in: context)
    context.restoreGState()
    return true
  }

  /// What has not been drawn yet, or not since it changed, is not in the picture (H20).
  private func noteNotDrawn() {
    guard waitsForDrawing else { return }
    Diagnostics.report(.snapshotNotDrawn(self))
  }

  private var waitsForDrawing: Bool {
    layer.needsDisplay() || subviews.contains { !$0.isHidden && $0.waitsForDrawing }
  }

  private func displayNow() {
    layoutIfNeeded()
    displayAllIfNeeded()
  }

  private func displayAllIfNeeded() {
    prepareDrawing()
    layer.displayIfNeeded()
    for view in subviews { view.displayAllIfNeeded() }
  }
}

/// A picture of a part of a view, stretched with its own size.
final class SnapshotView: UIView {
  private let picture: CALayer
  private let part: CGRect
  private let origin: CGPoint

  init(of view: UIView, part: CGRect) {
    picture = FrozenLayer(frozen: view.layer)
    self.part = part
    origin = view.bounds.origin
    super.init(frame: CGRect(origin: .zero, size: part.size))
    clipsToBounds = part != view.bounds
    layer.addSublayer(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = bounds.width / part.width
    let y = bounds.height / part.height
    let size = picture.bounds.size
    picture.transform = CATransform3DMakeScale(x, y, 1)
    picture.position = CGPoint(
      x: picture.anchorPoint.x * size.width * x - (part.minX - origin.x) * x,
      y: picture.anchorPoint.y * size.height * y - (part.minY - origin.y) * y)
  }
}
