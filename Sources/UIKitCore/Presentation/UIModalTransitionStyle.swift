/// How a stock presentation moves. Mirrors: `UIModalTransitionStyle`, raw values included.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  /// Turns over; drawn without perspective.
  case flipHorizontal = 1
  case crossDissolve = 2
}
