/// What is seen of a view at a moment.
public nonisolated struct ViewLook: Equatable, Sendable {
  /// The left edge, in the window. Units: points.
  public var x: Double
  /// The top edge, in the window. Units: points.
  public var y: Double
  /// 0…1.
  public var alpha: Double
  /// Times the natural size.
  public var scale: Double
  /// Clockwise. Units: degrees.
  public var rotation: Double
  /// Units: points.
  public var corner: Double
  /// The shadow's strength, 0…1.
  public var shadow: Double
}

/// One number of a view that can be plotted.
public nonisolated enum ViewQuantity: String, CaseIterable, Sendable {
  case x, y, alpha, scale, rotation, corner, shadow

  /// The number itself.
  public func value(of look: ViewLook) -> Double {
    switch self {
    case .x: look.x
    case .y: look.y
    case .alpha: look.alpha
    case .scale: look.scale
    case .rotation: look.rotation
    case .corner: look.corner
    case .shadow: look.shadow
    }
  }

  /// As the plot names it.
  public var title: String {
    switch self {
    case .corner: "corner radius"
    case .shadow: "shadow opacity"
    default: rawValue
    }
  }

  /// As written beside the axis.
  public var unit: String {
    switch self {
    case .x, .y, .corner: "pt"
    case .rotation: "°"
    case .scale: "×"
    case .alpha, .shadow: ""
    }
  }

  var digits: Int {
    switch self {
    case .x, .y, .corner, .rotation: 0
    case .alpha, .scale, .shadow: 2
    }
  }
}
