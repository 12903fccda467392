import CX11
public import Foundation

/// How many device pixels a point has.
public nonisolated struct X11Scale: Equatable, Sendable {
  /// Where the number comes from.
  public enum Source: String, Sendable {
    case option = "--scale"
    case desktop = "Gdk/WindowScalingFactor"
    case resources = "Xft.dpi"
    case none = "nothing"
  }

  /// The scales that make sense. Units: pixels a point. Source: chosen.
  public static let limits: ClosedRange<Double> = 0.5...8

  /// Pixels a point.
  public var value: CGFloat
  /// Who said so.
  public var source: Source

  /// Chooses in the order option, desktop, resources, 1.
  ///
  /// What the desktop says is taken to the nearest whole number, lest every hairline blur, and
  /// lowered until `size` fits `screen`; an option is taken as it is.
  ///
  /// - Throws: `X11Error.absurdScale` when the option is outside `limits` or not a number.
  init(
    option: CGFloat?, desktop: Int?, resources: Double?, size: CGSize,
    screen: (width: Int, height: Int)
  ) throws(X11Error) {
    if let option {
      guard Self.limits.contains(Double(option)) else {
        throw .absurdScale(Double(option), source: Source.option.rawValue)
      }
      (value, source) = (option, .option)
      return
    }
    if let desktop, desktop >= 1, desktop <= 8 {
      (value, source) = (CGFloat(desktop), .desktop)
    } else if let resources, resources.isFinite, resources >= 48, resources <= 768 {
      (value, source) = (max(1, (resources / 96).rounded()), .resources)
    } else {
      (value, source) = (1, .none)
    }
    while value > 1,
      size.width * value > CGFloat(screen.width) || size.height * value > CGFloat(screen.height)
    {
      value -= 1
    }
  }

  /// `size` in device pixels.
  ///
  /// - Throws: `X11Error.absurdSize` for what X cannot make.
  func pixels(_ size: CGSize) throws(X11Error) -> (width: Int, height: Int) {
    let (width, height) = (size.width * value, size.height * value)
    guard width >= 1, height >= 1, width <= 32767, height <= 32767 else {
      throw .absurdSize(
        width: Double(size.width), height: Double(size.height), scale: Double(value))
    }
    return (Int(width.rounded()), Int(height.rounded()))
  }
}

extension X11Connection {
  /// `Xft.dpi` from the resources the session left on the root window; no round trip.
  var resourceDPI: Double? {
    guard !isLost, let text = XResourceManagerString(display) else { return nil }
    for line in String(cString: text).split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, halves[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else {
        continue
      }
      return Double(halves[1].trimmingCharacters(in: .whitespaces))
    }
    return nil
  }

  /// `Gdk/WindowScalingFactor` from the settings manager; nil when none runs.
  var desktopScale: Int? {
    if isLost { return nil }
    let owner = XGetSelectionOwner(display, atoms[.settingsOwner])
    guard owner != 0 else { return nil }
    let bytes = property(atoms[.settings], of: owner)
    return XSettings(bytes: bytes).integers["Gdk/WindowScalingFactor"]
  }

  /// Reads a property and takes it away.
  ///
  /// - Parameter most: bytes that are read at most.
  func take(_ name: Atom, of window: Window, most: Int) -> (type: Atom, bytes: [UInt8]) {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var left: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, name, 0, most / 4, 1, 0, &type, &format, &count, &left, &data)
    guard status == 0, let data else { return (type, []) }
    defer { XFree(data) }
    guard format == 8 else { return (type, []) }
    return (type, Array(UnsafeBufferPointer(start: data, count: Int(count))))
  }

  /// Whether a property was given a new value since this was asked last; nobody else hears of it.
  func hasNewValue(of property: Atom, in window: Window) -> Bool {
    var wanted = (window: window, property: property)
    var event = XEvent()
    return withUnsafeMutablePointer(to: &wanted) { wanted in
      wanted.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: wanted.pointee))
      {
        XCheckIfEvent(display, &event, isNewValue, $0) != 0
      }
    }
  }

  /// A property of bytes, at most a megabyte of it.
  func property(_ name: Atom, of window: Window) -> [UInt8] {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var left: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, name, 0, 1 << 18, 0, 0, &type, &format, &count, &left, &data)
    guard status == 0, let data else { return [] }
    defer { XFree(data) }
    guard format == 8, count < 1 << 20 else { return [] }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}

/// Whether an event tells of a new value of the property that is waited for.
nonisolated private func isNewValue(
  _ display: OpaquePointer?, _ event: UnsafeMutablePointer<XEvent>?, _ wanted: XPointer?
) -> Int32 {
  guard let event, let wanted, event.pointee.type == PropertyNotify else { return 0 }
  return UnsafeMutableRawPointer(wanted).withMemoryRebound(
    to: (window: Window, property: Atom).self, capacity: 1
  ) { wanted in
    let told = event.pointee.xproperty
    return told.window == wanted.pointee.window && told.atom == wanted.pointee.property
      && told.state == PropertyNewValue ? 1 : 0
  }
}
