import Testing

@testable import X11Display

@Suite struct FrameLeadTests {
  @Test func `a dear frame counts at once and is forgotten slowly`() {
    var lead = FrameLead()

    lead.painted(in: 0.005)
    let dear = lead.cost
    for _ in 0..<10 { lead.painted(in: 0.0005) }

    #expect(dear == 0.005)
    #expect(lead.cost < 0.005 && lead.cost > 0.003)
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

    lead.woke(late: 0.003)
    let busy = lead.seconds
    lead.woke(late: 5)

    #expect(abs(busy - calm - 0.003) < 1e-9)
    #expect(lead.lateness < 0.01)
  }

  @Test func `nonsense teaches nothing`() {
    var lead = FrameLead()
    let before = lead.seconds

    lead.painted(in: .nan)
    lead.painted(in: -1)
    lead.woke(late: .infinity)

    #expect(lead.seconds == before)
  }
}
