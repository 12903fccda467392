import Display
public import Drawing
public import Foundation
public import Geometry

/// How a shape's inside is told. Mirrors: `CAShapeLayerFillRule`.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end. Mirrors: `CAShapeLayerLineCap`.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet. Mirrors: `CAShapeLayerLineJoin`.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A path, filled and stroked. Mirrors: `CAShapeLayer`.
///
/// The path may reach beyond the bounds. It is drawn into a bitmap at device scale that is made anew
/// only when the shape itself changes.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    get { if case .path(let path)? = extraValue("path") { path } else { nil } }
    set { setExtra("path", newValue.map { .path(CGPath(steps: $0.steps)) } ?? .none, plain: nil) }
  }

  open var fillColor: CGColor? {
    get { color("fillColor", default: .black) }
    set { setColor("fillColor", newValue) }
  }

  open var strokeColor: CGColor? {
    get { color("strokeColor", default: .clear) }
    set { setColor("strokeColor", newValue) }
  }

  /// The part of the path's length at which the stroke begins, 0…1.
  open var strokeStart: CGFloat {
    get { scalar("strokeStart", default: 0) }
    set { setExtra("strokeStart", .scalar(newValue), plain: nil) }
  }

  /// The part of the path's length at which the stroke ends, 0…1.
  open var strokeEnd: CGFloat {
    get { scalar("strokeEnd", default: 1) }
    set { setExtra("strokeEnd", .scalar(newValue), plain: nil) }
  }

  /// Points.
  open var lineWidth: CGFloat {
    get { scalar("lineWidth", default: 1) }
    set { setExtra("lineWidth", .scalar(newValue), plain: nil) }
  }

  open var miterLimit: CGFloat {
    get { scalar("miterLimit", default: 10) }
    set { setExtra("miterLimit", .scalar(newValue), plain: nil) }
  }

  open var lineDashPhase: CGFloat {
    get { scalar("lineDashPhase", default: 0) }
    set { setExtra("lineDashPhase", .scalar(newValue), plain: nil) }
  }

  /// Lengths of lines and gaps in turn, points.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    lineDashPattern = other.lineDashPattern
    fillRule = other.fillRule
    lineCap = other.lineCap
    lineJoin = other.lineJoin
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func copyForPresentation() -> CALayer { CAShapeLayer(layer: self) }

  override func redraws(forKey key: String) -> Bool {
    Self.keys.contains(key) || super.redraws(forKey: key)
  }

  /// All but the path, which Core Animation does not animate by itself.
  override var implicitKeys: Set<String> { Self.keys.subtracting(["path"]) }

  private static let keys: Set<String> = [
    "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineDashPhase",
  ]

  override var drawsBeyondBounds: Bool { true }

  /// What of the layer can be seen, where that is known.
  private var seen: CGRect?

  /// Of a shape much larger than what is seen of it only that is drawn, and a little more.
  override func show(_ rect: CGRect) {
    guard rect.width.isFinite, rect.height.isFinite, backing.content != nil else { return }
    seen = rect
    let wanted = wholeRect.intersection(rect)
    let drawn = CGRect(origin: backing.contentOrigin, size: backing.contentSize)
    guard !drawn.insetBy(dx: -0.001, dy: -0.001).contains(wanted) || drawn.isMuchLarger(than: rect)
    else { return }
    // The frame is being made: its list is to be filled anew, and no other frame asked for.
    display()
    flags.insideDirty = true
  }

  override var drawnRect: CGRect {
    let whole = wholeRect
    guard let seen, whole.isMuchLarger(than: seen) else { return whole }
    return whole.intersection(seen.insetBy(dx: -2, dy: -2).onPixels(pixelScale))
  }

  /// The path's box and half a line more, on whole pixels.
  private var wholeRect: CGRect {
    guard case .path(let path)? = shownExtra("path"), !path.isEmpty else { return .zero }
    var reach: CGFloat = 1
    if (color("strokeColor", default: .clear)?.alpha ?? 0) > 0, let width = shownScalar("lineWidth")
    {
      reach += width / 2 * (lineJoin == .miter ? max(1, min(miterLimit, 10)) : 1.5)
    }
    return path.boundingBox.insetBy(dx: -reach, dy: -reach).onPixels(pixelScale)
  }

  private func shownScalar(_ key: String) -> CGFloat? {
    if case .scalar(let value)? = shownExtra(key) { return value }
    return key == "lineWidth" ? 1 : nil
  }

  open override func draw(in ctx: CGContext) {
    guard let path, !path.isEmpty else { return }
    if let fill = fillColor, fill.alpha > 0 {
      ctx.addPath(path)
      ctx.setFillColor(fill)
      ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let stroke = strokeColor, stroke.alpha > 0, lineWidth > 0 else { return }
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    let line =
      isWhole ? path : PathMeasure(path).trimmed(from: strokeStart, to: strokeEnd)
    guard !line.isEmpty else { return }
    ctx.addPath(line)
    ctx.setStrokeColor(stroke)
    ctx.setLineWidth(lineWidth)
    ctx.setMiterLimit(miterLimit)
    ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    if let lineDashPattern {
      ctx.setLineDash(
        phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
    }
    ctx.strokePath()
  }
}

extension CGRect {
  /// Source: chosen: below, cutting costs more drawing than it saves.
  nonisolated fileprivate func isMuchLarger(than seen: CGRect) -> Bool {
    width > seen.width * 1.25 + 8 || height > seen.height * 1.25 + 8
  }
}
