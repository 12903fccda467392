import CPango
public import Foundation
public import Geometry

/// Colours along a line.
///
/// Mirrors: `CGGradient`.
@preconcurrency @MainActor
public final class CGGradient {
  /// A colour and where it stands. Units: location 0…1.
  struct Stop {
    var location: CGFloat
    var color: CGColor
  }

  let stops: [Stop]

  /// - Parameters:
  ///   - colorsSpace: accepted for Core Graphics' sake; colours are sRGB.
  ///   - colors: at least one.
  ///   - locations: 0…1, one for each colour; nil spreads the colours evenly.
  public init?(
    colorsSpace: CGColorSpace? = nil, colors: [CGColor], locations: [CGFloat]? = nil
  ) {
    guard !colors.isEmpty else { return nil }
    if let locations, locations.count != colors.count { return nil }
    let step = colors.count > 1 ? 1 / CGFloat(colors.count - 1) : 0
    stops = colors.enumerated().map { index, color in
      let location = locations?[index] ?? CGFloat(index) * step
      return Stop(location: location.isFinite ? min(max(location, 0), 1) : 0, color: color)
    }
  }

  /// Colours as their parts, one after the other: red, green, blue and alpha of each.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let parts = space.numberOfComponents + 1
    guard count > 0, count < 10_000 else { return nil }
    let colors = (0..<count).map { index in
      let part = UnsafeBufferPointer(start: components + index * parts, count: parts)
      return parts == 2
        ? CGColor(gray: part[0], alpha: part[1])
        : CGColor(red: part[0], green: part[1], blue: part[2], alpha: part[3])
    }
    self.init(
      colorsSpace: space, colors: colors,
      locations: locations.map { start in (0..<count).map { start[$0] } })
  }

  /// The colours among `colors`, as Core Foundation's arrays carry them.
  public convenience init?(
    colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]? = nil
  ) {
    self.init(
      colorsSpace: colorsSpace, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }

  /// Adds the stops to a Cairo pattern, dimmed by `alpha`, cut off where nothing shall be drawn.
  func apply(to pattern: OpaquePointer, alpha: CGFloat, options: CGGradientDrawingOptions) {
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    // Cairo pads both ends or none; a clear stop at the very end cuts a single one off.
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    if after && !before { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha * alpha)
    }
    if before && !after { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
  }
}

/// Whether a gradient goes on past its ends.
///
/// Mirrors: `CGGradientDrawingOptions`.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// What `as CFArray` makes of a list. Mirrors: `CFArray`.
public typealias CFArray = [Any]
