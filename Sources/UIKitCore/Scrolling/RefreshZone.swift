import Foundation

/// What waits above a scroll view's top to be pulled out, such as a refresh control.
///
/// The scroll view tells it how far it is pulled; it opens and closes by setting the scroll view's
/// `refreshInset`, which content at its top follows without a jump.
protocol RefreshZone: AnyObject {
  /// How far a finger pulls before it is out; a drag that is shared with a sheet stays with the
  /// content until then. Units: points of the finger.
  var pullLength: CGFloat { get }

  /// The content is `distance` past its top, 0 for not at all.
  func pulled(_ distance: CGFloat, isDragging: Bool)

  /// The finger has let go of the content, `distance` past its top.
  func released(_ distance: CGFloat)
}

extension UIScrollView {
  /// How far the content is past its top, what the zone holds open left out. Units: points.
  var pullDistance: CGFloat {
    max(0, CGFloat(vertical.offsets.lowerBound) + refreshInset - contentOffset.y)
  }

  func tellRefreshZone() {
    refreshZone?.pulled(pullDistance, isDragging: isDragging)
  }
}
