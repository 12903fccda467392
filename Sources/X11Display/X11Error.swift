/// Why there is no window, told in one line: what, where, what to do.
public nonisolated enum X11Error: Error, Equatable, CustomStringConvertible {
  /// Nothing answers under that name; empty when no name was given at all.
  case noDisplay(name: String)
  /// The display lacks what nothing can stand in for.
  case missingExtension(String, display: String)
  /// The screen's pixels are of a kind that cannot be drawn to.
  case unsuitableScreen(depth: Int, display: String)
  /// X knows sizes from 1 to 32767 pixels only.
  case absurdSize(width: Double, height: Double, scale: Double)
  /// The scale is no number between the limits.
  case absurdScale(Double, source: String)
  /// The server closed the connection or died.
  case displayLost(name: String)

  /// One line for people.
  public var description: String {
    switch self {
    case .noDisplay(let name) where name.isEmpty:
      return "no X display: DISPLAY is not set; "
        + "start the program in a graphical session, or set DISPLAY (for example to :0)"
    case .noDisplay(let name):
      return "no X display at \(name): nothing answers there or it refuses us; "
        + "check DISPLAY and that the X server runs and admits this user"
    case .missingExtension(let name, let display):
      return "the X display \(display) has no \(name) extension, which every picture needs; "
        + "enable it in the X server, or use another display"
    case .unsuitableScreen(let depth, let display):
      return
        "the X display \(display) shows \(depth) bits a pixel in a way that cannot be painted; "
        + "use a true-colour screen of 24 or 32 bits"
    case .absurdSize(let width, let height, let scale):
      return "a window of \(trimmed(width)) by \(trimmed(height)) points at scale "
        + "\(trimmed(scale)) is not possible; X allows 1 to 32767 pixels a side"
    case .absurdScale(let scale, let source):
      return "\(source) asks for a scale of \(trimmed(scale)), which is not between "
        + "\(trimmed(X11Scale.limits.lowerBound)) and \(trimmed(X11Scale.limits.upperBound)); "
        + "give --scale a number in that range"
    case .displayLost(let name):
      return "the X display \(name) is gone: the server closed the connection or ended; "
        + "start it again and reopen the window"
    }
  }

  /// What the program should exit with: 2 for a request that was wrong, 3 for a world that failed.
  public var exitStatus: Int32 {
    switch self {
    case .absurdSize, .absurdScale: return 2
    case .noDisplay, .missingExtension, .unsuitableScreen, .displayLost: return 3
    }
  }

  private func trimmed(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return String(number)
  }
}
