import CX11
import Foundation

/// The atoms the window speaks of, fetched in one round trip.
struct X11Atoms {
  enum Name: String, CaseIterable {
    case wmProtocols = "WM_PROTOCOLS"
    case wmDeleteWindow = "WM_DELETE_WINDOW"
    case wmClientMachine = "WM_CLIENT_MACHINE"
    case netPing = "_NET_WM_PING"
    case netSyncRequest = "_NET_WM_SYNC_REQUEST"
    case netSyncCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
    case netName = "_NET_WM_NAME"
    case netIconName = "_NET_WM_ICON_NAME"
    case netProcess = "_NET_WM_PID"
    case netIcon = "_NET_WM_ICON"
    case netWindowType = "_NET_WM_WINDOW_TYPE"
    case netWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
    case netSupportingCheck = "_NET_SUPPORTING_WM_CHECK"
    case utf8String = "UTF8_STRING"
    case settingsOwner = "_XSETTINGS_S0"
    case settings = "_XSETTINGS_SETTINGS"
    case clipboard = "CLIPBOARD"
    case targets = "TARGETS"
    case timestamp = "TIMESTAMP"
    case plainText = "text/plain;charset=utf-8"
    case incremental = "INCR"
    case transfer = "_SEGUE_TRANSFER"
    case clockProbe = "_SEGUE_CLOCK_PROBE"
  }

  /// Atoms every server has from its birth; the C header writes them as casts, which Swift skips.
  enum Predefined {
    static let primary: Atom = 1
    static let atom: Atom = 4
    static let cardinal: Atom = 6
    static let integer: Atom = 19
    static let string: Atom = 31
    static let window: Atom = 33
    static let name: Atom = 39
  }

  private var values: [Atom]

  init(display: OpaquePointer, screen: Int32) {
    let names = Name.allCases.map { name -> String in
      name == .settingsOwner ? "_XSETTINGS_S\(screen)" : name.rawValue
    }
    var copies = names.map { strdup($0) }
    var atoms = [Atom](repeating: 0, count: names.count)
    _ = XInternAtoms(display, &copies, Int32(copies.count), 0, &atoms)
    for copy in copies { free(copy) }
    values = atoms
  }

  subscript(name: Name) -> Atom {
    var index = 0
    for candidate in Name.allCases {
      if candidate == name { break }
      index += 1
    }
    return values[index]
  }
}
