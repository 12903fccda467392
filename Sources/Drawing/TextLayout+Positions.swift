import CPango
public import Foundation
import Geometry

extension TextLayout {
  /// Where a caret stands before the character at a UTF-16 offset: no width, as high as the line.
  ///
  /// Offsets outside the text are cut to it. Units: points.
  public func caretRect(at offset: Int) -> CGRect {
    let byte = source.byte(ofUTF16: offset)
    guard let line = laid.last(where: { $0.bytes.lowerBound <= byte }) ?? laid.first else {
      return .zero
    }
    let inLine = min(max(byte, line.bytes.lowerBound), line.bytes.upperBound) - line.shift
    var x: Int32 = 0
    pango_layout_line_index_to_x(line.line, Int32(clamping: inLine), 0, &x)
    return CGRect(
      x: line.shown.rect.minX + Double(x) / Double(PANGO_SCALE), y: line.shown.rect.minY,
      width: 0, height: line.shown.rect.height)
  }

  /// The UTF-16 offset of the caret position nearest to a point. Units: points.
  public func offset(at point: CGPoint) -> Int {
    guard point.isFinite else { return 0 }
    guard let line = laid.first(where: { point.y < $0.shown.rect.maxY }) ?? laid.last else {
      return 0
    }
    var index: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_line_x_to_index(
      line.line, ShapedText.units(point.x - line.shown.rect.minX), &index, &trailing)
    let byte = min(Int(index) + line.shift, line.bytes.upperBound)
    let start = source.utf16Offset(ofByte: byte)
    // `trailing` counts the scalars of the grapheme that the point lies in the second half of.
    let scalars = source.text.unicodeScalars
    var end = String.Index(utf16Offset: start, in: source.text)
    for _ in 0..<trailing where end < scalars.endIndex { end = scalars.index(after: end) }
    return min(end.utf16Offset(in: source.text), line.shown.range.upperBound)
  }

  /// The rectangles behind a range of UTF-16 offsets, one a line. Units: points.
  public func selectionRects(for range: Range<Int>) -> [CGRect] {
    laid.compactMap { line in
      let part = range.clamped(to: line.shown.range)
      guard !part.isEmpty else { return nil }
      let start = caretX(at: part.lowerBound, in: line)
      let end = caretX(at: part.upperBound, in: line)
      return CGRect(
        x: min(start, end), y: line.shown.rect.minY, width: abs(end - start),
        height: line.shown.rect.height)
    }
  }

  private func caretX(at offset: Int, in line: LaidLine) -> CGFloat {
    var x: Int32 = 0
    let byte = source.byte(ofUTF16: offset) - line.shift
    pango_layout_line_index_to_x(line.line, Int32(clamping: byte), 0, &x)
    return line.shown.rect.minX + Double(x) / Double(PANGO_SCALE)
  }
}
