import Foundation
import Testing
import XTestPointer

/// Under a real window manager, which has hands of its own on the pointer and the keyboard.
@Suite(.serialized) @MainActor
struct WindowManagerTests {
  let desk: Desk

  private static let alt: UInt = 0xffe9

  init() throws {
    desk = try Desk()
  }

  /// Opens the scene and finds where the manager has put it.
  private func open(_ scene: DragScene) throws -> (segue: LiveSegue, window: UInt) {
    let (segue, window) = try desk.open(scene)
    let id = UInt(try #require(window.number("id")))
    desk.find(id)
    return (segue, id)
  }

  @Test(arguments: WindowManager.Kind.tried, DragScene.allCases)
  func `a drag follows the pointer and completes`(
    _ kind: WindowManager.Kind, _ scene: DragScene
  ) throws {
    let manager = try WindowManager(kind, on: desk)
    let (segue, _) = try open(scene)

    try desk.takeHold(scene, scene.way(to: 0.6), of: segue)
    desk.release()

    #expect(try segue.event(named: "verdict").text("outcome") == "finish")
    #expect(try segue.end(of: scene.kind).flag("completed") == true)
    withExtendedLifetime(manager) {}
  }

  @Test(arguments: WindowManager.Kind.tried)
  func `a drag that leaves the window goes on`(_ kind: WindowManager.Kind) throws {
    let manager = try WindowManager(kind, on: desk)
    let (segue, _) = try open(.swipeBack)
    try desk.takeHold(.swipeBack, DragScene.swipeBack.way(to: 0.3), of: segue)

    desk.move(
      from: DragScene.swipeBack.point(at: DragScene.swipeBack.way(to: 0.3)),
      to: CGPoint(x: 440, y: 900), step: 20)
    try segue.event("a percent from outside") {
      $0.phase == "interactive" && ($0.number("percent") ?? 0) > 0.99
    }
    desk.release()

    #expect(try segue.event(named: "verdict").text("outcome") == "finish")
    #expect(try segue.end(of: "pop").flag("completed") == true)
    withExtendedLifetime(manager) {}
  }

  @Test(arguments: WindowManager.Kind.tried)
  func `the press that gives a window the keyboard drags too`(_ kind: WindowManager.Kind) throws {
    let manager = try WindowManager(kind, on: desk)
    let (segue, _) = try open(.swipeBack)
    desk.hand?.dropFocus()

    try desk.takeHold(.swipeBack, DragScene.swipeBack.way(to: 0.6), of: segue)
    desk.release()

    #expect(try segue.event(named: "verdict").text("outcome") == "finish")
    #expect(try segue.end(of: "pop").flag("completed") == true)
    withExtendedLifetime(manager) {}
  }

  @Test(arguments: WindowManager.Kind.tried)
  func `a ping is answered, at rest and in the middle of a drag`(
    _ kind: WindowManager.Kind
  ) throws {
    let manager = try WindowManager(kind, on: desk)
    let (segue, window) = try open(.swipeBack)

    #expect(desk.hand?.ping(window, patience: LiveSegue.patience) == true)
    try desk.takeHold(.swipeBack, DragScene.swipeBack.way(to: 0.3), of: segue)

    #expect(desk.hand?.ping(window, patience: LiveSegue.patience) == true)
    withExtendedLifetime(manager) {}
  }

  @Test(arguments: WindowManager.Kind.tried)
  func `asked to close by the manager it exits with 0`(_ kind: WindowManager.Kind) throws {
    let manager = try WindowManager(kind, on: desk)
    let (segue, window) = try open(.pullToDismiss)

    desk.hand?.ask(manager: "_NET_CLOSE_WINDOW", about: window, values: [0, 2])

    let ending = try segue.ending()
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
    withExtendedLifetime(manager) {}
  }

  /// Alt and the third button resize, by openbox's own settings.
  @Test func `while a window is resized by hand the manager is told of every painted size`() throws
  {
    let manager = try WindowManager(.openbox, on: desk)
    let (segue, window) = try open(.swipeBack)
    let before = try #require(desk.hand?.syncCount(of: window))

    desk.move(to: CGPoint(x: 300, y: 700))
    desk.hand?.key(Self.alt, isDown: true)
    desk.hand?.press(3)
    // As slowly as the window answers: the manager sends a size when it has seen the one before.
    for step in 1...300 {
      desk.move(to: CGPoint(x: 300 + CGFloat(step) / 2, y: 700))
      _ = try segue.counters()
      if segue.events.contains(where: { ($0.number("width") ?? 0) > 430 }) { break }
    }
    desk.hand?.release(3)
    desk.hand?.key(Self.alt, isDown: false)

    #expect(segue.events.contains { ($0.number("width") ?? 0) > 430 })
    #expect(try #require(desk.hand?.syncCount(of: window)) > before)
    withExtendedLifetime(manager) {}
  }
}
