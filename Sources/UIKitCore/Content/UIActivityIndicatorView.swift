import Drawing
public import Foundation
import Geometry
import QuartzCore

/// A wheel of spokes that turns while something is going on.
///
/// Mirrors: `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// How large it is. Mirrors: `UIActivityIndicatorView.Style`.
  public nonisolated enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  open var color: UIColor! = .systemGray {
    didSet {
      note(.color)
      if color == nil { color = .systemGray }
      if color != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    setUpIndicator()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUpIndicator()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUpIndicator()
  }

  private func setUpIndicator() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    isHidden = true
    setNeedsDisplay()
  }

  /// Source: documented, 20 and 37 points.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    let turn = CAKeyframeAnimation(keyPath: "transform")
    turn.values = (0..<Self.spokes).map {
      CATransform3DMakeRotation(CGFloat($0) * 2 * .pi / CGFloat(Self.spokes), 0, 0, 1)
    }
    turn.calculationMode = .discrete
    turn.duration = Self.turnDuration
    turn.repeatCount = .infinity
    layer.add(turn, forKey: Self.turnKey)
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    layer.removeAnimation(forKey: Self.turnKey)
    isHidden = hidesWhenStopped
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = min(bounds.width, bounds.height) / 2
    let tint = color.resolvedColor(with: traitCollection).cgColor
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.setLineCap(.round)
    context.setLineWidth(radius * 0.2)
    for spoke in 0..<Self.spokes {
      // The spoke at the top is the strongest; those behind it fade.
      let part = 1 - CGFloat(spoke) / CGFloat(Self.spokes)
      context.setStrokeColor(tint.copy(alpha: tint.alpha * (0.2 + 0.8 * part)) ?? tint)
      context.move(to: CGPoint(x: 0, y: -radius * 0.48))
      context.addLine(to: CGPoint(x: 0, y: -radius * 0.88))
      context.strokePath()
      context.rotate(by: -2 * .pi / CGFloat(Self.spokes))
    }
  }

  /// Source: measured.
  private static let spokes = 8
  /// Seconds. Source: measured.
  private static let turnDuration: CFTimeInterval = 0.8
  private static let turnKey = "activity"
}
