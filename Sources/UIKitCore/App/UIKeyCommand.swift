import Display
public import Foundation

/// Keys held along with another. Mirrors: `UIKeyModifierFlags`, raw values included.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  init(_ modifiers: KeyModifiers) {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alternate) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    self = flags
  }
}

/// Keys that call a method of whoever is in the responder chain. Mirrors: `UIKeyCommand`.
///
/// A desktop's keyboard has Control where the phone's has Command: either does for `command`.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The key: what it types without others, or one of the names above.
  public final let input: String?
  public final let modifierFlags: UIKeyModifierFlags
  public final let action: Selector?
  public final let propertyList: Any?
  open var title: String
  open var image: UIImage?
  open var discoverabilityTitle: String?
  /// Whether it is asked before a text field takes the key as text.
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.title = title
    self.image = image
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Whether the stroke is what the command waits for.
  func matches(_ stroke: KeyStroke) -> Bool {
    guard let input, isKey(input, of: stroke) else { return false }
    var held = UIKeyModifierFlags(stroke.modifiers)
    var wanted = modifierFlags.subtracting([.alphaShift, .numericPad])
    // A capital is typed with the shift key, and a command may be named by either letter.
    if input.count == 1, input != input.lowercased() { wanted.insert(.shift) }
    // Which signs are typed with it depends on the keyboard.
    if isSign(input, typedBy: stroke), !wanted.contains(.shift) { held.remove(.shift) }
    if wanted.contains(.command), held.contains(.control), !wanted.contains(.control) {
      held.remove(.control)
      held.insert(.command)
    }
    return held == wanted
  }

  private func isKey(_ input: String, of stroke: KeyStroke) -> Bool {
    switch input {
    case Self.inputUpArrow: stroke.key == .up
    case Self.inputDownArrow: stroke.key == .down
    case Self.inputLeftArrow: stroke.key == .left
    case Self.inputRightArrow: stroke.key == .right
    case Self.inputEscape: stroke.key == .escape
    case Self.inputPageUp: stroke.key == .pageUp
    case Self.inputPageDown: stroke.key == .pageDown
    case Self.inputHome: stroke.key == .home
    case Self.inputEnd: stroke.key == .end
    case Self.inputDelete: stroke.key == .delete
    case "\r", "\n": stroke.key == .return
    case "\t": stroke.key == .tab
    case "\u{8}": stroke.key == .backspace
    case " ": stroke.key == .space
    default: stroke.letter == input.lowercased() || isSign(input, typedBy: stroke)
    }
  }

  /// Whether the stroke types just the input, and that is no letter.
  private func isSign(_ input: String, typedBy stroke: KeyStroke) -> Bool {
    guard case .character(let key) = stroke.key, input.count == 1,
      input.allSatisfy({ !$0.isLetter })
    else { return false }
    return (stroke.characters.isEmpty ? String(key) : stroke.characters) == input
  }
}

extension KeyStroke {
  /// The letter on the key, whatever is held along with it.
  fileprivate var letter: String {
    guard case .character(let letter) = key else { return characters.lowercased() }
    return String(letter).lowercased()
  }
}

extension UIResponder {
  /// Runs the first command on the way from here up that waits for the stroke.
  ///
  /// - Parameter isEager: only those that come before text is typed.
  /// - Returns: whether one did.
  final func runKeyCommand(for stroke: KeyStroke, isEager: Bool) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? [] where command.matches(stroke) {
        guard !isEager || command.wantsPriorityOverSystemBehavior, let action = command.action
        else { continue }
        if UIApplication.shared.sendAction(action, from: current, sender: command) { return true }
      }
      responder = current.next
    }
    return false
  }
}

extension UIViewController {
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.append(keyCommand) }

  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
  }
}

extension UIApplication {
  /// Calls a method of the first that has it, from a responder up, and of the app's delegate at last.
  fileprivate func sendAction(
    _ action: Selector, from responder: UIResponder, sender: Any
  ) -> Bool {
    var candidate: UIResponder? = responder
    while let current = candidate {
      if action.isUnderstood(by: current) {
        return action.perform(on: current, with: sender)
      }
      candidate = current.next
    }
    return delegate.map { action.perform(on: $0, with: sender) } ?? false
  }
}
