import Display
public import Foundation

/// How text is typed. Mirrors: `UITextInputTraits`.
///
/// There is no on-screen keyboard: what only shapes one is kept for whoever asks.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether dots stand for the text.
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// Something that takes typed text. Mirrors: `UIKeyInput`.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

extension UIResponder {
  /// Gives keys that mean text to a first responder that takes text.
  ///
  /// - Returns: the other keys.
  final func typed(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard isFirstResponder, let input = self as? any UIKeyInput else { return presses }
    return presses.filter { press in
      guard let stroke = press.key?.stroke else { return true }
      switch stroke.key {
      case .backspace: input.deleteBackward()
      case .return: input.insertText("\n")
      default:
        guard stroke.typesText else { return true }
        input.insertText(stroke.characters)
      }
      return false
    }
  }
}

/// Mirrors: `UITextAutocapitalizationType`.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Mirrors: `UITextAutocorrectionType`.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Mirrors: `UITextSpellCheckingType`.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Mirrors: `UIKeyboardType`.
public nonisolated enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static let alphabet = asciiCapable
}

/// Mirrors: `UIKeyboardAppearance`.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = dark
}

/// Mirrors: `UIReturnKeyType`.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// What a text is about. Mirrors: `UITextContentType`.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What is told of an on-screen keyboard. There is none, as on a phone with a keyboard attached:
/// nobody posts these.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
