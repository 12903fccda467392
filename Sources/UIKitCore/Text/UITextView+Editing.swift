import Display
import Foundation
import QuartzCore

extension UITextView {
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if isEditable, !(textDelegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard become() else { return false }
    isEditing = isEditable
    selectionChanged()
    guard isEditable else { return true }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func finishEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    let mayEnd =
      window == nil || TextEditor.isForced || !isEditing
      || textDelegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd, resign() else { return false }
    pointing.cancel()
    caret.hide()
    setNeedsLayout()
    guard isEditing else { return true }
    isEditing = false
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  func handleKey(_ press: UIPress) -> Bool {
    guard isFirstResponder, let stroke = press.key?.stroke else { return false }
    switch stroke.key {
    case .pageUp: scrollPage(-1)
    case .pageDown: scrollPage(1)
    default: return editor.handle(stroke)
    }
    return true
  }

  private func scrollPage(_ direction: CGFloat) {
    let y = contentOffset.y + direction * bounds.height * 0.9
    setContentOffset(
      CGPoint(x: contentOffset.x, y: CGFloat(vertical.clamped(Double(y)))), animated: true)
  }

  // MARK: Pointer

  /// - Returns: whether the touch is the text's.
  func beginPointing(_ touches: Set<UITouch>) -> Bool {
    guard isSelectable, let touch = touches.first, touch.view === self else { return false }
    pointing.isPressed = true
    guard isFirstResponder, touch.tapCount > 1 else { return true }
    // The second click selects a word, and while it is held a drag selects on.
    pointing.isSelecting = true
    editor.point(at: inLayout(touch.location(in: self)), clicks: touch.tapCount, extends: false)
    return true
  }

  func continuePointing(_ touches: Set<UITouch>) {
    guard pointing.isSelecting, let touch = touches.first else { return }
    let place = touch.location(in: self)
    let start = touch.previousLocation(in: self)
    guard place != start else { return }
    editor.drag(to: inLayout(place))
  }

  func endPointing(_ touches: Set<UITouch>) {
    defer { pointing.cancel() }
    guard pointing.isPressed, !pointing.isSelecting, let touch = touches.first else { return }
    let place = inLayout(touch.location(in: self))
    if !isFirstResponder {
      guard isEditable, becomeFirstResponder() else { return }
    }
    editor.point(at: place, clicks: touch.tapCount, extends: false)
  }

  /// A finger that rests carries the caret; in text that cannot be edited it selects a word.
  func followPress(_ press: UILongPressGestureRecognizer) {
    let place = inLayout(press.location(in: self))
    switch press.state {
    case .began:
      guard isFirstResponder || becomeFirstResponder() else { return }
      pointing.isPressed = false
      editor.point(at: place, clicks: isEditable ? 1 : 2, extends: false)
    case .changed:
      isEditable
        ? editor.point(at: place, clicks: 1, extends: false) : editor.drag(to: place)
    default: break
    }
  }
}
