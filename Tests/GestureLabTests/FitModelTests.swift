import Foundation
import GestureLab
import Testing

@Suite struct FitModelTests {
  private typealias Sample = FitModel.Sample

  private func sample(_ percent: Double, _ velocity: Double, _ finishes: Bool) -> Sample {
    Sample(
      name: "\(percent) \(velocity)", percent: percent, velocity: velocity,
      isMeantToFinish: finishes)
  }

  @Test func `distance alone is preferred where it is enough, in the middle of the gap`() throws {
    let samples = [
      sample(0.1, 900, false), sample(0.3, 0, false), sample(0.5, 0, true), sample(0.8, 100, true),
    ]

    let result = try #require(FitModel.fit(samples))

    #expect(abs(result.thresholds.percent - 0.4) < 1e-9)
    #expect(result.thresholds.velocity == 0)
    #expect(result.errors.isEmpty)
    #expect(Set(result.nearest.prefix(2).map(\.percent)) == [0.3, 0.5])
  }

  @Test func `velocity is asked for where distance is not enough`() throws {
    let samples = [
      sample(0.2, 0, false), sample(0.35, 100, false), sample(0.2, 1500, true),
      sample(0.6, 0, true), sample(0.7, 50, true),
    ]

    let result = try #require(FitModel.fit(samples))

    #expect(result.errors.isEmpty)
    #expect(abs(try #require(result.thresholds.velocity) - 800) < 1e-9)
    #expect((0.35...0.6).contains(result.thresholds.percent))
  }

  @Test func `what cannot be separated is counted`() throws {
    let samples = [sample(0.5, 0, true), sample(0.5, 0, false), sample(0.9, 0, true)]

    let result = try #require(FitModel.fit(samples))

    #expect(result.errors.count == 1)
  }

  @Test func `without samples there is no fit`() {
    #expect(FitModel.fit([]) == nil)
    #expect(FitModel.fit([sample(.nan, 0, true)]) == nil)
  }

  /// Tries every pair of thresholds on a fine grid, which the fit must not be worse than.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `no pair of thresholds has fewer errors`(seed: UInt64) throws {
    var state = seed
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31)
    }
    let samples = (0..<24).map { _ in
      let percent = random()
      let velocity = random() * 2000
      let noise = random() < 0.15
      return sample(percent, velocity, (percent > 0.45 || velocity > 1100) != noise)
    }

    let result = try #require(FitModel.fit(samples))

    var fewest = samples.count
    for step in 0...100 {
      for limit in [0] + (0...80).map({ Double($0) * 25 + 1 }) {
        let thresholds = FitModel.Thresholds(percent: Double(step) / 100, velocity: limit)
        fewest = min(
          fewest, samples.count { thresholds.verdict(on: $0).finishes != $0.isMeantToFinish })
      }
    }
    #expect(result.errors.count <= fewest)
    let confidence = try #require(result.confidence)
    #expect((0...1).contains(confidence))
  }

  @Test func `confidence is what the others would have known`() throws {
    // Leaving out either of the two middle ones moves the threshold, but not across them.
    let samples = [
      sample(0.1, 0, false), sample(0.2, 0, false), sample(0.3, 0, false), sample(0.6, 0, true),
      sample(0.7, 0, true), sample(0.8, 0, true),
    ]

    #expect(try #require(FitModel.fit(samples)).confidence == 1)
  }
}
