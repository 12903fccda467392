public import Foundation
public import QuartzCore

/// The device's display: its size, its pixels, its windows.
///
/// Mirrors: `UIScreen`. `UIScreen.main` is the device; a tool's panel has a screen of its own.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The device being shown. Real code takes its bounds for the window's.
  public internal(set) static var main = UIScreen(size: CGSize(width: 390, height: 844), scale: 1)

  /// What the user has asked the system for: new screens begin with it.
  ///
  /// Source: chosen; on the phone it is a setting of the system.
  package static var systemStyle = UIUserInterfaceStyle.light

  /// Points.
  public private(set) var bounds: CGRect
  /// Pixels per point.
  public private(set) var scale: CGFloat
  /// What covers the display's edges: status bar, notch, home indicator.
  public var deviceInsets: UIEdgeInsets {
    didSet { for window in windows { window.propagateSafeArea() } }
  }
  public var userInterfaceStyle = UIScreen.systemStyle {
    didSet {
      guard userInterfaceStyle != oldValue else { return }
      knownTraits = nil
      for window in windows { window.propagateTraits() }
    }
  }

  /// How many pictures a second the display shows.
  public internal(set) var maximumFramesPerSecond = 60

  /// Whether it has a phone's shape; a tool's screen has not.
  public let isDevice: Bool

  /// The layers of all windows.
  public let tree: LayerTree
  var windows: [UIWindow] = []

  /// - Parameter isDevice: false for a tool's own screen beside the device.
  public init(size: CGSize, scale: CGFloat, isDevice: Bool = true) {
    self.isDevice = isDevice
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    deviceInsets = isDevice ? DeviceShape.insets(for: size) : .zero
    let root = CALayer()
    root.frame = bounds
    tree = LayerTree(root: root, scale: scale)
    super.init()
  }

  public var nativeScale: CGFloat { scale }

  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var traitCollection: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = currentTraits
    knownTraits = traits
    return traits
  }

  /// Asked for all the time, changed hardly ever.
  private var knownTraits: UITraitCollection?

  private var currentTraits: UITraitCollection {
    let isWide = bounds.width > bounds.height
    // Source: documented, the size classes of each model: the large phones, and the Plus before them.
    let isLarge = bounds.width > 880 || bounds.width == 736
    return UITraitCollection(
      userInterfaceStyle: userInterfaceStyle, displayScale: scale,
      horizontalSizeClass: isWide && isLarge ? .regular : .compact,
      verticalSizeClass: isWide ? .compact : .regular, userInterfaceLevel: .base,
      userInterfaceIdiom: .phone)
  }

  /// Takes a new size; windows follow and lay out anew.
  public func resize(to size: CGSize, scale: CGFloat) {
    guard size != bounds.size || scale != self.scale else { return }
    let old = orientation
    let oldTraits = traitCollection
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    knownTraits = nil
    if isDevice { deviceInsets = DeviceShape.insets(for: size) }
    tree.root.frame = bounds
    tree.scale = scale
    let traits = traitCollection
    let hasOtherRoom =
      traits.horizontalSizeClass != oldTraits.horizontalSizeClass
      || traits.verticalSizeClass != oldTraits.verticalSizeClass
    for window in windows where window.followsScreen {
      if hasOtherRoom {
        window.controllerForRotation?.willTransition(to: traits, with: ResizeCoordinator())
      }
      window.controllerForRotation?.viewWillTransition(to: size, with: ResizeCoordinator())
      window.frame = bounds
      window.propagateSafeArea()
    }
    for window in windows { window.propagateTraits() }
    if self === UIScreen.main { UIApplication.shared.statusBar.frameMayHaveChanged() }
    if orientation != old {
      NotificationCenter.default.post(
        name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared)
    }
    if orientation != old, UIDevice.current.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }
}

/// What the edges of a phone of some size look like (F10).
enum DeviceShape {
  static func insets(for size: CGSize) -> UIEdgeInsets {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    // 16:9 phones have a home button; all taller ones have a home indicator and a notch.
    guard long / max(short, 1) > 1.9 else {
      return UIEdgeInsets(top: size.height > size.width ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    if size.width > size.height {
      return UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
    let top: CGFloat = size.width == 393 || size.width == 430 ? 59 : 47
    return UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
  }
}
