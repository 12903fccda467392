public import Foundation

/// The device the app runs on. Mirrors: `UIDevice`.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public static let orientationDidChangeNotification = Notification.Name(
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

  public var orientation: UIDeviceOrientation {
    UIScreen.main.orientation.isLandscape ? .landscapeLeft : .portrait
  }
}
