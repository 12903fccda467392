import Foundation

/// What a navigation controller knows about its bars.
struct NavigationBars {
  var isBarHidden = false
  var isToolbarHidden = true
  var toolbar: UIToolbar?
  /// What a tab bar below covers, the device's shape included. Units: points.
  var coverBelow: CGFloat = 0
  /// The bar's way sideways, while there is one.
  var slide: Slide?
  /// Whether the delegate has heard of the page that the controller came up with.
  var hasShownFirst = false
  /// Whether that page is still coming.
  var isShowingFirst = false

  /// The bar comes or goes sideways along with the pages.
  enum Slide {
    case showing, hiding
  }
}
