import Drawing
import Foundation
import Geometry
import QuartzCore

extension UIView {
  final func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    afterUpdates ? displayNow() : noteNotDrawn()
    return SnapshotView(of: self, part: bounds)
  }

  final func makeSnapshot(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, caps capInsets: UIEdgeInsets
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

  final func paintHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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
    guard layer.awaitsCommit else { return false }
    if layer.needsDisplay() { return true }
    for view in subviews where !view.isHidden && view.waitsForDrawing { return true }
    return false
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
