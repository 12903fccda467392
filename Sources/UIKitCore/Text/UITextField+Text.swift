import Drawing
import Foundation
import Geometry
import QuartzCore

extension UITextField: TextEditing {
  // MARK: What is shown

  var shownLayout: TextLayout {
    if let storedLayout { return storedLayout }
    let made = makeLayout(scale: 1)
    storedLayout = made
    return made
  }

  private func makeLayout(scale: CGFloat) -> TextLayout {
    withOwnTraits { layout(scale: scale) }
  }

  private func layout(scale: CGFloat) -> TextLayout {
    var text = styledText
    for index in text.runs.indices { text.runs[index].style.font.size *= scale }
    text.paragraph.lineBreak = .byClipping
    return text.layout(width: .infinity, maximumLines: 1)
  }

  private var styledText: AttributedText {
    var text = AttributedText(shownText, font: textFont, color: textColor ?? .label)
    guard !isEnabled else { return text }
    let color = UIColor.tertiaryLabel.cgColor
    for index in text.runs.indices { text.runs[index].style.color = color }
    return text
  }

  private var textFont: UIFont { font ?? .systemFont(ofSize: 17) }

  var plainAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }

  func placeholderLayout(width: CGFloat) -> TextLayout {
    let storage = styledPlaceholder ?? TextStorage(placeholder ?? "", attributes: [:])
    var text = AttributedText(storage, font: textFont, color: .placeholderText)
    text.paragraph.alignment =
      ParagraphStyle.Alignment(rawValue: textAlignment.rawValue) ?? .natural
    text.paragraph.lineBreak = .byTruncatingTail
    return text.layout(width: width, maximumLines: 1)
  }

  func shownTextChanged() {
    storedLayout = nil
    parts.canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  func setContent(_ text: TextStorage) {
    let hadText = hasText
    editor.setContent(text)
    scroll = 0
    shownTextChanged()
    invalidateIntrinsicContentSize()
    if hadText != hasText { setNeedsLayout() }
  }

  func attributesChanged() {
    restyle()
    invalidateIntrinsicContentSize()
  }

  /// Where the layout's top left is, in the canvas.
  var textOrigin: CGPoint {
    let size = parts.canvas.bounds.size
    let layout = shownLayout
    let height = hasText ? layout.size.height : textFont.lineHeight
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: size.height - height
      case .center, .fill: (size.height - height) / 2
      }
    let free = size.width - layout.size.width
    guard free > 0 else { return CGPoint(x: -scroll, y: onPixel(y)) }
    let x: CGFloat =
      switch textAlignment {
      case .center: free / 2
      case .right: free
      case .left, .justified, .natural: 0
      }
    return CGPoint(x: onPixel(x), y: onPixel(y))
  }

  func drawContent(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = shownLayout
    guard !isEditing, layout.size.width > rect.width + 0.01 else {
      let origin = textOrigin
      layout.draw(in: context, at: CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y))
      return
    }
    // At rest long text shows its beginning and says that there is more.
    let cut = cutLayout(width: rect.width)
    let y = onPixel(rect.minY + (rect.height - cut.size.height) / 2)
    cut.draw(in: context, at: CGPoint(x: rect.minX, y: y))
  }

  private func cutLayout(width: CGFloat) -> TextLayout {
    if adjustsFontSizeToFitWidth {
      let full = shownLayout.size.width
      let least = minimumFontSize > 0 ? minimumFontSize / max(textFont.pointSize, 1) : 0.1
      let scale = max(min(1, least), width / max(full, 1))
      let small = makeLayout(scale: scale)
      if small.size.width <= width + 0.5 { return small }
    }
    var text = styledText
    text.paragraph.lineBreak = .byTruncatingTail
    return text.layout(width: width, maximumLines: 1)
  }

  func drawPlaceholderText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = placeholderLayout(width: rect.width)
    let y = onPixel(rect.minY + (rect.height - layout.size.height) / 2)
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: y))
  }

  // MARK: Caret and selection

  /// The caret's rectangle in the canvas.
  private func caretInCanvas(_ offset: Int) -> CGRect {
    shownCaret(
      offset, left: 0, width: parts.canvas.bounds.width, height: textFont.lineHeight)
  }

  private func inField(_ rect: CGRect) -> CGRect { convert(rect, from: parts.canvas) }

  func caretFrame(_ position: UITextPosition) -> CGRect {
    inField(caretInCanvas((position as? TextOffset)?.value ?? 0))
  }

  func firstTextRect(_ range: UITextRange) -> CGRect {
    selectionFrames(range).first?.rect ?? caretFrame(range.start)
  }

  func selectionFrames(_ range: UITextRange) -> [UITextSelectionRect] {
    guard let span = range as? TextSpan, !span.isEmpty else { return [] }
    return selectionInCanvas(span.value).map {
      UITextSelectionRect(rect: inField($0), containsStart: true, containsEnd: true)
    }
  }

  private func selectionInCanvas(_ range: Range<Int>) -> [CGRect] {
    let origin = textOrigin
    return shownLayout.selectionRects(
      for: shownOffset(range.lowerBound)..<shownOffset(range.upperBound)
    ).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func inLayout(_ point: CGPoint) -> CGPoint {
    let inCanvas = convert(point, to: parts.canvas)
    let origin = textOrigin
    return CGPoint(x: inCanvas.x - origin.x, y: inCanvas.y - origin.y)
  }

  /// Moves long text until the caret is seen.
  private func scrollToCaret() {
    let width = parts.canvas.bounds.width
    let full = shownLayout.size.width
    let old = scroll
    if full <= width || !isEditing {
      scroll = 0
    } else {
      let x = shownLayout.caretRect(at: shownOffset(editor.buffer.head)).minX
      scroll = min(max(scroll, x - width), x)
      scroll = min(max(scroll, 0), full - width)
    }
    if scroll != old { parts.canvas.setNeedsDisplay() }
  }

  func showSelection() {
    scrollToCaret()
    let selection = editor.buffer.selection
    let isShown = isEditing && isFirstResponder
    let rects =
      isShown && !selection.isEmpty
      ? selectionInCanvas(selection).map { $0.offsetBy(dx: CaretView.width, dy: 0) } : []
    parts.selection.frame = parts.clip.bounds
    parts.selection.show(rects)
    guard isShown, selection.isEmpty else { return parts.caret.hide() }
    // What a subclass says about the caret counts: published fields hide it that way.
    let asked = caretRect(for: TextOffset(editor.buffer.head))
    guard asked.width > 0, asked.height > 0 else { return parts.caret.hide() }
    let frame = convert(asked, to: parts.clip)
    parts.caret.show(at: frame.offsetBy(dx: -CaretView.width / 2, dy: 0))
  }

  // MARK: What the editor asks

  var takesNewlines: Bool { false }

  var isEditingAllowed: Bool { isEnabled }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    if isAllowed, !text.isEmpty { clearsOnInsertion = false }
    return isAllowed
  }

  var clearsBeforeInsertion: Bool { clearsOnInsertion }

  func textChanged() {
    shownTextChanged()
    invalidateIntrinsicContentSize()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    selectionChanged()
  }

  func selectionChanged() {
    setNeedsLayout()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  func returnPressed() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }
}
