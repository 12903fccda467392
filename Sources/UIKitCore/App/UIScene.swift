public import Foundation

/// One showing of an app's content. Mirrors: `UIScene`. An app has one here, or none.
open class UIScene: UIResponder {
  /// What a scene was asked for with; from a desktop, nothing.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {}

  /// Mirrors: `UIScene.ActivationState`.
  public nonisolated enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public final let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  /// Shown nowhere but to whoever asks.
  open var title: String! = ""
  /// The scene keeps the delegate it was given at the start.
  final var heldDelegate: (any UISceneDelegate)?

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  open override var next: UIResponder? { UIApplication.shared }

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// What a scene is made for, and how. Mirrors: `UISceneSession`.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// Mirrors: `UISceneSession.Role`.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  public internal(set) weak var scene: UIScene?
  public internal(set) var configuration: UISceneConfiguration
  public let persistentIdentifier = UUID().uuidString
  /// What the app wants to find again with the session, as long as it runs.
  public var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// Which classes make up a scene. Mirrors: `UISceneConfiguration`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public final let name: String?
  public final let role: UISceneSession.Role
  /// Who looks after the scene.
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?

  /// The answer of a delegate that does not have the method.
  static let unasked = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
