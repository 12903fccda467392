import Drawing
public import Foundation
import Geometry
import QuartzCore

/// A view that shows text.
///
/// Mirrors: `UILabel`. Takes no touches unless told to (A40). It is drawn anew only when something
/// that shows has changed.
open class UILabel: UIView {
  open var text: String? {
    get { content.string }
    set {
      guard newValue != content.string || content.isAttributed else { return }
      content = .plain(newValue)
      contentChanged()
    }
  }

  open var attributedText: NSAttributedString? {
    get { content.attributed(font: font, color: textColor) }
    set {
      content = .attributed(newValue?.copy() as? NSAttributedString)
      contentChanged()
    }
  }

  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      note(.font)
      if font == nil { font = .systemFont(ofSize: 17) }
      if font != oldValue { contentChanged() }
    }
  }

  open var textColor: UIColor! = .label {
    didSet {
      note(.textColor)
      if textColor == nil { textColor = .label }
      if textColor != oldValue { lookChanged() }
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { lookChanged() } }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }

  /// How many lines at most; 0 is no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }

  /// Whether the text becomes smaller, down to `minimumScaleFactor`, until it fits.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { lookChanged() } }
  }

  /// 0…1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { lookChanged() } }
  }

  /// Where text stands that has become smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { lookChanged() } }
  }

  open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { lookChanged() } } }
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { lookChanged() } }
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { lookChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { lookChanged() } } }
  open var highlightedTextColor: UIColor? { didSet { if isHighlighted { lookChanged() } } }

  /// The width `intrinsicContentSize` wraps at; 0 does not wrap. Units: points.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  var content = LabelContent.plain(nil)
  private var measured: (width: CGFloat, lines: Int, scale: CGFloat, size: CGSize)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
  }

  private func setUpLabel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    drawsContent = true
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  /// Where the text's lines go in bounds: as wide as they are, in the middle of the height.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = measure(width: bounds.width, lines: numberOfLines)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2,
      width: min(size.width, bounds.width), height: height)
  }

  /// Draws the text, in the middle of the rectangle's height.
  open func drawText(in rect: CGRect) {
    drawLines(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
  }

  /// The size on whole pixels, with as many lines as allowed.
  private func fittingSize(width: CGFloat) -> CGSize {
    measure(width: width, lines: numberOfLines)
  }

  private func measure(width: CGFloat, lines: Int) -> CGSize {
    let scale = max(traitCollection.displayScale, 1)
    if let measured, measured.width == width, measured.lines == lines, measured.scale == scale {
      return measured.size
    }
    let size = unroundedSize(width: width, lines: lines)
    // A thousandth of a pixel is rounding, not text.
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    let result = CGSize(width: whole(size.width), height: whole(size.height))
    measured = (width, lines, scale, result)
    return result
  }

  private func contentChanged() {
    measured = nil
    invalidateIntrinsicContentSize()
    lookChanged()
  }

  private func lookChanged() {
    if content.isEmpty {
      // Nothing to draw: give the bitmap back.
      layer.contents = nil
    } else {
      setNeedsDisplay()
    }
  }
}

/// Where a label's text stands after it has become smaller. Mirrors: `UIBaselineAdjustment`.
public nonisolated enum UIBaselineAdjustment: Int, Sendable {
  /// On the line that the text stood on before.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// From where the text began before.
  case none
}
