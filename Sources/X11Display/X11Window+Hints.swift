import CX11
import Foundation

/// What the window tells window managers and task bars.
extension X11Window {
  func setHints(_ configuration: X11Configuration) {
    let atoms = connection.atoms
    setTitle(configuration.title)
    setClass(configuration.className)
    var protocols = [atoms[.wmDeleteWindow], atoms[.netPing]]
    if syncCounter != 0 {
      protocols.append(atoms[.netSyncRequest])
      setLongs(atoms[.netSyncCounter], type: X11Atoms.Predefined.cardinal, [syncCounter])
    }
    XSetWMProtocols(connection.display, id, &protocols, Int32(protocols.count))
    setLongs(
      atoms[.netWindowType], type: X11Atoms.Predefined.atom, [atoms[.netWindowTypeNormal]])
    setLongs(atoms[.netProcess], type: X11Atoms.Predefined.cardinal, [UInt(getpid())])
    setBytes(atoms[.wmClientMachine], type: X11Atoms.Predefined.string, hostName)
    setIcon(configuration.icon)
    setSizeHints(minimum: configuration.minimumSize)
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    XSetWMHints(connection.display, id, &hints)
  }

  /// Changes the title bar's text.
  public func setTitle(_ title: String) {
    if connection.isLost { return }
    let atoms = connection.atoms
    for name in [atoms[.netName], atoms[.netIconName]] {
      setBytes(name, type: atoms[.utf8String], Array(title.utf8))
    }
    setOldTitle(title)
  }

  /// The property for who does not know the newer ones: Latin-1, or the encoding that X had for
  /// other scripts before Unicode.
  private func setOldTitle(_ title: String) {
    let plain = Self.plain(title)
    if plain.unicodeScalars.allSatisfy({ $0.value < 256 }) {
      setBytes(
        X11Atoms.Predefined.name, type: X11Atoms.Predefined.string,
        plain.unicodeScalars.map { UInt8($0.value) })
      return
    }
    var property = XTextProperty()
    let status = plain.withCString { text -> Int32 in
      var list: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: text)]
      return Xutf8TextListToTextProperty(
        connection.display, &list, 1, XCompoundTextStyle, &property)
    }
    defer { if let value = property.value { XFree(value) } }
    if status == 0 {
      XSetTextProperty(connection.display, id, &property, X11Atoms.Predefined.name)
    } else {
      // The session's locale has no such encoding: readers of today take this.
      setBytes(
        X11Atoms.Predefined.name, type: connection.atoms[.utf8String], Array(plain.utf8))
    }
  }

  /// Punctuation that Latin-1 lacks, as a typewriter has it.
  private static func plain(_ title: String) -> String {
    var text = ""
    for character in title {
      switch character {
      case "\u{2010}"..."\u{2015}", "\u{2212}": text += "-"
      case "\u{2018}", "\u{2019}": text += "'"
      case "\u{201C}", "\u{201D}": text += "\""
      case "\u{2026}": text += "..."
      default: text.append(character)
      }
    }
    return text
  }

  /// Asked of the kernel alone: a resolver could wait for a network.
  private var hostName: [UInt8] {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return [] }
    return name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }

  private func setClass(_ name: String) {
    let visible = name.prefix(1).uppercased() + name.dropFirst()
    name.withCString { instance in
      visible.withCString { type in
        var hint = XClassHint(
          res_name: UnsafeMutablePointer(mutating: instance),
          res_class: UnsafeMutablePointer(mutating: type))
        _ = XSetClassHint(connection.display, id, &hint)
      }
    }
  }

  private func setSizeHints(minimum: CGSize) {
    var hints = XSizeHints()
    hints.flags = PMinSize | PSize
    hints.width = Int32(clamping: pixelSize.width)
    hints.height = Int32(clamping: pixelSize.height)
    hints.min_width = Int32(max(1, min(32767, minimum.width * scale.value)).rounded())
    hints.min_height = Int32(max(1, min(32767, minimum.height * scale.value)).rounded())
    XSetWMNormalHints(connection.display, id, &hints)
  }

  private func setIcon(_ icon: X11Icon) {
    guard icon.isSound else { return }
    // Data of format 32 travels as C longs, eight bytes here.
    let values = [UInt(icon.width), UInt(icon.height)] + icon.pixels.map { UInt($0) }
    setLongs(connection.atoms[.netIcon], type: X11Atoms.Predefined.cardinal, values)
  }

  private func setLongs(_ name: Atom, type: Atom, _ values: [UInt]) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.display, id, name, type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
    }
  }

  private func setBytes(_ name: Atom, type: Atom, _ bytes: [UInt8]) {
    XChangeProperty(
      connection.display, id, name, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }
}
