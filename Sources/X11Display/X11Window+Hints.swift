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
    // The old property is Latin-1; what does not fit becomes a question mark.
    let latin = title.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
    setBytes(X11Atoms.Predefined.name, type: X11Atoms.Predefined.string, latin)
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
