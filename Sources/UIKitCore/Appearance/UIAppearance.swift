public import Foundation

/// What can hold views whose looks are said for a whole class. Mirrors: `UIAppearanceContainer`.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose looks can be said for all its instances at once. Mirrors: `UIAppearance`.
///
/// What is set on the object returned is taken over by every instance when it enters a window, unless
/// something else has been set on the instance itself.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self

  /// The same for instances inside others: inside one of the first class, which is inside one of the
  /// second, and so on.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self {
    AppearanceProxies.proxy(for: self, inside: [])
  }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, inside: containerTypes)
  }
}

extension UIBarItem: UIAppearance {
  public class func appearance() -> Self {
    AppearanceProxies.proxy(for: self, inside: [])
  }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, inside: containerTypes)
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIPresentationController: UIAppearanceContainer {}
