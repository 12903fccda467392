/// Kinds of scrolling. Mirrors: `UIScrollTypeMask` (A50).
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The clicks of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// The fine steps of a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
