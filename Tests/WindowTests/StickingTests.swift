import Foundation
import Testing
import XTestPointer

/// The view sticks to the pointer: percent and translation are one and the same.
@Suite(.serialized) @MainActor
struct StickingTests {
  @Test(arguments: DragScene.allCases, [1, 1.5, 2] as [CGFloat])
  func `every percent is the finger's translation`(_ scene: DragScene, scale: CGFloat) throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(scene, scale: scale)

    try desk.takeHold(scene, scene.way(to: 0.2), of: segue)
    for percent in [0.3, 0.45, 0.35, 0.6, 0.1] as [CGFloat] {
      let way = scene.way(to: percent)
      desk.move(to: scene.point(at: way))
      try segue.event("the finger at \(percent)") {
        $0.isPan && abs(scene.along($0.point("translation")) - way + DragScene.slop) < 1
      }
    }
    desk.release()
    try segue.end(of: scene.kind)

    var finger: LiveEvent?
    var pairs = 0
    for event in segue.events {
      if event.isPan { finger = event }
      guard event.phase == "interactive", event.text("kind") == scene.kind, let finger,
        let percent = event.number("percent"), finger.state == "changed"
      else { continue }
      pairs += 1
      let translation = scene.along(finger.point("translation"))
      #expect(
        abs(percent * scene.length - min(max(translation, 0), scene.length)) <= 0.5,
        "\(event) after \(finger)")
      #expect(event.time - finger.time < 0.1)
    }
    #expect(pairs >= 5)
  }
}
