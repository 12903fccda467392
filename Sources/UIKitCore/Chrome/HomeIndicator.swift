import Foundation
import QuartzCore

/// The bar to swipe home with: only its looks.
final class HomeIndicator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Drawn once: it lies over every frame, and a picture costs one request where a rounded
  /// rectangle takes five.
  override func draw(_ rect: CGRect) {
    (isLight ? UIColor.white : .black).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
  }

  func setLight(_ isLight: Bool) {
    guard isLight != self.isLight else { return }
    self.isLight = isLight
    setNeedsDisplay()
  }

  private(set) var isLight = false
}
