public import Foundation
import QuartzCore

/// A bar that fills from the left.
///
/// Mirrors: `UIProgressView`.
open class UIProgressView: UIView {
  private let track = UIView()
  private let bar = UIView()
  private var storedProgress: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// Mirrors: `UIProgressView.Style`.
  public nonisolated enum Style: Int, Sendable {
    case `default`, bar
  }

  /// In a bar the track is not seen.
  open var progressViewStyle = Style.default {
    didSet { track.isHidden = progressViewStyle == .bar }
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    track.isHidden = style == .bar
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  /// 0…1, cut to it.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isFinite ? min(max(progress, 0), 1) : 0
    guard animated else {
      layOut()
      return
    }
    // Source: chosen, as long as an implicit animation.
    UIView.animate(withDuration: 0.25) { self.layOut() }
  }

  open var progressTintColor: UIColor? { didSet { color() } }
  open var trackTintColor: UIColor? { didSet { color() } }

  /// Source: documented, 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  private func setUpBar() {
    isUserInteractionEnabled = false
    for part in [track, bar] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    color()
    layOut()
  }

  private func layOut() {
    let height = bounds.height
    track.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    bar.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(storedProgress), height: height)
    for part in [track, bar] { part.layer.cornerRadius = height / 2 }
  }

  private func color() {
    track.backgroundColor = trackTintColor ?? .systemFill
    bar.backgroundColor = progressTintColor ?? tintColor
  }
}
