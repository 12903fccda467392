import UIKit

extension UIScrollView {
  /// Whether there is nothing above what is seen; bars and insets shift where that is.
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}
