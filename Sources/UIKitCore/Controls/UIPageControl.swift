public import Foundation
import QuartzCore

/// A row of dots, one for each page. Mirrors: `UIPageControl`.
open class UIPageControl: UIControl {
  private var dots: [UIView] = []

  /// Source: measured, iOS 14; points.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16

  /// At most a hundred are shown.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
      rebuild()
    }
  }

  /// Cut to the pages there are.
  open var currentPage = 0 {
    didSet {
      let page = min(max(currentPage, 0), max(0, numberOfPages - 1))
      if page != currentPage { currentPage = page }
      showColors()
    }
  }

  open var hidesForSinglePage = false { didSet { showColors() } }
  open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }

  /// Points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * Self.pitch + 24, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func rebuild() {
    let count = min(numberOfPages, 100)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      dots.append(dot)
      addSubview(dot)
    }
    showColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showColors() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - CGFloat(dots.count) * Self.pitch / 2
    for (index, dot) in dots.enumerated() {
      let center = CGPoint(x: start + (CGFloat(index) + 0.5) * Self.pitch, y: bounds.midY)
      dot.frame = pixelFrame(CGSize(width: Self.dot, height: Self.dot), centeredOn: center)
    }
  }

  override var claimsTaps: Bool { true }

  /// A tap beside the current dot goes one page to that side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, dots.indices.contains(currentPage) else { return }
    let page = currentPage + (touch.location(in: self).x < dots[currentPage].center.x ? -1 : 1)
    guard page >= 0, page < numberOfPages else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
