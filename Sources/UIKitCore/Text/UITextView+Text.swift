import Display
import Drawing
import Foundation
import Geometry
import QuartzCore

extension UITextView: TextEditing {
  var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: shownColor]
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
  private var shownColor: UIColor { textColor ?? .label }

  // MARK: What is shown

  var shownLayout: TextLayout { layout(width: bounds.width) }

  private func layout(width: CGFloat) -> TextLayout {
    if let storedLayout, storedLayout.width == width { return storedLayout.layout }
    var text = withOwnTraits { AttributedText(shownText, font: shownFont, color: shownColor) }
    if textAlignment != .natural {
      text.paragraph.alignment =
        ParagraphStyle.Alignment(rawValue: textAlignment.rawValue) ?? .natural
    }
    text.paragraph.lineBreak =
      ParagraphStyle.LineBreak(rawValue: textContainer.lineBreakMode.rawValue) ?? .byWordWrapping
    let room = width - textContainerInset.left - textContainerInset.right
    let made = text.layout(
      width: max(1, room - 2 * textContainer.lineFragmentPadding),
      maximumLines: textContainer.maximumNumberOfLines)
    if width == bounds.width { storedLayout = (width, made) }
    return made
  }

  /// Where the layout's top left is, in the content.
  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  func shownTextChanged() {
    storedLayout = nil
    for tile in tiles.values { tile.setNeedsDisplay() }
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  func setContent(_ text: TextStorage) {
    editor.setContent(text)
    shownTextChanged()
  }

  func textHeight(width: CGFloat) -> CGFloat {
    let text = hasText ? layout(width: width).size.height : shownFont.lineHeight
    return onPixel((text + 0.49).rounded(.up)) + textContainerInset.top + textContainerInset.bottom
  }

  func fittingText(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let inset =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let used = layout(width: width).size.width + inset
    return CGSize(width: min(width, used.rounded(.up)), height: textHeight(width: width))
  }

  func layOutText() {
    let size = CGSize(width: bounds.width, height: textHeight(width: bounds.width))
    if contentSize != size { contentSize = size }
    UIView.performWithoutAnimation {
      layOutTiles(height: size.height)
      showSelection()
    }
    guard followsCaret else { return }
    followsCaret = false
    if isEditing {
      scrollRectToVisible(caretFrame(editor.buffer.head).insetBy(dx: 0, dy: -2), animated: false)
    }
  }

  private func layOutTiles(height: CGFloat) {
    let step = TextTile.height
    func band(_ y: CGFloat) -> Int {
      Int(min(max((y / step).rounded(.down), 0), 1_000_000))
    }
    let low = band(bounds.minY)
    let high = band(max(0, min(bounds.maxY, height) - 1))
    let wanted = hasText && low <= high ? low...high : nil
    var spare: [TextTile] = []
    for (index, tile) in tiles where wanted?.contains(index) != true {
      tiles[index] = nil
      spare.append(tile)
    }
    for index in wanted.map(Array.init) ?? [] {
      let frame = CGRect(
        x: 0, y: CGFloat(index) * step, width: bounds.width,
        height: min(step, height - CGFloat(index) * step))
      if let tile = tiles[index] {
        if tile.frame != frame { tile.frame = frame }
        continue
      }
      let tile = spare.popLast() ?? TextTile()
      tile.text = self
      tile.frame = frame
      tile.setNeedsDisplay()
      tiles[index] = tile
      if tile.superview !== self { insertSubview(tile, aboveSubview: ground) }
    }
    for tile in spare { tile.removeFromSuperview() }
  }

  // MARK: Caret and selection

  func inLayout(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
  }

  func caretFrame(_ offset: Int) -> CGRect {
    let left = textOrigin.x
    return shownCaret(
      offset, left: left, width: bounds.width - 2 * left, height: shownFont.lineHeight)
  }

  /// A line that is selected together with its end is coloured up to the edge, as on iOS.
  func selectionFrames(_ range: Range<Int>) -> [CGRect] {
    let origin = textOrigin
    let shown = shownOffset(range.lowerBound)..<shownOffset(range.upperBound)
    let layout = shownLayout
    let right = bounds.width - origin.x
    return layout.lines.compactMap { line in
      let goesOn = line.range.upperBound < shown.upperBound
      guard shown.overlaps(line.range) || (goesOn && shown.lowerBound <= line.range.upperBound)
      else { return nil }
      let part = shown.clamped(to: line.range)
      var rect = layout.selectionRects(for: part).first ?? layout.caretRect(at: part.lowerBound)
      rect = rect.offsetBy(dx: origin.x, dy: origin.y)
      if goesOn { rect.size.width = max(0, right - rect.minX) }
      return rect
    }
  }

  func showSelection() {
    let selection = editor.buffer.selection
    let isShown = isFirstResponder && isSelectable
    ground.show(isShown && !selection.isEmpty ? selectionFrames(selection) : [])
    guard isShown, isEditable, selection.isEmpty else { return caret.hide() }
    let asked = caretRect(for: TextOffset(editor.buffer.head))
    guard asked.width > 0, asked.height > 0 else { return caret.hide() }
    let frame = asked.offsetBy(dx: -CaretView.width / 2, dy: 0)
    // Scrolling does not start the blinking anew.
    guard caret.frame != frame || !caret.isBlinking || isSelectionNew else { return }
    isSelectionNew = false
    caret.show(at: frame)
  }

  // MARK: What the editor asks

  var takesNewlines: Bool { true }
  var isEditingAllowed: Bool { isEditable }
  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  var clearsBeforeInsertion: Bool { false }

  func textChanged() {
    shownTextChanged()
    selectionChanged()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionChanged() {
    isSelectionNew = true
    followsCaret = true
    setNeedsLayout()
    textDelegate?.textViewDidChangeSelection(self)
  }

  func returnPressed() {}
}
