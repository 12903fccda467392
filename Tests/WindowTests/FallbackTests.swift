import Foundation
import Testing
import XTestPointer

extension WindowTests {
  /// Displays that lack something: a stated fall-back or one line, never a crash.
  @Suite struct FallbackTests {
    /// `Generic Event Extension` takes Present and XInput 2 with it, which cannot live without.
    @Test(arguments: ["MIT-SHM", "Generic Event Extension", "RANDR", "XFIXES", "SYNC"])
    func `without an extension the drag works all the same`(_ missing: String) throws {
      let transition = TransitionCase.all[1]
      let session = try WindowSession(
        transition.scene, state: transition.state, without: [missing])

      session.drag(from: transition.start, to: transition.place(at: 0.6).point)

      try session.expectTransition(transition.kind, completed: true)
      kill(session.program.id, SIGTERM)
      let end = try session.program.end()
      #expect(end.status == 0)
    }

    @Test func `without RENDER there is one line and status 3`() throws {
      let display = try VirtualDisplay(without: ["RENDER"])

      let program = try SegueProcess(["run"], display: display.name)

      let end = try program.end()
      #expect(end.status == 3)
      #expect(end.complaints.count == 1)
      #expect(end.complaints.first?.contains("no RENDER extension") == true)
    }

    @Test func `doctor says what falls back`() throws {
      let display = try VirtualDisplay(without: ["Generic Event Extension"])
      let program = try SegueProcess(["doctor", "--json"], display: display.name)

      let end = try program.end()

      let report = try #require(program.events.first)
      let findings = try #require(report.object["findings"] as? [[String: Any]])
      let present = findings.first { $0["subject"] as? String == "Present" }
      #expect(end.status == 0)
      #expect(report.flag("window") == true)
      #expect(present?["state"] as? String == "falls-back")
    }
  }
}
