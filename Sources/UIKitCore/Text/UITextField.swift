import Drawing
public import Foundation
import QuartzCore

/// One line of text that can be edited. Mirrors: `UITextField`. Units: points.
open class UITextField: UIControl, UITextInput, UITextInputTraits {
  open weak var delegate: (any UITextFieldDelegate)?

  final lazy var editor = TextEditor(host: self)
  final var parts = FieldParts()
  /// How far long text has moved to the left.
  final var scroll: CGFloat = 0
  final var storedLayout: TextLayout?
  /// Where the finger came down, while it selects.
  final var pressed: CGPoint?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
  }

  private func setUpField() {
    contentHorizontalAlignment = .left
    editor.typingAttributes = defaultTextAttributes
    parts.setUp(in: self)
  }

  // MARK: Text

  open var text: String? {
    get { editor.buffer.text }
    set {
      setContent(TextStorage(newValue ?? "", attributes: defaultTextAttributes))
    }
  }

  open var attributedText: NSAttributedString? {
    get { editor.buffer.storage.attributedString }
    set { setContent(newValue.map(TextStorage.init) ?? TextStorage()) }
  }

  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      note(.font)
      if font == nil { font = .systemFont(ofSize: 17) }
      attributesChanged()
    }
  }

  open var textColor: UIColor? = .label {
    didSet {
      note(.textColor)
      attributesChanged()
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { shownTextChanged() } }

  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all = extraAttributes
      all[.font] = font ?? .systemFont(ofSize: 17)
      all[.foregroundColor] = textColor ?? .label
      return all
    }
    set {
      extraAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      attributesChanged()
    }
  }
  private var extraAttributes: [NSAttributedString.Key: Any] = [:]

  /// What the next letters look like.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue ?? defaultTextAttributes }
  }

  open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      shownTextChanged()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get {
      styledPlaceholder?.attributedString ?? placeholder.map { NSAttributedString(string: $0) }
    }
    set {
      styledPlaceholder = newValue.map(TextStorage.init)
      shownTextChanged()
    }
  }
  /// A placeholder with attributes, which takes the place of the plain one.
  final var styledPlaceholder: TextStorage?

  open var adjustsFontSizeToFitWidth = false { didSet { shownTextChanged() } }
  /// The smallest size that fitting may choose; 0 is no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { shownTextChanged() } }
  /// Whether the old text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the first letter typed takes the place of all.
  open var clearsOnInsertion = false

  // MARK: Looks

  open var borderStyle = BorderStyle.none { didSet { lookChanged() } }
  /// Takes the place of the border but for `.roundedRect`.
  open var background: UIImage? { didSet { lookChanged() } }
  open var disabledBackground: UIImage? { didSet { lookChanged() } }
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { sideViewChanged(oldValue, leftView) } }
  open var rightView: UIView? { didSet { sideViewChanged(oldValue, rightView) } }

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

  open internal(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

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

  open func firstRect(for range: UITextRange) -> CGRect { firstTextRect(range) }

  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(position) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionFrames(range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(point) }

  open func selectAll(_ sender: Any?) { editor.selectAll() }

  // MARK: Where things are

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { textField(bounds, isEditing: false) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textField(bounds, isEditing: true) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonField(bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideField(bounds, isLeft: true) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideField(bounds, isLeft: false) }

  /// Draws the text; the rectangle is that of the text, in the current context.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderText(in: rect) }

  open override var intrinsicContentSize: CGSize { fieldSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutField()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
    shownTextChanged()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    lookChanged()
    shownTextChanged()
  }

  // MARK: Touches and keys

  override var claimsTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginPointing(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continuePointing(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endPointing(touch)
  }

  open override func cancelTracking(with event: UIEvent?) { pressed = nil }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handleKey($0) }
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }
}
