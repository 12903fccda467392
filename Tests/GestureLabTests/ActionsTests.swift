import Foundation
import GestureLab
import Testing

@Suite struct ActionsTests {
  private let swipe = """
    {"actions": [
      {"type": "pointer", "id": "finger1", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pointerMove", "duration": 0, "x": 195, "y": 200},
        {"type": "pointerDown", "button": 0},
        {"type": "pause", "duration": 100},
        {"type": "pointerMove", "duration": 20, "origin": "pointer", "x": 0, "y": 200},
        {"type": "pointerUp", "button": 0}
      ]}
    ]}
    """

  @Test func `a move with a duration becomes samples at 8 ms`() throws {
    let file = try GestureFile(actions: swipe.utf8, scene: "pull-to-dismiss")

    let moments = try file.moments()

    #expect(moments.map(\.time) == [0, 108, 116, 120, 120])
    #expect(moments[0].input == .down(CGPoint(x: 195, y: 200), finger: 0))
    #expect(moments[1].input == .move(CGPoint(x: 195, y: 280), finger: 0))
    #expect(moments[3].input == .move(CGPoint(x: 195, y: 400), finger: 0))
  }

  @Test func `relative moves that add up beyond every place are refused, with theirs`() throws {
    let far = "{\"type\": \"pointerMove\", \"origin\": \"pointer\", \"x\": 60000, \"y\": 0}"
    let text =
      "[{\"type\": \"pointer\", \"actions\": [\n{\"type\": \"pointerDown\"},\n\(far),\n\(far)]}]"

    let error = #expect(throws: GestureFileError.self) {
      try GestureFile(actions: text.utf8, scene: "s")
    }

