import Foundation
import Testing

@testable import X11Display

@Suite struct ServerTimeTests {
  @Test func `a server of this machine shares our clock`() {
    var time = ServerTime()

    time.observe(1_000_000, at: 1000.0004)

    #expect(time.sharesOurClock)
    #expect(abs(time.seconds(1_000_500, now: 1000.502) - 1000.5) < 1e-9)
  }

  @Test func `32 bits wrap after 49 days without a jump`() {
    var time = ServerTime()
    let wrap = 4_294_967.296
    time.observe(4_294_967_290, at: wrap - 0.006)

    let before = time.seconds(4_294_967_294, now: wrap - 0.001)
    let after = time.seconds(3, now: wrap + 0.004)

    #expect(abs(after - before - 0.005) < 1e-6)
  }

  @Test func `a server elsewhere is tied by the smallest delay`() {
    var time = ServerTime()

    time.observe(500_000, at: 9000.030)
    time.observe(501_000, at: 9001.010)

    #expect(!time.sharesOurClock)
    #expect(abs(time.seconds(502_000, now: 9002.2) - 9002.010) < 1e-6)
  }

  @Test func `a stamp is never after now, and 0 means now`() {
    let time = ServerTime()

    #expect(time.seconds(5_000_300, now: 5000) == 5000)
    #expect(time.seconds(0, now: 77.5) == 77.5)
  }
}
