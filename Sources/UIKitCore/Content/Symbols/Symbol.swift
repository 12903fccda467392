import Drawing
import Foundation
import Geometry

/// A small picture made of lines and shapes, drawn at any size and weight.
///
/// Units: a grid on which a circle around a symbol is 100 wide.
struct Symbol {
  /// One step of drawing; the text is a `SymbolPath`.
  enum Part {
    /// A line as thick as the weight asks for.
    case line(String)
    /// A thinner line, for what lies inside a shape.
    case thin(String)
    case shape(String)
    /// A shape with round corners.
    case blob(String)
    /// A hole.
    case cut(String)
    /// A hole as thick as a line.
    case cutLine(String)
    /// Another symbol in the middle, as a hole or not.
    case inner([Part], size: CGSize, scale: CGFloat, isCut: Bool)
  }

  var size: CGSize
  var parts: [Part]

  init(_ width: CGFloat, _ height: CGFloat, _ parts: Part...) {
    size = CGSize(width: width, height: height)
    self.parts = parts
  }

  init(size: CGSize, parts: [Part]) {
    self.size = size
    self.parts = parts
  }

  /// Points a grid unit at a font size.
  ///
  /// Source: measured, a symbol in a circle is 1.19 times as wide as its font is large.
  static func unit(pointSize: CGFloat) -> CGFloat { pointSize * 1.19 / 100 }

  /// Grid units. Source: chosen, by eye next to text of the same weight.
  static func lineWidth(_ weight: UIFont.Weight) -> CGFloat {
    switch weight.number {
    case ...100: 2.6
    case 101...200: 3.8
    case 201...300: 5.6
    case 301...400: 7.4
    case 401...500: 8.8
    case 501...600: 10.2
    case 601...700: 11.6
    case 701...800: 13.2
    default: 15
    }
  }

  /// Draws with the top left corner at the origin, a grid unit being a point.
  func draw(in context: CGContext, color: CGColor, lineWidth: CGFloat) {
    context.saveGState()
    // Holes must reach through the symbol, not through what it lies on.
    context.beginTransparencyLayer()
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setFillColor(color)
    context.setStrokeColor(color)
    for part in parts { draw(part, in: context, lineWidth: lineWidth) }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func draw(_ part: Part, in context: CGContext, lineWidth: CGFloat) {
    switch part {
    case .line(let path): stroke(path, lineWidth, in: context)
    case .thin(let path): stroke(path, lineWidth * 0.7, in: context)
    case .shape(let path): fill(path, in: context)
    case .blob(let path):
      fill(path, in: context)
      stroke(path, 8, in: context)
    case .cut(let path): cutting(context) { fill(path, in: context) }
    case .cutLine(let path): cutting(context) { stroke(path, lineWidth, in: context) }
    case .inner(let parts, let inner, let scale, let isCut):
      context.saveGState()
      if isCut { context.setBlendMode(.destinationOut) }
      context.translateBy(
        x: (size.width - inner.width * scale) / 2, y: (size.height - inner.height * scale) / 2)
      context.scaleBy(x: scale, y: scale)
      for part in parts { draw(part, in: context, lineWidth: lineWidth / scale) }
      context.restoreGState()
    }
  }

  private func fill(_ path: String, in context: CGContext) {
    context.beginPath()
    context.addPath(SymbolPath(path).path)
    context.fillPath()
  }

  private func stroke(_ path: String, _ width: CGFloat, in context: CGContext) {
    context.beginPath()
    context.setLineWidth(width)
    context.addPath(SymbolPath(path).path)
    context.strokePath()
  }

  private func cutting(_ context: CGContext, _ body: () -> Void) {
    context.saveGState()
    context.setBlendMode(.destinationOut)
    body()
    context.restoreGState()
  }
}
