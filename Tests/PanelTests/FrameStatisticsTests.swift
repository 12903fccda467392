import Foundation
import Testing

@testable import Panel

@Suite struct FrameStatisticsTests {
  @Test func `ranks are values that were measured`() throws {
    let ranks = try #require(FrameStatistics.Ranks((1...100).map(Double.init).shuffled()))

    #expect(ranks.p50 == 50)
    #expect(ranks.p95 == 95)
    #expect(ranks.p99 == 99)
  }

  @Test func `one value is every rank, none is none, and no number counts as none`() {
    #expect(FrameStatistics.Ranks([4])?.p99 == 4)
    #expect(FrameStatistics.Ranks([]) == nil)
    #expect(FrameStatistics.Ranks([.nan, .infinity]) == nil)
  }

  @Test func `only the last frames count for ranks, all for what was missed`() {
    let frames = FrameStatistics(limit: 10)

    for index in 0..<25 {
      frames.add(.init(cost: Double(index), latency: index % 2 == 0 ? nil : 1, missed: 1))
    }

    #expect(frames.frames.count == 10)
    #expect(frames.count == 25)
    #expect(frames.missed == 25)
    #expect(frames.cost?.p50 == 19)
  }

  @Test func `the table is Markdown`() {
    let frames = FrameStatistics()
    frames.add(.init(cost: 0.002, latency: 0.016))

    #expect(
      frames.markdown == """
        | ms | p50 | p95 | p99 |
        | --- | ---: | ---: | ---: |
        | frame cost | 2.00 | 2.00 | 2.00 |
        | input to shown | 16.00 | 16.00 | 16.00 |

        1 frames, 0 missed refreshes, 60.0 Hz (16.67 ms), the ranks of the last 1.

        """)
  }
}
