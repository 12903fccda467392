import Foundation
import GestureLab
import Testing

@Suite struct GestureFileTests {
  private let example = """
    segue-gesture 1
    scene: pull-to-dismiss
    state: presented
    device: 393x852
    set: threshold=0.35
    set: velocity=500
    intent: finish
    expect: cancel
    note: Meant to finish: see #7.

    0 down 195 90            # milliseconds, kind, x, y
    8 move 195 96
    420.5 up 195 520

    tap 360 66
    drag from 195 120 to 195 520 over 300 rate 125 ease easeOut hold 40
    flick from 195 120 to 195 300 velocity 1200
    hold at 20 30 for 600
    scroll at 195 400 by 0 -3
    key Shift+Tab
    wait 500
    """

  @Test func `every part of a file is read`() throws {
    let file = try GestureFile(parsing: example)

    #expect(file.scene == "pull-to-dismiss")
    #expect(file.state == "presented")
    #expect(file.device == CGSize(width: 393, height: 852))
    #expect(file.values == ["threshold": 0.35, "velocity": 500])
    #expect(file.intent == .finish)
    #expect(file.expect == .cancel)
    #expect(file.note == "Meant to finish: see #7.")
    #expect(file.steps.count == 10)
    #expect(file.steps[0] == .sample(time: 0, .down(CGPoint(x: 195, y: 90), finger: 0)))
    #expect(file.steps[3] == .tap(at: CGPoint(x: 360, y: 66), over: 50))
    #expect(
      file.steps[5]
        == .flick(
          FlickStep(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 300), velocity: 1200)))
  }

  @Test func `what is written reads the same`() throws {
    let file = try GestureFile(parsing: example)

    let again = try GestureFile(parsing: file.text)

    #expect(again == file)
    #expect(again.text == file.text)
  }

  @Test func `file to samples to file loses nothing`() throws {
    let file = try GestureFile(parsing: example)

    let samples = try file.expanded()
    let read = try GestureFile(parsing: samples.text)

    #expect(read == samples)
    #expect(try read.moments() == file.moments())
    #expect(read.duration == file.duration)
  }

  @Test func `lines may end as on Windows`() throws {
    let windows = example.replacingOccurrences(of: "\n", with: "\r\n")

    #expect(try GestureFile(parsing: windows) == GestureFile(parsing: example))
  }

  @Test(
    arguments: [
      ("", 1, 1, "segue-gesture 1"),
      ("segue-gesture 2\n", 1, 15, "version 1"),
      ("hello", 1, 1, "segue-gesture 1"),
      ("segue-gesture 1\nstate: a\n\nwait 1", 3, 1, "scene: ID"),
      ("segue-gesture 1\nscene: a\nscene: b\n\nwait 1", 3, 1, "once"),
      ("segue-gesture 1\nscene a\n\nwait 1", 2, 1, "'key: value'"),
      ("segue-gesture 1\nsize: a\n\nwait 1", 2, 1, "one of the headers"),
      ("segue-gesture 1\nscene: a\ndevice: 390\n\nwait 1", 3, 9, "390x844"),
      ("segue-gesture 1\nscene: a\nset: x=y\n\nwait 1", 3, 8, "a number for x"),
      (
        "segue-gesture 1\nscene: a\nexpect: maybe\n\nwait 1", 3, 9, "'finish' or 'cancel' or 'none'"
      ),
      ("segue-gesture 1\nscene: a\n", 2, 9, "a blank line"),
      ("segue-gesture 1\nscene: a\n\n", 3, 1, "a step"),
      ("segue-gesture 1\nscene: a\n\n0 down 1", 4, 9, "y in points"),
      ("segue-gesture 1\nscene: a\n\n0 down 1 nan", 4, 10, "y in points"),
      ("segue-gesture 1\nscene: a\n\n0 jump 1 2", 4, 3, "one of down"),
      ("segue-gesture 1\nscene: a\n\nfling 1 2", 4, 1, "one of tap"),
      ("segue-gesture 1\nscene: a\n\n0 move 1 2", 4, 1, "to be down before it moves"),
      ("segue-gesture 1\nscene: a\n\n0 down 1 2", 4, 11, "expected 'up' for finger 0"),
      ("segue-gesture 1\nscene: a\n\n8 down 1 2\n4 up 1 2", 5, 1, "a time from 8 on"),
      ("segue-gesture 1\nscene: a\n\n0 down 1 2\n0 down 1 2", 5, 1, "is down already"),
      ("segue-gesture 1\nscene: a\n\ntap 1 2 3", 4, 9, "the end of the line"),
      ("segue-gesture 1\nscene: a\n\ndrag from 1 2 to 3 4 over 5 ease soft", 4, 34, "linear"),
      ("segue-gesture 1\nscene: a\n\nflick from 1 2 to 1 2 velocity 5", 4, 1, "goes somewhere"),
      ("segue-gesture 1\nscene: a\n\nkey Escap", 4, 5, "a key"),
      ("segue-gesture 1\nscene: a\n\nwait 1e3", 4, 6, "milliseconds"),
      ("segue-gesture 1\nscene: é\u{1}\n\nwait 1", 2, 9, "control character"),
      ("segue-gesture 1\nscene: a\rb\n\nwait 1", 2, 9, "control character 13"),
    ])
  func `a damaged file is refused with line, column and what was expected`(
    text: String, line: Int, column: Int, expected: String
  ) throws {
    let error = try #require(throws: GestureFileError.self) { try GestureFile(parsing: text) }

    #expect(error.line == line, "\(error)")
    #expect(error.column == column, "\(error)")
    #expect(error.message.contains(expected), "\(error)")
    #expect(error.naming("a.gesture").description.hasPrefix("a.gesture:\(line):\(column): "))
  }

  @Test func `bytes that are no text are refused where they stand`() throws {
    let bytes = Array("segue-gesture 1\nscene: é".utf8) + [0xFF]

    let error = try #require(throws: GestureFileError.self) { try GestureFile(parsing: bytes) }

    #expect((error.line, error.column) == (2, 9))
    #expect(error.message.contains("UTF-8"))
  }

  @Test func `a file that would grow beyond measure is refused`() throws {
    let text = "segue-gesture 1\nscene: a\n\ndrag from 1 2 to 3 4 over 3600000 rate 10000\n"

    let error = try #require(throws: GestureFileError.self) { try GestureFile(parsing: text) }

    #expect(error.message.contains("at most 1000000 samples"))
  }

  @Test func `every key can be written and read`() throws {
    let names = [
      "Escape", "a", "Z", "é", "+", "Shift++", "Control+Alternate+x", "F12", "NumberSign",
    ]

    for name in names {
      let press = try #require(KeyPress(name: name))
      #expect(press.name == name)
    }
    #expect(KeyPress(name: "Hyper+a") == nil)
    #expect(KeyPress(name: "F36") == nil)
  }
}
