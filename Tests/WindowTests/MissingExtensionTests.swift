import Foundation
import Testing
import XTestPointer

/// What a display lacks is done without, or told.
@Suite(.serialized) @MainActor
struct MissingExtensionTests {
  @Test(arguments: DragScene.allCases, ["Present", "XInputExtension", "MIT-SHM", "RANDR"])
  func `without it a whole drag still works`(_ scene: DragScene, name: String) throws {
    let desk = try Desk(without: [name])
    let (segue, _) = try desk.open(scene)

    try desk.takeHold(scene, scene.way(to: 0.5), of: segue)
    desk.release()

    #expect(try segue.event(named: "verdict").text("outcome") == "finish")
    #expect(try segue.end(of: scene.kind).flag("completed") == true)
    segue.send(SIGTERM)
    #expect(try segue.ending().status == 0)
  }

  @Test func `without RENDER there is one clear error`() throws {
    let desk = try Desk(without: ["RENDER"])
    let segue = try LiveSegue(["run", "swipe-back"], display: desk.display.name)

    let ending = try segue.ending()

    #expect(ending.signal == nil)
    #expect(ending.status == 3)
    #expect(ending.errors.count == 1)
    #expect(ending.errors.first?.contains("RENDER") == true)
  }
}
