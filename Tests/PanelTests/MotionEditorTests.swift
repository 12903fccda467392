import Display
import Foundation
import Playground
import Simulator
import Testing
import UIKitCore

@testable import Panel

@MainActor @Suite(.serialized) struct MotionEditorTests {
  private func stage() throws -> (PanelStage, CurveEditor) {
    let stage = try PanelStage("pull-to-dismiss", state: nil)
    stage.bench.show(.motion)
    stage.simulation.advance(by: 0.1)
    return (stage, try #require(stage.bench.controller.motion.curve))
  }

  @Test(arguments: [-0.5, 0, 1, 1.5], [0.0, 1])
  func `a handle is in the editor wherever its values are`(y: Double, x: Double) throws {
    let (stage, curve) = try stage()
    let session = stage.model.session

    for index in [1, 2] {
      session.set("curveX\(index)", to: x)
      session.set("curveY\(index)", to: y)
    }

    for handle in 0...1 {
      let knob = CGRect(origin: curve.place(of: handle), size: .zero).insetBy(dx: -7, dy: -7)
      #expect(curve.bounds.contains(knob))
      #expect(curve.plane.contains(knob))
    }
  }

  @Test func `a handle beyond the way is taken and dragged back`() throws {
    let (stage, curve) = try stage()
    stage.model.session.set("curveY2", to: 1.37)
    let from = stage.panel(curve.convert(curve.place(of: 1), to: nil))

    stage.finger.drag(
      from: from, to: CGPoint(x: from.x, y: from.y + 60), over: 0.3, hold: 0.1)

    let moved = stage.values["curveY2"]
    #expect(moved < 1.1)
    #expect(abs(moved - (1.37 - 60 / Double(curve.square.height))) < 0.15)
  }
}
