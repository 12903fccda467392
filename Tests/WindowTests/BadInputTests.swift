import Foundation
import Testing
import XTestPointer

extension WindowTests {
  /// Requests that make no sense: one line, the right status, never a crash.
  @Suite struct BadInputTests {
    nonisolated struct Request: Sendable, CustomTestStringConvertible {
      let arguments: String
      let status: Int32
      /// What the line must say.
      let text: String

      var testDescription: String { arguments }
    }

    nonisolated static let requests = [
      Request(arguments: "run no-such-scene", status: 2, text: "unknown scene 'no-such-scene'"),
      Request(arguments: "run swipe-bak", status: 2, text: "did you mean 'swipe-back'?"),
      Request(arguments: "run --state nowhere", status: 2, text: "no state 'nowhere'"),
      Request(arguments: "run --device big", status: 2, text: "WIDTHxHEIGHT"),
      Request(arguments: "run --device 0x0", status: 2, text: "200 to 2000"),
      Request(arguments: "run --device 5x9999999", status: 2, text: "200 to 2000"),
      Request(arguments: "run --device 390xnan", status: 2, text: "200 to 2000"),
      Request(arguments: "run --scale 0", status: 2, text: "0.5 to 8"),
      Request(arguments: "run --scale nan", status: 2, text: "0.5 to 8"),
      Request(arguments: "run --scale 1e99", status: 2, text: "0.5 to 8"),
      Request(arguments: "run --device 2000x2000 --scale 8", status: 2, text: "8192 pixels"),
      Request(arguments: "run --slow 0", status: 2, text: "0.1 to 100"),
      Request(arguments: "run --slow inf", status: 2, text: "0.1 to 100"),
      Request(arguments: "run --set threshold", status: 2, text: "KEY=VALUE"),
      Request(arguments: "run --set =1", status: 2, text: "KEY=VALUE"),
      Request(arguments: "run --set threshold=high", status: 2, text: "is not a number"),
      Request(arguments: "run --set threshold=9", status: 2, text: "0.05 to 0.95"),
      Request(arguments: "run --set treshold=0.5", status: 2, text: "did you mean 'threshold'?"),
      Request(arguments: "run --events-frames", status: 2, text: "--events"),
      Request(arguments: "run --events /no/such/folder/x", status: 3, text: "cannot be written"),
      Request(arguments: "run --no-such-flag", status: 2, text: "--no-such-flag"),
      Request(arguments: "no-such-command", status: 2, text: "unknown scene"),
      Request(arguments: "snapshot", status: 2, text: "Missing"),
      Request(arguments: "snapshot swipe-back", status: 2, text: "--output"),
      Request(
        arguments: "snapshot swipe-back -o /no/such/folder/x.png", status: 3,
        text: "there is no folder"),
      Request(arguments: "snapshot swipe-back -o /tmp", status: 3, text: "is a folder"),
      Request(
        arguments: "snapshot swipe-back --percent 2 -o /tmp/x.png", status: 2, text: "0 to 1"),
      Request(
        arguments: "snapshot swipe-back --at 1 --percent 0.5 -o /tmp/x.png", status: 2,
        text: "one of them"),
      Request(
        arguments: "snapshot swipe-back --strip 0 -o /tmp/x.png", status: 2, text: "1 to 24"),
      Request(
        arguments: "snapshot swipe-back --state list --percent 0.5 -o /tmp/x.png", status: 2,
        text: "starts in 'detail'"),
      Request(arguments: "run", status: 3, text: "DISPLAY is not set"),
    ]

    @Test(arguments: requests)
    func `a bad request gets one line and its status`(_ request: Request) throws {
      let program = try SegueProcess(
        request.arguments.split(separator: " ").map(String.init), display: nil)

      let end = try program.end()

      #expect(end.status == request.status)
      #expect(end.complaints.count == 1)
      #expect(end.complaints.first?.hasPrefix("segue: ") == true)
      #expect(end.complaints.first?.contains(request.text) == true, "\(end.complaints)")
    }

    @Test func `a display that does not answer gets one line and status 3`() throws {
      let program = try SegueProcess(["run"], display: ":4095")

      let end = try program.end()

      #expect(end.status == 3)
      #expect(end.complaints.count == 1)
      #expect(end.complaints.first?.contains(":4095") == true)
    }

    @Test(arguments: ["--help", "--version", "run --help", "scenes", "scenes --json"])
    func `what needs no display works without one`(_ arguments: String) throws {
      let words = arguments.split(separator: " ").map(String.init)
      let program = try SegueProcess(words, display: nil, readsEvents: false)

      let end = try program.end()

      #expect(end.status == 0)
      #expect(end.complaints.isEmpty)
    }

    @Test func `a reader of the events that goes away ends nothing`() throws {
      let session = try WindowSession("swipe-back", state: "detail")

      session.program.stopReading()
      session.drag(from: CGPoint(x: 40, y: 500), to: CGPoint(x: 300, y: 500))
      session.pointer.send(protocol: "WM_DELETE_WINDOW", to: session.window)

      let end = try session.program.end()
      #expect(end.status == 0)
      #expect(end.complaints.isEmpty)
    }
  }
}
