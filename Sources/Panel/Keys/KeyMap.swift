public import Display

/// Which key does what.
public nonisolated enum KeyMap {
  /// A key as people press it.
  public struct Binding: Sendable {
    public let command: PanelCommand
    /// As the list of keys shows it, such as `⇧Z`.
    public let label: String
    let key: KeyStroke.Key
    let shift: Bool?
    let control: Bool
    /// Whether it is one more key for what has one already.
    var isTwin: Bool { control || key == .up || key == .down }
    /// Whether it is the scene's key while no value has the keys.
    let needsFocus: Bool
  }

  /// Every binding, in the order of the list.
  public static let all: [Binding] = [
    Binding(.togglePanel, "P", "p"),
    Binding(.showKeys, "?", "?", shift: nil),
    Binding(.nextRow, "Tab", .tab, shift: false),
    Binding(.previousRow, "⇧Tab", .tab, shift: true),
    Binding(.smaller, "←", .left, shift: nil),
    Binding(.larger, "→", .right, shift: nil),
    Binding(.nextRow, "↓", .down, needsFocus: true),
    Binding(.previousRow, "↑", .up, needsFocus: true),
    Binding(.typeValue, "⏎", .return),
    Binding(.resetValue, "⌫", .backspace),
    Binding(.leave, "Esc", .escape),
    Binding(.filter, "/", "/", shift: nil),
    Binding(.undo, "Z", "z"),
    Binding(.redo, "⇧Z", "z", shift: true),
    Binding(.undo, "Ctrl Z", "z", control: true),
    Binding(.redo, "Ctrl ⇧Z", "z", shift: true, control: true),
    Binding(.swapSides, "X", "x"),
    Binding(.copySide, "⇧X", "x", shift: true),
    Binding(.resetAll, "⇧R", "r", shift: true),
    Binding(.presets, "B", "b"),
    Binding(.savePreset, "⇧B", "b", shift: true),
    Binding(.pause, "Space", .space),
    Binding(.stepForward, ".", ".", shift: nil),
    Binding(.stepBack, ",", ",", shift: nil),
    Binding(.speed1, "1", "1", shift: nil),
    Binding(.speed2, "2", "2", shift: nil),
    Binding(.speed4, "3", "3", shift: nil),
    Binding(.speed10, "4", "4", shift: nil),
    Binding(.toggleOverlay, "O", "o"),
    Binding(.toggleDamage, "D", "d"),
    Binding(.toggleDark, "L", "l"),
    Binding(.nextPage, "]", "]", shift: nil),
    Binding(.previousPage, "[", "[", shift: nil),
    Binding(.earlierGesture, "H", "h"),
    Binding(.laterGesture, "⇧H", "h", shift: true),
    Binding(.seeAgain, "G", "g"),
    Binding(.markFinish, "F", "f"),
    Binding(.markCancel, "C", "c"),
    Binding(.fit, "A", "a"),
    Binding(.lineFarther, "W", "w"),
    Binding(.lineNearer, "⇧W", "w", shift: true),
    Binding(.velocityUp, "E", "e"),
    Binding(.velocityDown, "⇧E", "e", shift: true),
    Binding(.choosePlot, "V", "v"),
    Binding(.copySwift, "S", "s"),
    Binding(.copyJSON, "J", "j"),
    Binding(.pasteJSON, "⇧J", "j", shift: true),
    Binding(.copyFrames, "M", "m"),
    Binding(.clearFrames, "⇧M", "m", shift: true),
  ]

  /// What a stroke asks for; nil for one that is none of ours.
  ///
  /// - Parameters:
  ///   - hasFocus: whether a value has the keys; arrows are the scene's otherwise.
  ///   - isInGallery: whether letters find a scene there.
  public static func command(
    for stroke: KeyStroke, hasFocus: Bool, isInGallery: Bool = false
  ) -> PanelCommand? {
    guard stroke.isDown, !stroke.modifiers.contains(.command) else { return nil }
    if isInGallery { return galleryCommand(for: stroke, hasSheet: hasFocus) }
    let match = all.first { binding in
      binding.matches(stroke) && (hasFocus || !binding.needsFocus)
    }
    return match?.command
  }

  /// What there is to do without a scene.
  private static let ofGallery: Set<PanelCommand> = [
    .togglePanel, .showKeys, .nextPage, .previousPage, .toggleDark, .toggleDamage, .copyFrames,
    .clearFrames, .pause, .speed1, .speed2, .speed4, .speed10,
  ]

  /// In the gallery everything one can type is the gallery's; with Control it is the panel's.
  private static func galleryCommand(for stroke: KeyStroke, hasSheet: Bool) -> PanelCommand? {
    if stroke.key == .escape { return hasSheet ? .leave : nil }
    var plain = stroke
    let hasControl = plain.modifiers.contains(.control)
    plain.modifiers.remove(.control)
    let match = all.first {
      !$0.control && ofGallery.contains($0.command) && $0.matches(plain)
    }?.command
    switch match {
    case .showKeys, .nextPage, .previousPage: return match
    default: return hasControl ? match : nil
    }
  }

  /// How a command's key is called.
  public static func label(of command: PanelCommand) -> String {
    all.first { $0.command == command }?.label ?? ""
  }
}

extension KeyMap.Binding {
  nonisolated init(
    _ command: PanelCommand, _ label: String, _ character: Character, shift: Bool? = false,
    control: Bool = false
  ) {
    self.init(command, label, .character(character), shift: shift, control: control)
  }

  nonisolated init(
    _ command: PanelCommand, _ label: String, _ key: KeyStroke.Key, shift: Bool? = nil,
    control: Bool = false, needsFocus: Bool? = nil
  ) {
    self.command = command
    self.label = label
    self.key = key
    self.shift = shift
    self.control = control
    self.needsFocus = needsFocus ?? command.needsFocus
  }

  nonisolated func matches(_ stroke: KeyStroke) -> Bool {
    guard stroke.modifiers.contains(.control) == control else { return false }
    if let shift, stroke.modifiers.contains(.shift) != shift { return false }
    if stroke.key == key { return true }
    // Letters by what they are, whichever way Shift and Caps Lock write them.
    guard case .character(let wanted) = key, case .character(let pressed) = stroke.key else {
      return false
    }
    return wanted.isLetter && pressed.lowercased() == wanted.lowercased()
  }
}
