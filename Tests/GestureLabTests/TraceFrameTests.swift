import Foundation
import Playground
import Testing

@testable import GestureLab

@Suite struct TraceFrameTests {
  @Test
  func `frames in which nothing moves share what was seen, and the fingerprint is the trace's`()
    throws
  {
    let gesture = GestureFile(
      scene: "swipe-back", state: "detail",
      steps: [
        .drag(
          DragStep(from: CGPoint(x: 30, y: 500), to: CGPoint(x: 130, y: 500), over: 200)),
        .wait(5000),
      ])

    let run = try Lab.play(gesture, on: SceneScreen("swipe-back"))

    let lists = Set(
      run.frames.map { $0.views.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } })
    #expect(run.frames.count > 300)
    #expect(lists.count < 100)
    #expect(Set(run.frames.map { "\($0.views)" }).count > 10)
    #expect(run.traceHash == SHA256.text(of: run.trace.utf8))
  }
}
