import Foundation
import GestureLab
import Testing

@Suite struct StrokeTests {
  @Test func `a scene's drag is found by trying`() throws {
    let swipe = try #require(try StrokeFinder.find(on: SceneScreen("swipe-back")))
    #expect(swipe.state == "detail")
    #expect(swipe.way == "right")
    #expect(abs(swipe.length - 390) < 0.01)
    #expect(abs(swipe.slop - 10) < 0.01)

    let pull = try #require(try StrokeFinder.find(on: SceneScreen("pull-to-dismiss")))
    #expect(pull.state == "presented")
    #expect(pull.way == "down")
    #expect(abs(pull.length - 794) < 0.01)
  }

  @Test func `where nothing can be dragged nothing is found`() throws {
    #expect(try StrokeFinder.find(on: SceneScreen("swipe-back"), state: "list") == nil)
  }

  @Test(arguments: [-800.0, -50, 0, 50, 700, 3000])
  func `a finger lifts at the distance and the velocity asked for`(velocity: Double) throws {
    let stroke = Stroke(
      state: "detail", start: CGPoint(x: 20, y: 500), direction: CGPoint(x: 1, y: 0), length: 390)
    let gesture = GestureFile(
      scene: "swipe-back", state: "detail",
      steps: stroke.steps(distance: 180, velocity: velocity))

    let run = try Lab.play(gesture, on: SceneScreen("swipe-back"))

    #expect(abs(try #require(run.percent) - 170.0 / 390) < 1e-6)
    #expect(abs(try #require(run.velocity) - velocity) < 0.01)
  }
}
