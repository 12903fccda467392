import Display
import Foundation
import QuartzCore

extension UITextField {
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    guard become() else { return false }
    isEditing = true
    if clearsOnBeginEditing, hasText {
      if delegate?.textFieldShouldClear(self) ?? true { clear() }
    }
    editor.select(editor.buffer.length..<editor.buffer.length)
    shownTextChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func finishEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder, isEditing else { return resign() }
    // A field that has left the window cannot be kept.
    guard window == nil || TextEditor.isForced || delegate?.textFieldShouldEndEditing(self) ?? true
    else { return false }
    guard resign() else { return false }
    isEditing = false
    pressed = nil
    scroll = 0
    shownTextChanged()
    parts.caret.hide()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  func clearPressed() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    clear()
    if !isEditing { becomeFirstResponder() }
  }

  private func clear() {
    editor.replace(0..<editor.buffer.length, with: "")
  }

  func handleKey(_ press: UIPress) -> Bool {
    guard isFirstResponder, let stroke = press.key?.stroke else { return false }
    if stroke.key == .tab { return goToNext(backward: stroke.modifiers.contains(.shift)) }
    return editor.handle(stroke)
  }

  /// Tab goes to the window's next text, as with a keyboard on a phone.
  private func goToNext(backward: Bool) -> Bool {
    guard let window else { return false }
    var all: [UIView] = []
    window.collectTexts(into: &all)
    guard all.count > 1, let index = all.firstIndex(where: { $0 === self }) else { return false }
    return all[(index + (backward ? all.count - 1 : 1)) % all.count].becomeFirstResponder()
  }

  // MARK: Pointer

  func beginPointing(_ touch: UITouch) {
    guard isFirstResponder else { return }
    let place = touch.location(in: self)
    pressed = place
    editor.point(at: inLayout(place), clicks: touch.tapCount, extends: false)
  }

  func continuePointing(_ touch: UITouch) {
    let place = touch.location(in: self)
    // A hand that trembles does not select.
    guard let pressed, hypot(place.x - pressed.x, place.y - pressed.y) > 3 else { return }
    editor.drag(to: inLayout(place))
  }

  func endPointing(_ touch: UITouch?) {
    defer { pressed = nil }
    guard !isFirstResponder, isTouchInside, let touch else { return }
    guard becomeFirstResponder() else { return }
    editor.point(at: inLayout(touch.location(in: self)), clicks: 1, extends: false)
  }
}

extension UIView {
  /// Everything that takes text, in the order of the views.
  fileprivate func collectTexts(into all: inout [UIView]) {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return }
    if self is any UITextInput, canBecomeFirstResponder { all.append(self) }
    for view in subviews { view.collectTexts(into: &all) }
  }

  /// Takes the keyboard from whoever in the view has it.
  ///
  /// - Parameter force: whether nobody is asked.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIApplication.shared.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    TextEditor.isForced = force
    defer { TextEditor.isForced = false }
    return responder.resignFirstResponder()
  }
}
