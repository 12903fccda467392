import Foundation

/// Where the chrome's parts are on a display of some size.
struct ChromeShape: Equatable {
  let size: CGSize
  let insets: UIEdgeInsets

  /// A display without home button has round corners and an indicator.
  var isRounded: Bool { insets.bottom > 0 || insets.left > 0 }

  /// Source: documented, 139 × 5 at 390 points' width and 8 from the bottom; scaled with the width,
  /// a quarter of it in landscape.
  var homeIndicator: CGRect? {
    guard insets.bottom > 0, size.width > 0 else { return nil }
    let isWide = size.width > size.height
    let width = (size.width * (isWide ? 0.2475 : 139 / 390)).rounded()
    return CGRect(
      x: ((size.width - width) / 2).rounded(), y: size.height - 13, width: width, height: 5)
  }

  /// Whether the status bar is the low one of phones with a home button.
  var isClassic: Bool { insets.top < 40 }

  /// Points.
  ///
  /// Source: measured, 17 beside a notch, 12 in the low bar.
  var clockFontSize: CGFloat { isClassic ? 12 : 17 }

  /// The middle of the clock.
  ///
  /// Source: measured, iPhone 14 (47 points) and 14 Pro (59): the ear left of the notch.
  var clockCenter: CGPoint {
    if isClassic { return CGPoint(x: size.width / 2, y: insets.top / 2) }
    return CGPoint(x: insets.top > 50 ? 66 : 57, y: insets.top > 50 ? 33 : 28)
  }

  /// The middle of the battery's right edge.
  var batteryEnd: CGPoint {
    if isClassic { return CGPoint(x: size.width - 5, y: insets.top / 2) }
    return CGPoint(
      x: size.width - (insets.top > 50 ? 33 : 27), y: insets.top > 50 ? 33 : 28)
  }
}
