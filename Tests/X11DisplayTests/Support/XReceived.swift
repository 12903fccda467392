import CX11

@testable import X11Display

/// How many events the server has sent, by the serials Xlib keeps.
struct XReceived {
  private let pending: Int32

  init(_ stage: Stage) {
    stage.world.connection.synchronize()
    stage.world.readEvents()
    pending = 0
  }

  /// Events that wait to be read now.
  func sinceThen(_ stage: Stage) -> Int {
    Int(XPending(stage.world.connection.display) - pending)
  }
}
