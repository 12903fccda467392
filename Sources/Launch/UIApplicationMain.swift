import Foundation
public import UIKitCore

/// Starts the app and runs it until its window is closed; then the process ends.
///
/// Mirrors: `UIApplicationMain`. The app's delegate is the class of that name, as
/// `NSStringFromClass` gives it; an app object of one's own is not supported and nil is expected.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  do {
    return try LiveApp(delegateClassName: delegateClassName, name: LiveApp.name(argv)).run()
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return LiveApp.failed
  }
}

extension UIApplicationDelegate {
  /// Where a process marked `@main` begins.
  public static func main() {
    let status = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(self as AnyClass))
    exit(status)
  }
}
