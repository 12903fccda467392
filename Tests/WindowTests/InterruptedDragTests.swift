import Foundation
import Testing
import XTestPointer

/// Nothing that may happen to a drag leaves the window frozen.
@Suite(.serialized) @MainActor
struct InterruptedDragTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test(arguments: DragScene.allCases)
  func `a drag that leaves the window goes on and completes`(_ scene: DragScene) throws {
    let (segue, _) = try desk.open(scene)
    try desk.takeHold(scene, scene.way(to: 0.3), of: segue)

    // Out to the right, and while outside further along the way.
    let way = scene.way(to: 0.7)
    desk.move(from: scene.point(at: scene.way(to: 0.3)), to: CGPoint(x: 700, y: 600), step: 20)
    let end = scene == .swipeBack ? CGPoint(x: 1000, y: 600) : CGPoint(x: 700, y: 80 + way)
    desk.move(from: CGPoint(x: 700, y: 600), to: end, step: 20)
    try segue.event("a percent from outside") {
      $0.phase == "interactive" && ($0.number("percent") ?? 0) > 0.69
    }
    desk.release()

    #expect(try segue.event(named: "verdict").text("outcome") == "finish")
    #expect(try segue.end(of: scene.kind).flag("completed") == true)
  }

  @Test(arguments: DragScene.allCases)
  func `a second button cancels`(_ scene: DragScene) throws {
    let (segue, _) = try desk.open(scene)
    try desk.takeHold(scene, scene.way(to: 0.6), of: segue)

    desk.hand?.press(3)

    try expectCancelled(scene, segue)
    desk.hand?.release(3)
    desk.release()
    try expectAlive(scene, segue)
  }

  @Test(arguments: DragScene.allCases)
  func `Escape cancels`(_ scene: DragScene) throws {
    let (segue, _) = try desk.open(scene)
    try desk.takeHold(scene, scene.way(to: 0.6), of: segue)

    desk.hand?.type(Desk.escape)

    try expectCancelled(scene, segue)
    desk.release()
    try expectAlive(scene, segue)
  }

  @Test(arguments: DragScene.allCases)
  func `losing the keyboard cancels`(_ scene: DragScene) throws {
    let (segue, _) = try desk.open(scene)
    try desk.takeHold(scene, scene.way(to: 0.6), of: segue)

    desk.hand?.dropFocus()

    try expectCancelled(scene, segue)
    desk.release()
    try expectAlive(scene, segue)
  }

  @Test(arguments: DragScene.allCases)
  func `a window that is taken off the screen cancels`(_ scene: DragScene) throws {
    let (segue, window) = try desk.open(scene)
    let id = UInt(try #require(window.number("id")))
    try desk.takeHold(scene, scene.way(to: 0.6), of: segue)

    desk.hand?.unmap(id)

    try expectCancelled(scene, segue)
    desk.release()
    desk.hand?.map(id)
    try segue.event("the window again") { $0.name == "window" && $0.flag("mapped") == true }
    try expectAlive(scene, segue)
  }

  private func expectCancelled(_ scene: DragScene, _ segue: LiveSegue) throws {
    let verdict = try segue.event(named: "verdict")
    #expect(verdict.text("outcome") == "cancel")
    #expect(verdict.list("clauses").first?["name"] as? String == "gesture cancelled")
    #expect(try segue.end(of: scene.kind).flag("completed") == false)
    #expect(segue.events.contains { $0.isPan && $0.state == "cancelled" })
  }

  /// The next drag is as good as the first.
  private func expectAlive(_ scene: DragScene, _ segue: LiveSegue) throws {
    try desk.takeHold(scene, scene.way(to: 0.6), of: segue)
    desk.release()
    #expect(try segue.event(named: "verdict").text("outcome") == "finish")
    #expect(try segue.end(of: scene.kind).flag("completed") == true)
    #expect(!segue.events.contains { $0.name == "diagnostic" })
  }
}
