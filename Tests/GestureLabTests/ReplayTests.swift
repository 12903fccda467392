import Foundation
import GestureLab
import Playground
import Testing

@Suite struct ReplayTests {
  @Test func `every recording gives what it must`() throws {
    let paths = try Recordings.all()
    #expect(paths.count >= 10)

    for path in paths {
      let gesture = try GestureFile(contentsOfFile: path)
      let run = try Lab.play(gesture, on: SceneScreen(gesture.scene))

      #expect(run.failure == nil, "\(path)")
      #expect(run.hasSettled, "\(path)")
      #expect(run.completesOnce, "\(path)")
    }
  }

  @Test func `each scene has one that finishes, one that cancels and more`() throws {
    let gestures = try Recordings.all().map { try GestureFile(contentsOfFile: $0) }

    for scene in SceneCatalog.all {
      let expected = gestures.filter { $0.scene == scene.id }.map(\.expect)
      #expect(expected.contains(.finish), "\(scene.id)")
      #expect(expected.contains(.cancel), "\(scene.id)")
      #expect(expected.count >= 3, "\(scene.id)")
      #expect(!expected.contains(nil), "\(scene.id)")
    }
  }

  @Test func `played again, in any order, each gives the same trace`() throws {
    let paths = try Recordings.all()
    var hashes: [String: Set<String>] = [:]

    // A hundred times each is `make bench`'s; here both orders, and after one another.
    for order in [paths, paths.reversed(), paths.flatMap { [$0, $0] }] {
      for path in order {
        let gesture = try GestureFile(contentsOfFile: path)
        let run = try Lab.play(gesture, on: SceneScreen(gesture.scene))
        hashes[path, default: []].insert(run.traceHash)
      }
    }

    for (path, found) in hashes { #expect(found.count == 1, "\(path)") }
    // Gestures that do nothing leave the same trace of one scene; the others differ.
    #expect(Set(hashes.values.flatMap { $0 }).count > paths.count / 2)
  }

  @Test func `the trace is a line a frame with every view the scene names`() throws {
    let gesture = try GestureFile(
      contentsOfFile: Recordings.folder + "/swipe-back/past-the-threshold.gesture")

    let run = try Lab.play(gesture, on: SceneScreen("swipe-back"))
    let lines = run.trace.split(separator: "\n")

    #expect(lines.count == run.frameCount + 1)
    #expect(lines[0].hasPrefix("0 detail 0 0 390 844 1 0 0 1 0 0 1"))
    // Half way between two samples nothing is guessed: 16.7 ms in, the sample of 16 ms counts.
    let frame = try #require(run.view("detail", at: 0.2))
    let wanted = try #require(run.progress(at: 0.2)) * 390
    #expect(abs(frame.frame.minX - wanted) < 0.5)
  }

  @Test func `a flick's velocity reaches the scene exactly`() throws {
    for velocity in [333.0, 1000, 2500] {
      let gesture = GestureFile(
        scene: "swipe-back", state: "detail",
        steps: [
          .flick(
            FlickStep(
              from: CGPoint(x: 30, y: 500), to: CGPoint(x: 200, y: 500), velocity: velocity))
        ])

      let run = try Lab.play(gesture, on: SceneScreen("swipe-back"))

      #expect(abs(try #require(run.velocity) - velocity) < 0.01)
      #expect(abs(try #require(run.percent) - 160.0 / 390) < 1e-6)
    }
  }

  @Test func `a failed expectation says why and by how much`() throws {
    let gesture = GestureFile(
      scene: "pull-to-dismiss", state: "presented", expect: .finish,
      steps: [
        .drag(
          DragStep(
            from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 510), over: 300, hold: 200))
      ])

    let run = try Lab.play(gesture, on: SceneScreen("pull-to-dismiss"))

    #expect(!run.passed)
    #expect(
      run.failure
        == "expected finish, got cancel: cancel: percent 0.378 < 0.4 (short by 0.022, 5.5 %)")
  }

  @Test func `a gesture within 5 percent of its limit is warned of`() throws {
    func run(to y: CGFloat) throws -> GestureRun {
      let gesture = GestureFile(
        scene: "pull-to-dismiss", state: "presented",
        steps: [
          .drag(
            DragStep(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: y), over: 300, hold: 200)
          )
        ])
      return try Lab.play(gesture, on: SceneScreen("pull-to-dismiss"))
    }

    let near = try run(to: 200 + 10 + 794 * 0.41)
    let far = try run(to: 200 + 10 + 794 * 0.5)

    #expect(near.isNearItsLimit)
    #expect(ReplayRecord(file: "a", run: near).warning?.contains("percent 0.41") == true)
    #expect(!far.isNearItsLimit)
    #expect(ReplayRecord(file: "a", run: far).warning == nil)
  }

  @Test func `a second finger and an interruption are played too`() throws {
    let text = """
      segue-gesture 1
      scene: swipe-back
      state: detail

      0 down 60 400
      100 move 300 400
      200 cancel escapeKey
      300 up 300 400
      """

    let run = try Lab.play(GestureFile(parsing: text), on: SceneScreen("swipe-back"))

    #expect(run.outcome == .cancel)
    #expect(run.reason.contains("taken away"))
  }

  @Test(
    arguments: [
      ("state: nowhere", "no state 'nowhere'"), ("set: treshold=1", "no tunable 'treshold'"),
      ("set: threshold=7", "cannot be 7; it goes from 0.05 to 0.95"),
    ])
  func `a gesture that does not fit the screen is refused`(header: String, text: String) throws {
    let file = try GestureFile(
      parsing: "segue-gesture 1\nscene: swipe-back\n\(header)\n\ntap 1 2\n")

    #expect {
      try Lab.play(file, on: SceneScreen("swipe-back"))
    } throws: {
      "\($0)".contains(text)
    }
  }

  @Test func `the fingerprint is SHA-256`() throws {
    // Source: documented, FIPS 180-4's examples.
    #expect(
      Fingerprint.text("abc")
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      Fingerprint.text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      Fingerprint.text("")
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }
}
