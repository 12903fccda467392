import Foundation
import Testing
import XTestPointer

/// However a run ends, it ends in order.
@Suite(.serialized) @MainActor
struct WindowEndTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test func `closed at rest it exits with 0`() throws {
    let (segue, window) = try desk.open(.pullToDismiss)

    desk.hand?.send(protocol: "WM_DELETE_WINDOW", to: UInt(try #require(window.number("id"))))

    let ending = try segue.ending()
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
  }

  @Test(arguments: DragScene.allCases)
  func `closed in the middle of a transition it exits with 0`(_ scene: DragScene) throws {
    let (segue, window) = try desk.open(scene)
    try desk.takeHold(scene, scene.way(to: 0.6), of: segue)

    desk.hand?.send(protocol: "WM_DELETE_WINDOW", to: UInt(try #require(window.number("id"))))

    let ending = try segue.ending()
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
  }

  @Test func `closed while a transition runs by itself it exits with 0`() throws {
    let (segue, window) = try desk.open(.swipeBack, ["--slow", "20"])
    try desk.takeHold(.swipeBack, 250, of: segue)
    desk.release()
    try segue.event(named: "verdict")

    desk.hand?.send(protocol: "WM_DELETE_WINDOW", to: UInt(try #require(window.number("id"))))

    #expect(try segue.ending().status == 0)
  }

  @Test func `a server that dies mid-drag is told in one line`() throws {
    let (segue, _) = try desk.open(.swipeBack)
    try desk.takeHold(.swipeBack, 200, of: segue)

    desk.letGo()
    kill(desk.display.processIdentifier, SIGKILL)

    let ending = try segue.ending()
    #expect(ending.status == 3)
    #expect(ending.errors.count == 1)
    #expect(ending.errors.first?.contains(desk.display.name) == true)
  }

  /// The first pictures say the most to the server, so that is where a break hurts.
  @Test(arguments: ["scene", "window", "appearance", "transition"])
  func `a server that dies early is told in one line`(_ moment: String) throws {
    let segue = try LiveSegue(
      [
        "run", "pull-to-dismiss", "--state", "presented", "--scale", "2", "--events", "-",
        "--no-panel", "--fresh",
      ],
      display: desk.display.name)
    try segue.event(named: moment)

    desk.letGo()
    kill(desk.display.processIdentifier, SIGKILL)

    let ending = try segue.ending()
    #expect(ending.status == 3)
    #expect(ending.errors.count == 1, "\(ending)")
  }

  @Test func `a window that is cut off is told in one line`() throws {
    let (segue, window) = try desk.open(.swipeBack)

    desk.hand?.disconnect(UInt(try #require(window.number("id"))))

    let ending = try segue.ending()
    #expect(ending.status == 3)
    #expect(ending.errors.count == 1, "\(ending)")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal ends it cleanly, mid-drag too`(_ signal: Int32) throws {
    let (segue, _) = try desk.open(.pullToDismiss)
    try desk.takeHold(.pullToDismiss, 300, of: segue)

    segue.send(signal)

    let ending = try segue.ending()
    #expect(ending.signal == nil)
    #expect(ending.status == (signal == SIGINT ? 130 : 0))
    #expect(ending.errors.isEmpty)
  }
}
