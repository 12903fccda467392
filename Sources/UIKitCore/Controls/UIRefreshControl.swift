public import Foundation
import QuartzCore

/// Pulling a scroll view down asks for new content. Mirrors: `UIRefreshControl`.
open class UIRefreshControl: UIControl {
  /// Source: observed: how far the content stays down meanwhile, and how far it has to be pulled.
  static let height: CGFloat = 60
  static let threshold: CGFloat = 120

  open private(set) var isRefreshing = false
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// Whether the finger has to let go before it can ask again.
  private var isSpent = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpRefresh()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpRefresh()
  }

  private func setUpRefresh() {
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    addSubview(wheel)
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Shows that content is being fetched; nobody is told.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.alpha = 1
    wheel.startAnimating()
    scrollView?.refreshInset = Self.height
  }

  /// The content is there: it goes back up.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView else { return wheel.stopAnimating() }
    let wasAtTop =
      scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
      && !scrollView.isDragging
    let offset = scrollView.contentOffset
    scrollView.refreshInset = 0
    if wasAtTop {
      scrollView.bounds.origin = offset
      scrollView.setContentOffset(
        CGPoint(x: offset.x, y: -scrollView.adjustedContentInset.top), animated: true)
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { self.wheel.alpha = 0 },
      completion: { [weak self] _ in
        guard let self, !isRefreshing else { return }
        wheel.stopAnimating()
      })
  }

  /// The content has moved.
  func scrolled() {
    guard let scrollView else { return }
    let top = -(scrollView.adjustedContentInset.top - scrollView.refreshInset)
    let pull = top - scrollView.contentOffset.y
    frame = CGRect(
      x: 0, y: min(-Self.height, -pull),
      width: scrollView.bounds.width, height: Self.height)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    if !scrollView.isDragging { isSpent = false }
    guard !isRefreshing else { return }
    let part = min(max(pull / Self.threshold, 0), 1)
    if wheel.alpha != part, wheel.layer.animationKeys() == nil { wheel.alpha = part }
    guard scrollView.isDragging, !isSpent, isEnabled, pull >= Self.threshold else { return }
    isSpent = true
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
