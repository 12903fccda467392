import Foundation
import QuartzCore

/// The bar to swipe home with: only its looks.
final class HomeIndicator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 2.5
    setLight(false)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func setLight(_ isLight: Bool) {
    let color: UIColor = isLight ? .white : .black
    if backgroundColor !== color { backgroundColor = color }
  }
}
