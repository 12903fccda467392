import Foundation
import Geometry
import QuartzCore

extension UIView {
  /// A view that shows what the receiver shows now and goes on showing it (E37).
  ///
  /// Mirrors: `snapshotView(afterScreenUpdates:)`. Without updates a view that has never been on the
  /// screen gives an empty picture.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if afterUpdates {
      layoutIfNeeded()
      displayAllIfNeeded()
    }
    return SnapshotView(of: self)
  }

  private func displayAllIfNeeded() {
    prepareDrawing()
    layer.displayIfNeeded()
    for view in subviews { view.displayAllIfNeeded() }
  }
}

/// A picture of a view, stretched with its own size.
final class SnapshotView: UIView {
  private let picture: CALayer
  private let size: CGSize

  init(of view: UIView) {
    picture = FrozenLayer(showing: view.layer)
    size = view.bounds.size
    super.init(frame: CGRect(origin: .zero, size: size))
    layer.addSublayer(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.transform = CATransform3DMakeScale(
      bounds.width / size.width, bounds.height / size.height, 1)
    picture.position = CGPoint(
      x: picture.anchorPoint.x * bounds.width, y: picture.anchorPoint.y * bounds.height)
  }
}
