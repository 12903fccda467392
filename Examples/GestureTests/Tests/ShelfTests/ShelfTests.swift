import Foundation
import GestureLab
import Shelf
import Testing

/// How the lab makes our screen: this is all it needs to know.
struct ShelfScreen: LabScreen {
  let id = "shelf"
  let states = ["closed", "open"]

  func make(state: String, values: [String: Double]) -> LabStage {
    let library = LibraryController()
    library.opensShelf = state == "open"
    return LabStage(root: library) { [weak library] in
      guard let shelf = library?.shelf?.viewIfLoaded else { return [] }
      return [("shelf", shelf)]
    }
  }
}

@Suite struct ShelfTests {
  /// A recording beside this file.
  private func play(_ name: String) throws -> GestureRun {
    let path = try #require(
      Bundle.module.url(forResource: name, withExtension: "gesture", subdirectory: "Gestures"))
    return try Lab.play(file: path.path, on: ShelfScreen())
  }

  @Test func `a long pull takes the shelf away`() throws {
    try play("long-pull").expect(
      .finishes, .wins("UIPanGestureRecognizer"), .completesOnce, .settles(within: 0.3),
      .callbacks(of: "ShelfController", are: ["viewWillDisappear", "viewDidDisappear"]),
      .hasNoDiagnostics)
  }

  @Test func `a short pull brings it back to where it was`() throws {
    let run = try play("short-pull")

    try run.expect(
      .cancels, .completesOnce, .overshoot(of: "shelf", isAtMost: 0.01),
      .view("shelf", isAt: .zero, at: run.settled))
  }

  @Test func `a flick is enough at 900 points a second, and not below`() throws {
    func flick(_ velocity: Double) throws -> GestureRun {
      let gesture = GestureFile(
        scene: "shelf", state: "open",
        steps: [
          .flick(
            FlickStep(
              from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 360), velocity: velocity))
        ])
      return try Lab.play(gesture, on: ShelfScreen())
    }

    try flick(910).expect(.finishes)
    try flick(890).expect(.cancels)
  }
}
