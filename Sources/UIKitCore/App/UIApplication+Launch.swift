import Foundation

/// How an app is started by what has a world for it: the window, or the simulator.
extension UIApplication {
  /// A new delegate of a class known only by name or as a value; nil if it is none.
  public static func makeDelegate(_ type: AnyClass) -> (any UIApplicationDelegate)? {
    ClassValue.make(type) as? any UIApplicationDelegate
  }

  /// Launches with `delegate`, which the app keeps, and lets it make its window.
  public final func launch(_ delegate: any UIApplicationDelegate, on screen: UIScreen) {
    life.launch(delegate, on: screen)
  }

  /// Tells the app that it ends, unless it has been told.
  public final func terminate() {
    life.terminate()
  }
}
