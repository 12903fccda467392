import CX11

/// What a display offers, for choosing fall-backs and for telling the user.
public nonisolated struct X11Capabilities: Equatable, Sendable {
  /// An extension the program can use.
  public enum Extension: String, CaseIterable, Sendable {
    case render = "RENDER"
    case present = "Present"
    case input2 = "XInputExtension"
    case sharedMemory = "MIT-SHM"
    case resizing = "RANDR"
    case sync = "SYNC"
    case test = "XTEST"
    case fixes = "XFIXES"
    case genericEvents = "Generic Event Extension"

    /// What happens without it, for people.
    public var fallback: String {
      switch self {
      case .render: return "none: pictures cannot be painted"
      case .present: return "frames are copied to the window, a timer keeps time"
      case .input2: return "core events: whole pixels, no touch, no smooth scrolling"
      case .sharedMemory: return "bitmaps travel over the socket"
      case .resizing: return "nothing is lost: the refresh is measured, not asked for"
      case .sync: return "the window manager does not wait for a frame while resizing"
      case .test: return "replaying a recording at the real window is not possible"
      case .fixes: return "as without Present, which counts on it"
      case .genericEvents: return "as without Present and XInput 2, which need it"
      }
    }
  }

  /// An extension's version and numbers.
  public struct Entry: Equatable, Sendable {
    /// Major and minor version; 0.0 where it was not asked for.
    public var version: (major: Int, minor: Int)
    /// The request number, which also marks the extension's generic events.
    public var opcode: Int32
    /// The number of its first event.
    public var firstEvent: Int32

    public static func == (a: Entry, b: Entry) -> Bool {
      a.version == b.version && a.opcode == b.opcode && a.firstEvent == b.firstEvent
    }
  }

  private var entries: [Extension: Entry] = [:]

  /// The display's maker and release, as it tells them.
  public private(set) var vendor: String

  /// What is known of `name`; nil when the display lacks it.
  public subscript(name: Extension) -> Entry? { entries[name] }

  /// Whether the display has `name`.
  public func has(_ name: Extension) -> Bool { entries[name] != nil }

  /// Asks `display` for everything but what `avoided` names, which then counts as missing.
  init(display: OpaquePointer, avoiding avoided: Set<Extension>) {
    vendor = XServerVendor(display).map { String(cString: $0) } ?? "unknown"
    for name in Extension.allCases where !avoided.contains(name) {
      var opcode: Int32 = 0
      var event: Int32 = 0
      var error: Int32 = 0
      if XQueryExtension(display, name.rawValue, &opcode, &event, &error) != 0 {
        entries[name] = Entry(version: (0, 0), opcode: opcode, firstEvent: event)
      }
    }
    if !has(.genericEvents) {
      entries[.present] = nil
      entries[.input2] = nil
    }
    settleVersions(display)
  }

  /// Extensions that must be greeted before use, or are useless below a version.
  private mutating func settleVersions(_ display: OpaquePointer) {
    var major: Int32 = 2
    var minor: Int32 = 2
    if has(.input2) {
      // 2.2 is what touches need, and asking for more would change how others behave.
      let known = XIQueryVersion(display, &major, &minor) == 0 && major >= 2
      entries[.input2]?.version = (Int(major), Int(minor))
      if !known { entries[.input2] = nil }
    }
    if has(.present) {
      let known = XPresentQueryVersion(display, &major, &minor) != 0
      entries[.present]?.version = (Int(major), Int(minor))
      if !known { entries[.present] = nil }
    }
    if has(.sync) {
      let known = XSyncInitialize(display, &major, &minor) != 0
      entries[.sync]?.version = (Int(major), Int(minor))
      if !known { entries[.sync] = nil }
    }
    if has(.fixes) {
      let known = XFixesQueryVersion(display, &major, &minor) != 0 && major >= 2
      entries[.fixes]?.version = (Int(major), Int(minor))
      if !known { entries[.fixes] = nil }
    }
    // Present takes XFIXES regions, and its protocol wants XFIXES greeted first.
    if !has(.fixes) { entries[.present] = nil }
    if has(.render) {
      let known = XRenderQueryVersion(display, &major, &minor) != 0
      entries[.render]?.version = (Int(major), Int(minor))
      // Transforms came with 0.6, gradients with 0.10.
      if !known || (major == 0 && minor < 10) { entries[.render] = nil }
    }
  }
}
