/// How a controller is presented. Mirrors: `UIModalPresentationStyle`, raw values included.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  /// On a phone a sheet, unless its delegate says otherwise.
  case popover = 7
  /// Not presented, or not adapted: an answer, never a wish.
  case none = -1
  /// What the system thinks best: for ordinary controllers `pageSheet` (F12).
  case automatic = -2

  /// The style that is meant when the system is to choose (F12).
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the presenter's view leaves the window while the presented one covers it (C25).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the nearest controller that defines a context presents, rather than the screen's.
  var wantsContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether a sheet shows the controller.
  var isSheet: Bool { resolved == .pageSheet || self == .formSheet }
}
