import Drawing
import Foundation
import Geometry

/// A view whose text is edited: what the editor asks of it.
protocol TextEditing: UIView {
  var editor: TextEditor { get }
  var isSecureTextEntry: Bool { get }
  var textAlignment: NSTextAlignment { get }
  /// What text looks like to which nobody gave attributes of its own.
  var plainAttributes: [NSAttributedString.Key: Any] { get }
  /// The text as it is shown.
  var shownLayout: TextLayout { get }
  /// Where the layout's top left is, in the view that shows it.
  var textOrigin: CGPoint { get }
  /// A point of this view, from the layout's top left.
  func inLayout(_ point: CGPoint) -> CGPoint
  /// Whether several lines are allowed.
  var takesNewlines: Bool { get }
  /// Whether the text may be changed.
  var isEditingAllowed: Bool { get }
  /// Asked before typing changes anything.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Whether an insertion takes the place of everything that is there.
  var clearsBeforeInsertion: Bool { get }
  /// Shows other text, or the same in another way.
  func shownTextChanged()
  func textChanged()
  func selectionChanged()
  /// The return key of a text with one line.
  func returnPressed()
}

extension TextEditing {
  /// What is shown in place of a text that is secret.
  private var dots: String { String(repeating: "•", count: editor.buffer.text.count) }

  /// The text, or the dots that stand for it.
  var shownText: TextStorage {
    isSecureTextEntry ? TextStorage(dots, attributes: plainAttributes) : editor.buffer.storage
  }

  /// Whether the text may be copied.
  var mayCopy: Bool { !isSecureTextEntry }

  /// Offset in the shown text.
  func shownOffset(_ offset: Int) -> Int {
    isSecureTextEntry ? editor.buffer.substring(0..<max(0, offset)).count : offset
  }

  func offset(shown: Int) -> Int {
    guard isSecureTextEntry else { return shown }
    let text = editor.buffer.text
    let index =
      text.index(text.startIndex, offsetBy: max(0, shown), limitedBy: text.endIndex)
      ?? text.endIndex
    return index.utf16Offset(in: text)
  }

  /// The place in the text next to a point of the view.
  func nearestPosition(_ point: CGPoint) -> UITextPosition {
    TextOffset(offset(shown: shownLayout.offset(at: inLayout(point))))
  }

  /// The caret in the view that shows the layout; without text, where the first letter will be.
  ///
  /// - Parameters:
  ///   - left: where the room for text begins.
  ///   - width: of that room.
  ///   - height: of a line without text.
  func shownCaret(_ offset: Int, left: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    let origin = textOrigin
    guard editor.buffer.length > 0 else {
      let x: CGFloat =
        switch textAlignment {
        case .center: width / 2
        case .right: width
        case .left, .justified, .natural: 0
        }
      return CGRect(x: left + x, y: origin.y, width: CaretView.width, height: height)
    }
    let rect = shownLayout.caretRect(at: shownOffset(offset))
    return CGRect(
      x: origin.x + rect.minX, y: origin.y + rect.minY, width: CaretView.width,
      height: rect.height)
  }

  /// Gives all the text the attributes that plain text has now.
  func restyle() {
    editor.typingAttributes = plainAttributes
    editor.setAttributes(plainAttributes)
    shownTextChanged()
  }
}
