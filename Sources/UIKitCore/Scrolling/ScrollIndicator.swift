import Foundation
import QuartzCore

/// One of the lines that tell which part of the content is seen.
final class ScrollIndicator: UIView {
  var style = UIScrollView.IndicatorStyle.default {
    didSet { if style != oldValue { recolor() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = ScrollIndicators.thickness / 2
    recolor()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    recolor()
  }

  private func recolor() {
    let isLight =
      style == .white || (style == .default && traitCollection.userInterfaceStyle == .dark)
    backgroundColor = UIColor(white: isLight ? 1 : 0, alpha: 0.35)
  }
}
