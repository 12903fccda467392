/// Where those that must not keep a window find it, until it goes.
///
/// What a weak reference does, but for the side table: retaining and releasing a window stays cheap.
nonisolated final class WindowLink: @unchecked Sendable {
  unowned(unsafe) var window: UIWindow?
}

extension UIView {
  /// The window the view is in; a window is in itself.
  final var storedWindow: UIWindow? {
    get { windowLink?.window }
    set { windowLink = newValue?.link }
  }
}
