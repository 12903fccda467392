import CPango
import Foundation
import Geometry

/// Turns styled text into lines: breaks, cuts with an ellipsis, stacks and aligns.
struct LineBreaker {
  struct Result {
    var lines: [LaidLine] = []
    var size = CGSize.zero
    var isTruncated = false
    var missingGlyphs = 0
  }

  let source: StyledText
  let paragraph: ParagraphStyle
  let width: CGFloat
  let maximumLines: Int

  var result: Result {
    guard !source.text.isEmpty else { return Result() }
    let clips = paragraph.lineBreak == .byClipping
    let room = clips ? .infinity : max(0, width - max(0, paragraph.headIndent))
    let shaped = ShapedText(source, paragraph: paragraph, width: room)
    let count = shaped.lineCount
    let isCut = maximumLines > 0 && count > maximumLines
    let shownCount = isCut ? maximumLines : count

    var result = Result(isTruncated: isCut, missingGlyphs: shaped.missingGlyphs)
    var top: CGFloat = 0
    for index in 0..<shownCount {
      guard let line = shaped.line(index) else { break }
      let start = Int(line.pointee.start_index)
      var bytes = start..<start + Int(line.pointee.length)
      var piece = (shaped: shaped, line: line, shift: 0)
      let isEllipsized = isCut && index == shownCount - 1 && paragraph.lineBreak.truncates
      if isEllipsized, let cut = cutLine(from: bytes, room: room) {
        piece = (cut, cut.line(0) ?? line, start)
        bytes = start..<source.text.utf8.count
      }
      let startsParagraph = line.pointee.is_paragraph_start != 0
      if index > 0 {
        top += paragraph.lineSpacing
        if startsParagraph { top += paragraph.paragraphSpacing }
      }
      let shown = place(
        piece.line, bytes: bytes, at: top, isFirst: startsParagraph, isTruncated: isEllipsized)
      top = shown.rect.maxY
      result.lines.append(
        LaidLine(
          shown: shown, shaped: piece.shaped, line: piece.line, shift: piece.shift, bytes: bytes))
    }
    align(&result)
    result.size.height = top
    return result
  }

  /// The last line shown, standing for all that follows.
  private func cutLine(from line: Range<Int>, room: CGFloat) -> ShapedText? {
    let all = source.text.utf8
    guard room.isFinite || line.upperBound < all.count else { return nil }
    let next = all[all.index(all.startIndex, offsetBy: line.upperBound)...].prefix(3)
    let endsParagraph =
      next.first == 0x0A || next.first == 0x0D || next.elementsEqual([0xE2, 0x80, 0xA9])
      || next.elementsEqual([0xE2, 0x80, 0xA8])
    // A line that ends by itself is followed by an ellipsis, not by the next paragraph.
    let part =
      endsParagraph
      ? source.flattened(line, adding: "…")
      : source.flattened(line.lowerBound..<all.count)
    return ShapedText(part, paragraph: paragraph, width: room, ellipsis: paragraph.lineBreak)
  }

  private func place(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, bytes: Range<Int>, at top: CGFloat,
    isFirst: Bool, isTruncated: Bool
  ) -> TextLine {
    let styles = source.styles(in: bytes)
    let ascent = styles.map { $0.font.ascender + $0.baselineOffset }.max() ?? 0
    let descent = styles.map { -$0.font.descender - $0.baselineOffset }.max() ?? 0
    let height = paragraph.lineHeight(ascent + descent)
    let indent = isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent
    return TextLine(
      rect: CGRect(
        x: indent, y: top, width: ShapedText.width(of: line), height: height),
      // What a line is higher than its fonts lies above the letters, as in TextKit.
      baseline: top + height - descent,
      range: source.utf16Offset(
        ofByte: bytes.lowerBound)..<source.utf16Offset(ofByte: bytes.upperBound),
      isTruncated: isTruncated)
  }

  private func align(_ result: inout Result) {
    let widest = result.lines.map(\.shown.rect.maxX).max() ?? 0
    result.size.width = widest
    let field = width.isFinite ? width : widest
    for index in result.lines.indices {
      let free = field - result.lines[index].shown.rect.maxX
      switch alignment(of: result.lines[index].line) {
      case .center: result.lines[index].shown.rect.origin.x += free / 2
      case .right: result.lines[index].shown.rect.origin.x += free
      case .left, .justified, .natural: break
      }
    }
  }

  private func alignment(
    of line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> ParagraphStyle.Alignment {
    guard paragraph.alignment == .natural else { return paragraph.alignment }
    return line.pointee.resolved_dir == guint(PANGO_DIRECTION_RTL.rawValue) ? .right : .left
  }
}
