public import Foundation

/// The device the app runs on. Mirrors: `UIDevice`.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }

  /// The system whose look and behaviour is shown.
  ///
  /// Source: chosen, the last with the look shown by default.
  public var systemVersion: String { "18.0" }

  /// The machine's name.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// Whether turns are told of: until the last who began it has ended it.
  public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  /// The application has begun it for itself.
  private var listeners = 1

  public func beginGeneratingDeviceOrientationNotifications() {
    listeners += 1
  }

  public func endGeneratingDeviceOrientationNotifications() {
    listeners = max(0, listeners - 1)
  }

  public var orientation: UIDeviceOrientation {
    UIScreen.main.orientation.isLandscape ? .landscapeLeft : .portrait
  }
}

extension UIApplication {
  /// Posted when the window has become wider than high, or the other way round.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
