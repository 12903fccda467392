import Drawing
import Foundation
import Geometry
import GestureLab
import Playground
import Testing
import UIKitCore

/// The film strips of the documentation: a scene at rest, a quarter, half and three quarters through,
/// and done.
@Suite struct GoldenStripTests {
  nonisolated struct Film: CustomTestStringConvertible, Sendable {
    var scene: String
    var state: String
    var start: CGPoint
    /// How far the finger goes for all of it. Units: points.
    var way: CGVector

    var testDescription: String { scene }

    static let all = [
      Film("swipe-back", "detail", from: CGPoint(x: 20, y: 400), by: CGVector(dx: 390, dy: 0)),
      Film(
        "pull-to-dismiss", "presented", from: CGPoint(x: 195, y: 200),
        by: CGVector(dx: 0, dy: 794)),
      Film(
        "circle-reveal", "presented", from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 844)),
      Film("side-menu", "page", from: CGPoint(x: 20, y: 500), by: CGVector(dx: 350, dy: 0)),
      Film("fade-edge", "book", from: CGPoint(x: 2, y: 400), by: CGVector(dx: 390, dy: 0)),
      Film(
        "pull-up-player", "library", from: CGPoint(x: 120, y: 770), by: CGVector(dx: 0, dy: -844)),
      Film("card-sheet", "sheet", from: CGPoint(x: 195, y: 90), by: CGVector(dx: 0, dy: 787)),
      Film("detents", "medium", from: CGPoint(x: 195, y: 396), by: CGVector(dx: 0, dy: -331)),
      Film("tab-fade", "today", from: CGPoint(x: 380, y: 500), by: CGVector(dx: -390, dy: 0)),
      Film(
        "system-navigation", "region", from: CGPoint(x: 2, y: 400), by: CGVector(dx: 390, dy: 0)),
      Film("photo-zoom", "photo", from: CGPoint(x: 195, y: 380), by: CGVector(dx: 60, dy: 840)),
      Film("card-stack", "article", from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 400)),
      Film("interruptible", "volume", from: CGPoint(x: 20, y: 400), by: CGVector(dx: 390, dy: 0)),
      Film("conflict-lab", "top", from: CGPoint(x: 195, y: 480), by: CGVector(dx: 0, dy: 453)),
    ]

    private init(_ scene: String, _ state: String, from start: CGPoint, by way: CGVector) {
      self.scene = scene
      self.state = state
      self.start = start
      self.way = way
    }

    /// What a finger goes before a pan begins. Units: points.
    private static let slop = 10.0
    private static let duration = 1200.0

    private var length: Double { hypot(way.dx, way.dy) }

    var gesture: GestureFile {
      let part = 1 + Self.slop / length
      let end = CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part)
      return GestureFile(
        scene: scene, state: state,
        steps: [.drag(DragStep(from: start, to: end, over: Self.duration, hold: 200))])
    }

    /// When the finger is `percent` of the way. Units: seconds.
    func time(at percent: Double) -> TimeInterval {
      (Self.slop + percent * length) / (Self.slop + length) * Self.duration / 1000
    }
  }

  private let golden = Golden(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Pictures").path)

  nonisolated enum Look: String, CaseIterable, Sendable {
    case light, dark

    func name(of scene: String) -> String { self == .light ? scene : "Dark/\(scene)" }
  }

  /// Runs `body` on devices of that look.
  private func with<Result>(_ look: Look, _ body: () throws -> Result) rethrows -> Result {
    let before = UIScreen.systemStyle
    UIScreen.systemStyle = look == .dark ? .dark : .light
    defer { UIScreen.systemStyle = before }
    return try body()
  }

  @Test(arguments: Film.all, Look.allCases)
  func `the strip is the one in the documentation`(film: Film, look: Look) throws {
    try with(look) { try check(film, look) }
  }

  private func check(_ film: Film, _ look: Look) throws {
    let screen = try SceneScreen(film.scene)
    let end = try Lab.play(film.gesture, on: screen).settled

    let shots = try GestureFilm.shots(
      of: film.gesture, on: screen, scale: 0.5,
      at: [0, film.time(at: 0.25), film.time(at: 0.5), film.time(at: 0.75), end])
    let strip = try #require(FilmStrip.join(shots.map(\.picture)))

    #expect(shots.count == 5)
    #expect(golden.mismatch(strip, look.name(of: film.scene)) == nil)
  }

  /// What is no drag is shown by a recording, evenly spread.
  nonisolated static let recordings: [(scene: String, name: String)] = [
    ("scroll-lab", "past-the-top"), ("pitfalls", "runs-by-itself"), ("gallery", "tour"),
  ]

  @Test func `every scene has its strip`() {
    let shown = Film.all.map(\.scene) + Self.recordings.map(\.scene)

    #expect(Set(shown) == Set(SceneCatalog.all.map(\.id) + ["gallery"]))
  }

  @Test func `the documentation shows every scene by day and by night`() throws {
    let page = try String(
      contentsOfFile: golden.folder + "/../Scenes.md", encoding: .utf8)

    for scene in SceneCatalog.all {
      #expect(page.contains("](Pictures/\(scene.id).png)"), "\(scene.id)")
      #expect(page.contains("](Pictures/Dark/\(scene.id).png)"), "\(scene.id)")
      #expect(page.contains("## \(scene.title)\n\n\(scene.idea) ("), "\(scene.id)")
    }
  }

  @Test(arguments: recordings, Look.allCases)
  func `the strip of a recording is the one in the documentation`(
    recording: (scene: String, name: String), look: Look
  ) throws {
    let (scene, recording) = recording
    let gesture = try GestureFile(
      contentsOfFile: Recordings.folder + "/\(scene)/\(recording).gesture")

    let strip = try with(look) {
      try #require(
        try GestureFilm.strip(of: gesture, on: SceneScreen(scene), scale: 0.5, count: 5))
    }

    #expect(golden.mismatch(strip, look.name(of: scene)) == nil)
  }
}
