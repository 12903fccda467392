import Foundation
import Testing
import XTestPointer

/// Nonsense is answered in one line and with the right status, never by a crash.
@Suite(.serialized) @MainActor
struct WrongRequestTests {
  @Test(arguments: [
    ["run", "no-such-scene"], ["run", "swipeback"], ["run", ""],
    ["run", "swipe-back", "--state", "nowhere"],
    ["run", "--device", "390"], ["run", "--device", "x"], ["run", "--device", "0x0"],
    ["run", "--device", "-390x844"], ["run", "--device", "99999x99999"],
    ["run", "--device", "nanxnan"], ["run", "--device", "infx844"], ["run", "--device", "1e9x844"],
    ["run", "--device", "390x844x3"],
    ["run", "--scale", "0"], ["run", "--scale", "-1"], ["run", "--scale", "nan"],
    ["run", "--scale", "inf"], ["run", "--scale", "two"], ["run", "--scale", "1e300"],
    ["run", "--device", "2000x2000", "--scale", "8"],
    ["run", "--set", "treshold=0.3"], ["run", "--set", "threshold=2"],
    ["run", "--set", "threshold=nan"], ["run", "--set", "threshold="], ["run", "--set", "=1"],
    ["run", "--set", "threshold"], ["run", "--set", "threshold=0.3x"],
    ["run", "--preset", "nothing"], ["run", "--preset", ""], ["run", "--preset"],
    ["run", "--slow", "0"], ["run", "--slow", "-2"], ["run", "--slow", "nan"],
    ["run", "--slow", "inf"], ["run", "--slow", "slow"],
    ["run", "--events-frames"], ["run", "--no-such-option"], ["run", "swipe-back", "extra"],
    ["no-such-command"], ["run", "--scale"],
  ])
  func `a wrong request is told before any window opens`(_ arguments: [String]) throws {
    // No display answers there: whoever asks for it exits with 3.
    let segue = try LiveSegue(arguments, display: ":99999")

    let ending = try segue.ending()

    #expect(ending.signal == nil)
    #expect(ending.status == 2)
    #expect(ending.errors.count == 1, "\(ending.errors)")
    #expect(ending.errors.first?.hasPrefix("segue: ") == true)
  }

  /// What begins with a dash is taken for the value it is, not for another option.
  @Test(arguments: [
    ["run", "--scale", "-1"], ["run", "--device", "-5x5"], ["run", "--slow", "-2"],
    ["snapshot", "swipe-back", "--percent", "-0.5"], ["snapshot", "swipe-back", "--at", "-1"],
    ["snapshot", "swipe-back", "--scale", "-2"],
  ])
  func `a negative number is told by the option's own words`(_ arguments: [String]) throws {
    let ending = try LiveSegue(arguments, display: ":99999").ending()

    let (option, value) = (arguments[arguments.count - 2], arguments[arguments.count - 1])
    #expect(ending.status == 2)
    #expect(ending.errors.first?.hasPrefix("segue: \(option) \(value): ") == true)
  }

  @Test(arguments: [nil, "", ":99999", "nonsense", "no.such.host.invalid:0", "::::"])
  func `a display that is not there is told`(_ display: String?) throws {
    let segue = try LiveSegue(["run", "swipe-back"], display: display)

    let ending = try segue.ending()

    #expect(ending.signal == nil)
    #expect(ending.status == 3)
    #expect(ending.errors.count == 1, "\(ending.errors)")
    #expect(ending.errors.first?.contains("DISPLAY") == true)
  }

  @Test func `events that cannot be written are told`() throws {
    let segue = try LiveSegue(["run", "--events", "/no/such/folder/events"], display: ":99999")

    let ending = try segue.ending()

    #expect(ending.status == 3)
    #expect(ending.errors.count == 1)
    #expect(ending.errors.first?.contains("/no/such/folder/events") == true)
  }
}
