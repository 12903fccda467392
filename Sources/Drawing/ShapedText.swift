import CPango
import Foundation
import Geometry

/// Owner of a Pango layout: glyphs and line breaks of styled text.
final class ShapedText {
  nonisolated(unsafe) let layout: OpaquePointer
  let source: StyledText

  /// - Parameters:
  ///   - width: points; infinite does not wrap.
  ///   - ellipsis: where a single line is cut to `width`; nil wraps.
  init(
    _ source: StyledText, paragraph: ParagraphStyle, width: CGFloat,
    ellipsis: ParagraphStyle.LineBreak? = nil
  ) {
    self.source = source
    layout = pango_layout_new(FontLibrary.shared.context)!
    pango_layout_set_text(layout, source.text, Int32(clamping: source.text.utf8.count))
    let attributes = Self.attributes(of: source)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_auto_dir(layout, 1)
    if width.isFinite {
      // A text as wide as it was measured must not wrap for a rounding.
      let units = max(0, min(width, 100_000)) * Double(PANGO_SCALE)
      pango_layout_set_width(layout, Int32(units.rounded(.up)) + 1)
    }
    switch ellipsis {
    case .byTruncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .byTruncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    case .byTruncatingTail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    default:
      pango_layout_set_wrap(
        layout,
        paragraph.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_justify(layout, paragraph.alignment == .justified ? 1 : 0)
      let indent = paragraph.firstLineHeadIndent - paragraph.headIndent
      if indent.isFinite { pango_layout_set_indent(layout, Self.units(indent)) }
    }
    if ellipsis != nil { narrowEllipsis() }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(layout, Int32(clamping: index))
  }

  /// The glyphs' advances, points. Pango's own extents are of before the ellipsis was narrowed.
  static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
    var sum: Int32 = 0
    var node = line.pointee.runs
    while let entry = node {
      node = entry.pointee.next
      guard let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else {
        continue
      }
      sum += pango_glyph_string_get_width(run.pointee.glyphs)
    }
    return Double(sum) / Double(PANGO_SCALE)
  }

  /// How many characters no installed font has.
  var missingGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// Pango widens the ellipsis until the line is full, which leaves a gap after it.
  private func narrowEllipsis() {
    var node = line(0)?.pointee.runs
    while let entry = node {
      node = entry.pointee.next
      guard let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item, let glyphs = run.pointee.glyphs,
        item.pointee.analysis.flags & Self.isEllipsis != 0
      else { continue }
      let count = Int(glyphs.pointee.num_glyphs)
      guard count > 0 else { continue }
      var natural = PangoRectangle()
      let last = glyphs.pointee.glyphs + (count - 1)
      pango_font_get_glyph_extents(
        item.pointee.analysis.font, last.pointee.glyph, nil, &natural)
      last.pointee.geometry.width = min(last.pointee.geometry.width, natural.width)
    }
  }

  /// Source: documented, `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`.
  private static let isEllipsis: guint8 = 1 << 1

  /// Pango units of points.
  static func units(_ points: CGFloat) -> Int32 {
    let value = points * Double(PANGO_SCALE)
    return value.isFinite ? Int32(max(-1e8, min(value, 1e8)).rounded()) : 0
  }

  private static func attributes(of source: StyledText) -> OpaquePointer {
    let list = pango_attr_list_new()!
    let form = EastAsianForm(of: source.text)
    for (index, piece) in source.pieces.enumerated() {
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(clamping: piece.bytes.lowerBound)
        attribute.pointee.end_index =
          index == source.pieces.count - 1 ? guint.max : guint(clamping: piece.bytes.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      let font = piece.style.font
      let description = font.description(eastAsian: form)
      add(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      let spacing = units(font.tracking + piece.style.kerning)
      if spacing != 0 { add(pango_attr_letter_spacing_new(spacing)) }
      if font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum 1")) }
      // Runs of other colours must be items of their own, or a style could not be told by offset.
      add(pango_attr_foreground_new(UInt16(clamping: index % 65_536), 0, 0))
    }
    return list
  }
}
