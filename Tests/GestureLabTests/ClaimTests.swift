import Foundation
import GestureLab
import Testing

/// What Documentation/GestureLab.md shows, compiled and run.
@Suite struct ClaimTests {
  private func pull(to y: CGFloat, screen: ShelfScreen = ShelfScreen()) throws -> GestureRun {
    let gesture = GestureFile(
      scene: "shelf",
      steps: [
        .drag(
          DragStep(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: y), over: 320, hold: 200))
      ])
    return try Lab.play(gesture, on: screen)
  }

  @Test func `a pull far enough takes the sheet away`() throws {
    let run = try pull(to: 700)

    try run.expect(
      .finishes, .wins("UIPanGestureRecognizer"),
      .states(of: "UIPanGestureRecognizer", are: ["began", "changed", "ended"]),
      .progress(245.0 / 844, at: 0.1667, within: 0.02), .completesOnce, .settles(within: 0.35),
      .callbacks(of: "ShelfSheet", are: ["viewWillDisappear", "viewDidDisappear"]),
      .hasNoDiagnostics)
  }

  @Test func `a short pull brings it back without overshoot`() throws {
    let run = try pull(to: 400)

    try run.expect(
      .cancels, .view("sheet", isAt: CGPoint(x: 0, y: 190), at: 0.5),
      .view("sheet", isAt: .zero, at: 2), .overshoot(of: "sheet", isAtMost: 0.01))
    #expect(run.settleTime.map { $0 < 0.15 } == true)
  }

  @Test func `a screen that tells no rule is judged by what it does`() throws {
    let run = try pull(to: 400)

    #expect(run.verdict == nil)
    #expect(run.outcome == .cancel)
    #expect(abs(try #require(run.percent) - 190.0 / 844) < 0.001)
    #expect(
      run.reason == "the dismiss was cancelled, let go at 0.225 of the way; the screen told no rule"
    )
  }

  @Test func `claims that do not hold say what is wrong, each on a line`() throws {
    let run = try pull(to: 400)

    let error = try #require(throws: UnmetClaims.self) {
      try run.expect(
        .finishes, .wins("UITapGestureRecognizer"), .progress(0.9, at: 0.2),
        .overshoot(of: "lid", isAtMost: 1), .decides("percent"), .settles(within: 0.01),
        .view("sheet", isAt: CGPoint(x: 5, y: 5), at: 0),
        .states(of: "UIPanGestureRecognizer", are: ["failed"]),
        .callbacks(of: "ShelfSheet", are: []))
    }

    #expect(error.shortfalls.count == 9)
    #expect(error.shortfalls[0].hasPrefix("expected finish, got cancel"))
    #expect(error.shortfalls[1].contains("UIPanGestureRecognizer on UIView did"))
    #expect(error.shortfalls[2].contains("expected progress 0.9 at 0.2 s, it was 0."))
    #expect(error.shortfalls[3].contains("'lid'"))
    #expect(error.shortfalls[4].contains("told no rule"))
    #expect(error.shortfalls[6] == "expected 'sheet' at (5, 5) at 0 s, it was at (0, 0)")
    #expect(error.shortfalls[7].contains("began, changed, ended"))
  }

  @Test func `a completion too many is seen`() throws {
    var screen = ShelfScreen()
    screen.completesTwice = true

    let run = try pull(to: 700, screen: screen)

    #expect(!run.completesOnce)
    #expect(run.trapIDs.contains("H3"))
    #expect(run.shortfalls(.completesOnce) == ["expected one completion each, 1 more came"])
  }

  @Test func `what a file sets reaches the screen`() throws {
    let gesture = GestureFile(
      scene: "shelf", settings: [.init(key: "half", value: 0.2)],
      steps: [
        .drag(
          DragStep(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 400), over: 320, hold: 200)
        )
      ])

    try Lab.play(gesture, on: ShelfScreen()).expect(.finishes)
  }

  @Test func `the drag of a screen of one's own is found too`() throws {
    let stroke = try #require(try StrokeFinder.find(on: ShelfScreen()))

    #expect(stroke.state == nil)
    #expect(stroke.way == "down")
    #expect(abs(stroke.length - 844) < 0.01)
  }
}
