import Testing

@testable import X11Display

@Suite struct FrameLeadTests {
  @Test func `two dear frames are passed over, three are allowed for`() {
    var lead = FrameLead()
    for _ in 0..<20 { lead.painted(in: 0.0005) }
    let calm = lead.seconds

    for _ in 0..<2 { lead.painted(in: 0.018) }
    let twice = lead.seconds
    lead.painted(in: 0.018)
    let thrice = lead.seconds
    for _ in 0..<16 { lead.painted(in: 0.0005) }

    #expect(twice == calm)
    #expect(thrice > calm + 0.017)
    #expect(lead.seconds == calm)
    #expect(lead.cost == 0.0005)
  }

  @Test func `a miss widens the margin, long success narrows it to its least`() {
    var lead = FrameLead()
    let start = lead.margin

    lead.cameLate(period: 1 / 60)
    let wide = lead.margin
    for _ in 0..<100_000 { lead.cameInTime() }

    #expect(wide > start)
    #expect(lead.margin == FrameLead.leastMargin)
  }

  @Test func `a busy machine is allowed for, within reason`() {
    var lead = FrameLead()
    let calm = lead.seconds

    for _ in 0..<3 { lead.woke(late: 0.003) }
    let busy = lead.seconds
    for _ in 0..<3 { lead.woke(late: 5) }

    #expect(abs(busy - calm - 0.003) < 1e-9)
    #expect(lead.seconds - calm < 0.01)
  }

  @Test func `nonsense teaches nothing`() {
    var lead = FrameLead()
    let before = lead.seconds

    lead.painted(in: .nan)
    lead.painted(in: -1)
    lead.woke(late: .nan)

    #expect(lead.seconds == before)
  }
}
