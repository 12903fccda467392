import CPango
public import Foundation
import Geometry

extension TextLayout {
  /// Draws the lines with their top left at `origin`. Units: points.
  ///
  /// Lines are moved to whole pixels where the context is not turned, so that letters are crisp.
  ///
  /// - Parameter range: what of the layout is seen, from its top; other lines are left out.
  public func draw(
    in context: CGContext, at origin: CGPoint, linesWithin range: ClosedRange<CGFloat>? = nil
  ) {
    guard origin.isFinite else { return }
    context.paint {
      for line in laid where range?.overlaps(line.reach) != false {
        let start = context.snapped(
          CGPoint(x: origin.x + line.shown.rect.minX, y: origin.y + line.shown.baseline))
        draw(line, at: start, in: context)
      }
    }
  }

  /// Draws in the rectangle's top left corner, cut to it. Units: points.
  public func draw(in context: CGContext, clippedTo rect: CGRect) {
    context.saveGState()
    context.clip(to: rect)
    draw(in: context, at: rect.origin)
    context.restoreGState()
  }

  private func draw(_ line: LaidLine, at start: CGPoint, in context: CGContext) {
    var x = start.x
    var node = line.line.pointee.runs
    while let entry = node {
      node = entry.pointee.next
      guard let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item, let glyphs = run.pointee.glyphs
      else { continue }
      let advance = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
      if let style = line.shaped.source.style(at: Int(item.pointee.offset)) {
        let span = CGRect(
          x: x, y: start.y - line.shown.baseline + line.shown.rect.minY, width: advance,
          height: line.shown.rect.height)
        let pen = CGPoint(x: x, y: start.y - style.baselineOffset)
        context.fillBackground(style, span: span)
        context.setSource(style.color)
        context.show(glyphs, font: item.pointee.analysis.font, at: pen)
        context.drawLines(style, from: pen, width: advance)
      }
      x += advance
    }
  }
}

extension LaidLine {
  /// What of the layout its letters may touch: tall ones stand out of the line.
  fileprivate var reach: ClosedRange<CGFloat> {
    (shown.rect.minY - shown.rect.height)...(shown.rect.maxY + shown.rect.height)
  }
}

extension CGContext {
  /// The point moved to a whole pixel, where axes are not turned.
  func snapped(_ point: CGPoint) -> CGPoint {
    let transform = state.ctm
    guard transform.isScaleAndTranslation, transform.isUsable else { return point }
    let device = point.applying(transform)
    return CGPoint(x: device.x.rounded(), y: device.y.rounded()).applying(transform.inverted())
  }

  /// Fills the glyphs' outlines: Cairo's own glyph pictures stand on whole pixels only, which
  /// makes the gaps between letters uneven.
  fileprivate func show(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>,
    font: UnsafeMutablePointer<PangoFont>?, at pen: CGPoint
  ) {
    guard let font, let scaled = segue_scaled_font(font) else { return }
    let unit = Double(PANGO_SCALE)
    var placed: [cairo_glyph_t] = []
    var x = pen.x
    var isMissing = false
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let glyph = glyphs.pointee.glyphs[index]
      let geometry = glyph.geometry
      if glyph.glyph & Self.unknownGlyph != 0 {
        isMissing = true
      } else if glyph.glyph != Self.emptyGlyph {
        placed.append(
          cairo_glyph_t(
            index: UInt(glyph.glyph), x: x + Double(geometry.x_offset) / unit,
            y: pen.y + Double(geometry.y_offset) / unit))
      }
      x += Double(geometry.width) / unit
    }
    if isMissing {
      // Pango draws boxes with the character's number in them.
      cairo_move_to(cr, pen.x, pen.y)
      pango_cairo_show_glyph_string(cr, font, glyphs)
      beginPath()
      return
    }
    cairo_set_scaled_font(cr, scaled)
    if segue_font_is_colored(font) != 0 {
      cairo_show_glyphs(cr, placed, Int32(clamping: placed.count))
    } else {
      beginPath()
      cairo_glyph_path(cr, placed, Int32(clamping: placed.count))
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
      cairo_fill(cr)
    }
  }

  fileprivate func fillBackground(_ style: TextStyle, span: CGRect) {
    guard let color = style.background else { return }
    setSource(color)
    beginPath()
    addRect(span)
    cairo_fill(cr)
  }

  fileprivate func drawLines(_ style: TextStyle, from pen: CGPoint, width: CGFloat) {
    guard style.isUnderlined || style.isStruckThrough else { return }
    let size = style.font.size
    // Source: chosen, a seventeenth of the size is a point at body size.
    let thickness = max(size / 17, 0.5)
    func line(at y: CGFloat) {
      beginPath()
      let top = snapped(CGPoint(x: pen.x, y: y))
      addRect(CGRect(x: pen.x, y: top.y, width: width, height: thickness))
      cairo_fill(cr)
    }
    if style.isUnderlined { line(at: pen.y + size * 0.1) }
    if style.isStruckThrough { line(at: pen.y - style.font.xHeight / 2 - thickness / 2) }
  }

  /// Source: documented, `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`.
  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
  private static let unknownGlyph: PangoGlyph = 0x1000_0000
}
