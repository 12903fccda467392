import Foundation

/// What a window's root view stands on: moving it moves the whole page and leaves the page's own
/// transform and corners to the app.
///
/// Mirrors: the transition view that UIKit puts between a window and its root view.
final class WindowStage: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Nothing to touch by itself.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
