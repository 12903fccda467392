import Foundation
import Motion
import Testing

@Suite struct RubberBandTests {
  @Test(arguments: [(10.0, 5.46), (50, 26.64), (100, 51.66), (200, 97.42), (400, 174.85)])
  func `B21: the published check values come out, both ways`(raw: Double, shown: Double) {
    let band = RubberBand(dimension: 852)

    #expect(abs(band.banded(raw) - shown) < 0.006)
    #expect(abs(band.banded(raw) - raw * 0.55 * 852 / (raw * 0.55 + 852)) < 1e-9)
    #expect(band.banded(-raw) == -band.banded(raw))
  }

  @Test(arguments: [0.0, 3, 77, 590, -77])
  func `B22: the inverse gives the finger's place back`(raw: Double) {
    let band = RubberBand(dimension: 852)

    #expect(abs(band.raw(from: band.banded(raw)) - raw) < 1e-6)
  }

  @Test func `nothing is shown of nothing`() {
    #expect(RubberBand(dimension: 0).banded(100) == 0)
    #expect(RubberBand(dimension: 100).banded(.nan) == 0)
    #expect(RubberBand(dimension: 100).raw(from: 500).isFinite)
  }
}
