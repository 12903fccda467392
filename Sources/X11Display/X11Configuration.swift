public import Foundation

/// What a window should be like.
public nonisolated struct X11Configuration: Sendable {
  /// In the title bar, UTF-8.
  public var title: String
  /// The name window managers know the program by (`WM_CLASS`).
  public var className: String
  /// Units: points.
  public var size: CGSize
  /// The smallest it may become. Units: points.
  public var minimumSize: CGSize
  /// Taken instead of `size` where the screen is not as wide as that. Units: points.
  public var narrowSize: CGSize?
  /// Pixels a point; nil asks the desktop.
  public var scale: CGFloat?
  /// The display's name; nil for `DISPLAY`.
  public var display: String?
  /// For task bars and switchers.
  public var icon: X11Icon
  /// Extensions to do without, as if the display lacked them.
  public var avoided: Set<X11Capabilities.Extension>

  public init(
    title: String, size: CGSize, minimumSize: CGSize = CGSize(width: 120, height: 120),
    className: String = "segue", scale: CGFloat? = nil, display: String? = nil,
    icon: X11Icon = .standard, avoiding avoided: Set<X11Capabilities.Extension> = []
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.className = className
    self.scale = scale
    self.display = display
    self.icon = icon
    self.avoided = avoided
  }
}
