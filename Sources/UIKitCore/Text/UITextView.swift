import Drawing
public import Foundation
import QuartzCore

/// Several lines of text that scroll and can be edited. Mirrors: `UITextView`. Units: points.
open class UITextView: UIScrollView, UITextInput, UITextInputTraits {
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      super.delegate = newValue
    }
  }

  final weak var textDelegate: (any UITextViewDelegate)?
  final lazy var editor = TextEditor(host: self)
  final let ground = SelectionView()
  final let caret = CaretView()
  /// Views of what is in sight, by the band of text they show.
  final var tiles: [Int: TextTile] = [:]
  final var storedLayout: (width: CGFloat, layout: TextLayout)?
  final var pointing = TextPointing()
  /// Whether the selection has changed since it was shown.
  final var isSelectionNew = false
  /// Whether the caret has to be brought into sight at the next layout.
  final var followsCaret = false

  /// Where the lines are laid out: their padding, their number.
  public final let textContainer = NSTextContainer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpText()
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    setUpText()
    guard let textContainer else { return }
    self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
    self.textContainer.maximumNumberOfLines = textContainer.maximumNumberOfLines
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpText()
  }

  private func setUpText() {
    textContainer.owner = self
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    editor.typingAttributes = plainAttributes
    addSubview(ground)
    addSubview(caret)
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(UITextView.handlePress(_:)))
    addGestureRecognizer(press)
    pointing.press = press
  }

  // MARK: Text

  open var text: String! {
    get { editor.buffer.text }
    set { setContent(TextStorage(newValue ?? "", attributes: plainAttributes)) }
  }

  open var attributedText: NSAttributedString! {
    get { editor.buffer.storage.attributedString }
    set { setContent(newValue.map(TextStorage.init) ?? TextStorage()) }
  }

  /// Of all the text. Source: documented, 12 points until something else is set.
  open var font: UIFont? {
    didSet { restyle() }
  }

  open var textColor: UIColor? { didSet { restyle() } }
  open var textAlignment = NSTextAlignment.natural { didSet { shownTextChanged() } }

  /// What the next letters look like.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// Around the lines, inside the content.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { shownTextChanged() } }
  }

  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }

  open var selectedRange: NSRange {
    get {
      let range = editor.buffer.selection
      return NSRange(location: range.lowerBound, length: range.count)
    }
    set {
      guard newValue.location >= 0, newValue.location <= editor.buffer.length else { return }
      let end = min(newValue.location + max(0, newValue.length), editor.buffer.length)
      editor.select(newValue.location..<end)
    }
  }

  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let end = min(max(0, range.location + range.length), editor.buffer.length)
    scrollRectToVisible(caretFrame(end), animated: false)
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { shownTextChanged() } }
  open var textContentType: UITextContentType!

  // MARK: Editing

  /// Whether it has the keyboard and may be changed.
  final var isEditing = false

  open override var canBecomeFirstResponder: Bool { window != nil && (isEditable || isSelectable) }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    finishEditing { super.resignFirstResponder() }
  }

  // MARK: UIKeyInput, UITextInput

  open var hasText: Bool { editor.buffer.length > 0 }
  open func insertText(_ text: String) { editor.insert(text) }
  open func deleteBackward() { editor.deleteBackward() }
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range, with: text)
  }

  open var selectedTextRange: UITextRange? {
    get { editor.selectedRange }
    set { editor.selectedRange = newValue }
  }

  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { editor.end }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.range(fromPosition, toPosition) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(position, offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.distance(from, toPosition)
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    caretFrame((position as? TextOffset)?.value ?? 0)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let span = range as? TextSpan, !span.isEmpty else { return [] }
    return selectionFrames(span.value).map {
      UITextSelectionRect(rect: $0, containsStart: true, containsEnd: true)
    }
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(point) }

  open func selectAll(_ sender: Any?) { editor.selectAll() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// As high as its text when it does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: textHeight(width: bounds.width > 0 ? bounds.width : .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingText(size) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    shownTextChanged()
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginPointing(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continuePointing(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endPointing(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pointing.cancel()
  }

  /// While text is being selected a drag does not scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === panGestureRecognizer, pointing.isSelecting { return false }
    if gestureRecognizer === pointing.press { return isSelectable && !pointing.isSelecting }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handleKey($0) }
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }

  private func handlePress(_ press: UILongPressGestureRecognizer) { followPress(press) }
}
