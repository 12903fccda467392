import Foundation

/// What a finger needs of a screen: a pointer stops at the screen's edges, a finger does not stop at
/// the device's.
struct PointerRoom {
  /// Where the screen is, as the device sees it. Units: points.
  let frame: CGRect

  /// How far beyond the device a virtual screen goes at most. Units: points. Source: chosen, more
  /// than any screen is wide and less than a server refuses.
  private static let reach: CGFloat = 4000

  /// - Parameters:
  ///   - size: the window's. Units: points.
  ///   - places: where the finger goes, as the window sees them. Units: points.
  init(around size: CGSize, places: some Sequence<CGPoint>) {
    let window = CGRect(origin: .zero, size: size)
    let touched = places.reduce(window) { room, place in
      room.union(CGRect(x: place.x - 1, y: place.y - 1, width: 3, height: 3))
    }
    frame = touched.intersection(window.insetBy(dx: -Self.reach, dy: -Self.reach)).integral
  }

  /// Where the window goes on that screen. Units: pixels.
  func corner(scale: CGFloat) -> (x: Int, y: Int) {
    (Int((-frame.minX * scale).rounded()), Int((-frame.minY * scale).rounded()))
  }

  /// A place in the window, as the screen sees it. Units: points.
  func onScreen(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
  }

  /// A screen of that size. Units of `scale`: pixels a point.
  ///
  /// - Throws: `Failure` where Xvfb is not installed or does not start.
  @MainActor func desktop(scale: CGFloat) throws(Failure) -> VirtualDesktop {
    try VirtualDesktop(
      width: Int((frame.width * scale).rounded(.up)),
      height: Int((frame.height * scale).rounded(.up)))
  }
}
