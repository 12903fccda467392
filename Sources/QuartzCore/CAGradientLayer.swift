import Display
public import Drawing
public import Foundation
import Geometry

/// How colours run. Mirrors: `CAGradientLayerType`.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Colours that run into each other over the bounds. Mirrors: `CAGradientLayer`.
///
/// Units: start and end in shares of the bounds, locations 0…1.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// `CGColor`s.
  open var colors: [Any]? {
    get {
      guard case .list(let list)? = extraValue("colors") else { return nil }
      return list.compactMap { if case .color(let color) = $0 { CGColor(color) } else { nil } }
    }
    set {
      setExtra(
        "colors", newValue.map { .list($0.map { AnimationValue(any: $0) }) } ?? .none, plain: nil)
    }
  }

  /// One for each colour; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get {
      guard case .list(let list)? = extraValue("locations") else { return nil }
      return list.compactMap {
        if case .scalar(let value) = $0 { NSNumber(value: Double(value)) } else { nil }
      }
    }
    set {
      setExtra(
        "locations", newValue.map { .list($0.map { .scalar(CGFloat($0.doubleValue)) }) } ?? .none,
        plain: nil)
    }
  }

  open var startPoint: CGPoint {
    get { point("startPoint", default: CGPoint(x: 0.5, y: 0)) }
    set { setExtra("startPoint", .point(newValue), plain: nil) }
  }

  open var endPoint: CGPoint {
    get { point("endPoint", default: CGPoint(x: 0.5, y: 1)) }
    set { setExtra("endPoint", .point(newValue), plain: nil) }
  }

  open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { type = other.type }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// Circles of colours cost much to draw: while colours run, half the pixels do, for nobody sees
  /// them where colours are soft.
  override var drawingScale: CGFloat {
    let scale = pixelScale
    let isRunning = attached.contains { !$0.animation.hasEnded }
    guard type != .axial, isRunning, !implicitKeys.isDisjoint(with: sampledExtras.keys),
      hasSoftStops
    else { return scale }
    return min(scale, max(1, scale / 2))
  }

  /// Whether no two colours meet at an edge.
  private var hasSoftStops: Bool {
    guard let locations, locations.count > 1 else { return true }
    let reach = max(bounds.width, bounds.height) / 2
    return zip(locations, locations.dropFirst()).allSatisfy {
      CGFloat($1.doubleValue - $0.doubleValue) * reach > 8
    }
  }

  override func copyForPresentation() -> CALayer { CAGradientLayer(layer: self) }

  override func redraws(forKey key: String) -> Bool {
    implicitKeys.contains(key) || super.redraws(forKey: key)
  }

  override var implicitKeys: Set<String> { ["colors", "locations", "startPoint", "endPoint"] }

  open override func draw(in ctx: CGContext) {
    let colors = (self.colors ?? []).compactMap { $0 as? CGColor }
    guard let first = colors.first, !bounds.isEmpty else { return }
    guard colors.count > 1 else {
      ctx.setFillColor(first)
      ctx.fill(bounds)
      return
    }
    let given = locations?.map { CGFloat($0.doubleValue) }
    let places = given?.count == colors.count ? given : nil
    let start = place(startPoint)
    let end = place(endPoint)
    let reach: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let shades = CGGradient(colorsSpace: nil, colors: colors, locations: places)
    switch type {
    case .radial:
      // An ellipse around the start whose box has its corner at the end.
      let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
      guard let shades, rx > 0, ry > 0 else { return }
      ctx.saveGState()
      ctx.translateBy(x: start.x, y: start.y)
      ctx.scaleBy(x: rx, y: ry)
      ctx.drawRadialGradient(
        shades, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: reach)
      ctx.restoreGState()
    case .conic: drawConic(colors, places, around: start, towards: end, in: ctx)
    default:
      guard let shades else { return }
      ctx.drawLinearGradient(shades, start: start, end: end, options: reach)
    }
  }

  private func place(_ unit: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }

  /// Thin wedges, clockwise from the direction of the end point.
  private func drawConic(
    _ colors: [CGColor], _ places: [CGFloat]?, around center: CGPoint, towards end: CGPoint,
    in ctx: CGContext
  ) {
    let stops = colors.enumerated().map { index, color in
      (places?[index] ?? CGFloat(index) / CGFloat(colors.count - 1), RenderColor(color))
    }
    func shade(_ part: CGFloat) -> RenderColor {
      guard let after = stops.firstIndex(where: { $0.0 > part }) else {
        return stops[stops.count - 1].1
      }
      guard after > 0 else { return stops[0].1 }
      let span = stops[after].0 - stops[after - 1].0
      return stops[after - 1].1.interpolated(
        to: stops[after].1, at: span > 0 ? (part - stops[after - 1].0) / span : 1)
    }
    let begin = atan2(end.y - center.y, end.x - center.x)
    let radius =
      hypot(bounds.width, bounds.height) + hypot(center.x - bounds.midX, center.y - bounds.midY)
    let wedges = 720
    // Wedges overlap a little, so that no seam is seen between them.
    ctx.setShouldAntialias(false)
    for index in 0..<wedges {
      let from = begin + 2 * .pi * CGFloat(index) / CGFloat(wedges)
      let to = begin + 2 * .pi * (CGFloat(index) + 1) / CGFloat(wedges)
      ctx.move(to: center)
      ctx.addLine(to: CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from)))
      ctx.addLine(to: CGPoint(x: center.x + radius * cos(to), y: center.y + radius * sin(to)))
      ctx.closePath()
      ctx.setFillColor(CGColor(shade((CGFloat(index) + 0.5) / CGFloat(wedges))))
      ctx.fillPath()
    }
    ctx.setShouldAntialias(true)
  }
}