    #expect(error?.line == 4)
    #expect(error?.message.contains("-100000 to 100000 points") == true)
  }

  @Test(arguments: ["1e9", "-1e300", "1e308", "99999999999999999999"])
  func `a value that no gesture file can hold is refused, not changed`(value: String) throws {
    func text(_ value: String) -> String {
      "{\"segue\": {\"scene\": \"s\", \"set\": {\"x\": \(value)}}, \"actions\": [{\"type\": "
        + "\"pointer\", \"actions\": [{\"type\": \"pointerDown\"}]}]}"
    }

    let error = #expect(throws: GestureFileError.self) {
      try GestureFile(actions: text(value).utf8)
    }
    let most = try GestureFile(actions: text("-999999999").utf8)

    #expect(error?.message.contains("a number of at most 9 digits") == true)
    #expect(most.settings == [GestureFile.Setting(key: "x", value: -999_999_999)])
  }

  @Test func `a tick lasts as long as its longest action, and all sources share it`() throws {
    let text = """
      [{"type": "pointer", "id": "a", "actions": [
         {"type": "pointerDown"}, {"type": "pause", "duration": 50}, {"type": "pointerUp"}]},
       {"type": "pointer", "id": "b", "actions": [
         {"type": "pointerDown"}, {"type": "pause", "duration": 30}, {"type": "pointerUp"}]},
       {"type": "key", "id": "k", "actions": [
         {"type": "keyDown", "value": "\\uE008"}, {"type": "keyDown", "value": "\\uE012"},
         {"type": "keyUp", "value": "\\uE012"}]}]
      """

    let file = try GestureFile(actions: text.utf8, scene: "s")
    let moments = try file.moments()

    #expect(moments.map(\.time) == [0, 0, 0, 50, 50, 50])
    #expect(moments[1].input == .down(.zero, finger: 1))
    #expect(moments[2].input == .keyDown(try #require(KeyPress(name: "Shift+Left"))))
  }

  /// What a machine writes stands in one line, and nothing may be counted from its start each time.
  @Test func `one long line takes time in proportion to its length`() throws {
    func seconds(_ count: Int) throws -> Double {
      let moves = (0..<count).map {
        "{\"type\":\"pointerMove\",\"duration\":0,\"x\":\($0 % 300),\"y\":200}"
      }
      let text =
        "[{\"type\":\"pointer\",\"id\":\"a\",\"actions\":[\(moves.joined(separator: ","))]}]x"
      let bytes = Array(text.utf8)
      var best = Double.infinity
      for _ in 0..<3 {
        let begin = Self.processorTime
        // The error behind the end shows that the column is still the right one.
        #expect {
          try GestureFile(actions: bytes, scene: "s")
        } throws: {
          ($0 as? GestureFileError)?.column == bytes.count
        }
        best = min(best, Self.processorTime - begin)
      }
      return best
    }

    let few = try seconds(1000)
    let many = try seconds(8000)

    // In proportion it is 8, by the square 64.
    #expect(many < few * 24)
  }

  /// What this thread has used. Units: seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  @Test func `what is still held at the end is let go`() throws {
    let text =
      "[{\"type\": \"pointer\", \"id\": \"a\", \"actions\": [{\"type\": \"pointerDown\"}]}]"

    let moments = try GestureFile(actions: text.utf8, scene: "s").moments()

    #expect(moments.last?.input == .up(.zero, finger: 0))
  }

  @Test func `a gesture goes out and comes back the same`() throws {
    let file = GestureFile(
      scene: "a", state: "b", device: CGSize(width: 375, height: 667),
      settings: [.init(key: "threshold", value: 0.35)], intent: .finish, expect: .cancel,
      note: "with \"quotes\"",
      steps: [
        .drag(DragStep(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 200, y: 20), over: 160)),
        .key(try #require(KeyPress(name: "Shift+Left"))),
        .scroll(WheelTurn(at: CGPoint(x: 5, y: 5), by: CGPoint(x: 0, y: 40), isFine: true)),
        .wait(250),
      ])

    let read = try GestureFile(actions: try file.actions().utf8)

    let expanded = try file.expanded()
    #expect(read == expanded)
    #expect(try read.actions() == file.actions())
  }

  @Test(
    arguments: [
      ("{", 1, 2, "a key in quotes"),
      ("{\"actions\": 3}", 1, 1, "an array 'actions'"),
      ("[{\"type\": \"pointer\"}]", 1, 2, "an array 'actions'"),
      ("[\n {\"type\": \"hand\", \"actions\": []}]", 2, 11, "pointer, key, wheel or none"),
      (
        "[{\"type\": \"pointer\", \"actions\": [\n{\"type\": \"pointerMove\", \"x\": 1}]}]", 2, 1,
        "a number 'y'"
      ),
      (
        "[{\"type\": \"pointer\", \"actions\": [{\"type\": \"pointerMove\", \"x\": 1, \"y\": 2,\n"
          + "\"origin\": {\"element-6066\": \"x\"}}]}]", 2, 11, "no elements"
      ),
      ("[{\"type\": \"none\", \"actions\": []}] x", 1, 35, "the end of the file"),
      ("[1e999]", 1, 2, "a number that can be held"),
      ("[\"\\ud800\"]", 1, 9, "a whole character"),
    ])
  func `damaged actions are refused with line and column`(
    text: String, line: Int, column: Int, expected: String
  ) throws {
    let error = try #require(throws: GestureFileError.self) {
      try GestureFile(actions: text.utf8, scene: "s")
    }

    #expect(error.line == line, "\(error)")
    #expect(error.column == column, "\(error)")
    #expect(error.message.contains(expected), "\(error)")
  }

  @Test func `actions without a scene are refused unless one is given`() throws {
    #expect(throws: GestureFileError.self) { try GestureFile(actions: swipe.utf8) }
    #expect(try GestureFile(actions: swipe.utf8, scene: "x").scene == "x")
  }

  @Test func `values lie no deeper than a reader can bear`() throws {
    let deep = String(repeating: "[", count: 100_000)

    let error = try #require(throws: GestureFileError.self) {
      try GestureFile(actions: deep.utf8, scene: "s")
    }

    #expect(error.message.contains("64 values inside each other"))
  }
}
