import Playground
import Testing

@testable import Panel

@Suite struct TuningSessionTests {
  private func session() throws -> TuningSession {
    let info = try SceneCatalog.scene(id: "swipe-back")
    return TuningSession(info, values: TunableValues(info.tunables))
  }

  @Test func `a value is put on its step and within its range`() throws {
    let session = try session()

    session.set("threshold", to: 0.3333)
    let near = session["threshold"]
    session.set("threshold", to: 99)
    let high = session["threshold"]
    session.set("threshold", to: .nan)

    #expect(near == 0.33)
    #expect(high == 0.95)
    #expect(session["threshold"] == 0.95)
  }

  @Test func `a mark is a step of its own, and the same again takes it back`() throws {
    let session = try session()

    session.mark(3, finishes: false)
    session.mark(4, finishes: true)
    session.mark(3, finishes: false)
    let marks = session.state.marks
    session.undo()
    let undone = session.state.marks
    session.mark(3, finishes: true)

    #expect(marks == [4: true])
    #expect(undone == [3: false, 4: true])
    #expect(session.state.marks == [3: true, 4: true])
  }

  @Test func `a preset is one step that undo takes back whole`() throws {
    let session = try session()
    let before = session.values.all
    let preset = try #require(session.shelf.preset(named: "flutter"))

    session.apply(preset)
    let applied = session.values.all
    session.undo()

    #expect(applied["velocity"] == 390)
    #expect(applied["shadowRadius"] == 8)
    #expect(session.values.all == before)
    #expect(session.currentPreset?.name == "Article A")
  }

  @Test func `two sets are kept apart and swapped by one step`() throws {
    let session = try session()
    session.set("threshold", to: 0.2)
    session.swap()
    session.set("threshold", to: 0.8)

    session.swap()
    let a = session["threshold"]
    session.swap()
    let b = session["threshold"]

    #expect(a == 0.2)
    #expect(b == 0.8)
    #expect(session.differs("threshold"))
    #expect(!session.differs("velocity"))
  }

  @Test func `undo goes back over swaps, resets and copies alike`() throws {
    let session = try session()
    session.set("threshold", to: 0.2)
    session.copyToOther()
    session.swap()
    session.resetAll()

    var depth = 0
    while session.canUndo, depth < 10 {
      session.undo()
      depth += 1
    }

    #expect(depth == 4)
    #expect(session.active == .a)
    #expect(session.state[.b]["threshold"] == 0.4)
  }

  @Test func `what a scene's own slider sets is a step like any other`() throws {
    let session = try session()

    try session.values.set("threshold", to: 0.6)
    let noticed = session.state[.a]["threshold"]
    session.undo()

    #expect(noticed == 0.6)
    #expect(session["threshold"] == 0.4)
  }

  @Test func `what is changed is marked until it is reset`() throws {
    let session = try session()

    session.set("duration", to: 1)
    let changed = session.isChanged("duration")
    session.reset("duration")

    #expect(changed)
    #expect(session.changedCount == 0)
  }

  @Test func `what was kept is where a session begins, and unusable values are left out`() throws {
    let session = try session()

    session.restore(
      KeptTuning(
        scene: "swipe-back", a: ["threshold": 0.3, "duration": 99, "gone": 1],
        b: ["threshold": 0.7], active: .b))

    #expect(session["threshold"] == 0.7)
    #expect(session.state[.a]["threshold"] == 0.3)
    #expect(session.state[.a]["duration"] == 0.4)
    #expect(session.state[.a]["gone"] == nil)
    #expect(!session.canUndo)
  }

  @Test func `a name is saved, found again and forgotten; the scene's own stay`() throws {
    let session = try session()
    session.set("threshold", to: 0.25)

    try session.save(as: " Mine ")
    let saved = session.shelf.preset(named: "mine")
    session.set("threshold", to: 0.3)
    try session.save(as: "mine")
    let count = session.shelf.saved.count
    session.forget("mine")

    #expect(saved?.values["threshold"] == 0.25)
    #expect(count == 1)
    #expect(session.shelf.saved.isEmpty)
    #expect(throws: PresetShelf.Failure.self) { try session.save(as: "system") }
    #expect(throws: PresetShelf.Failure.self) { try session.save(as: "  ") }
    #expect(throws: PresetShelf.Failure.self) {
      try session.save(as: String(repeating: "x", count: 61))
    }
  }
}
