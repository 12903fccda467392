import Foundation
import UIKitCore
import X11Display

/// An app in a window of its own: the door between UIKitCore, which knows no display, and the real
/// world, which knows no views.
final class LiveApp {
  /// Exit status when the world failed: no display, display lost.
  static let failed: Int32 = 3

  private let delegate: any UIApplicationDelegate
  private let name: String
  private let settings: LaunchSettings

  /// - Throws: `LaunchError`.
  init(delegateClassName: String?, name: String) throws(LaunchError) {
    self.name = name
    settings = try LaunchSettings(environment: ProcessInfo.processInfo.environment)
    guard let delegateClassName, let type = NSClassFromString(delegateClassName),
      let delegate = UIApplication.makeDelegate(type)
    else { throw .noDelegate(delegateClassName ?? "nil") }
    self.delegate = delegate
  }

  /// The program's name, for the title bar and for messages.
  static func name(_ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> String {
    let path = argv?.pointee.map { String(cString: $0) } ?? CommandLine.arguments.first ?? "app"
    return (path as NSString).lastPathComponent
  }

  /// Opens the window, launches the app in it and serves it until it is closed.
  ///
  /// - Returns: the process's exit status.
  /// - Throws: `X11Error`.
  func run() throws -> Int32 {
    let world = try X11World(
      X11Configuration(
        title: name, size: settings.size, minimumSize: CGSize(width: 200, height: 200),
        className: name, scale: settings.scale))
    let report = name
    world.onReport = { line in
      FileHandle.standardError.write(Data("\(report): \(line)\n".utf8))
    }
    let screen = UIScreen(size: world.size, scale: world.scale)
    UIApplication.start(on: screen)
    UIPasteboard.system = world.clipboard
    let loop = FrameLoop(
      screen: screen, input: world.input, clock: world.clock, compositor: world.compositor)
    loop.onClose = { [unowned world] in world.stop() }
    UIApplication.shared.launch(delegate, on: screen)
    SystemChrome.install(on: screen)
    let end = try world.run()
    UIApplication.shared.terminate()
    SystemChrome.remove(from: screen)
    UIPasteboard.system = nil
    world.close()
    if case .signal(let number) = end, number == SIGINT { return 128 + number }
    return 0
  }
}
