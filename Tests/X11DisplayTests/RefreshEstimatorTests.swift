import Foundation
import Testing

@testable import X11Display

@Suite struct RefreshEstimatorTests {
  @Test func `a steady display gives its period and phase`() {
    var estimator = RefreshEstimator()

    for count in 0..<40 {
      estimator.add(time: 3.002 + Double(count) / 75, count: UInt64(count + 7))
    }

    #expect(abs(estimator.period - 1 / 75.0) < 1e-9)
    #expect(abs(estimator.refresh(notBefore: 3.5) - (3.002 + 38 / 75.0)) < 1e-6)
    #expect(estimator.count(at: 3.002 + 41 / 75.0) == 48)
    #expect(!estimator.isSoftwareClock)
  }

  @Test func `stamps cut to milliseconds average out`() {
    var estimator = RefreshEstimator()

    for count in 0..<40 {
      let time = (Double(count) / 60 * 1000).rounded(.down) / 1000
      estimator.add(time: 100.0005 + time, count: UInt64(count + 1))
    }

    #expect(abs(estimator.period - 1 / 60.0) < 0.0001)
    #expect(estimator.isSane)
  }

  @Test func `skipped refreshes do not count as long ones`() {
    var estimator = RefreshEstimator()
    var count: UInt64 = 500

    for index in 0..<40 {
      count += index % 3 == 0 ? 2 : 1
      estimator.add(time: Double(count) / 144 + 0.02, count: count)
    }

    #expect(abs(estimator.period - 1 / 144.0) < 1e-9)
  }

  @Test func `a software display is recognised by its first stamp`() {
    var estimator = RefreshEstimator()

    estimator.add(time: 1_304_381.186_4, count: 78_266_000)

    #expect(estimator.isSoftwareClock == (abs(1_304_381.186_4 - 78_266_000 * 16666e-6) < 0.009))
    estimator.add(time: 78_266 * 16666e-6 + 0.0003, count: 78_266)
    #expect(estimator.isSoftwareClock)
    #expect(estimator.period == 16666e-6)
  }

  @Test func `nonsense is found out`() {
    var estimator = RefreshEstimator()
    var random = SystemRandomNumberGenerator()
    var time = 5000.0

    for count in 0..<200 {
      time += Double.random(in: 0.001...0.2, using: &random)
      estimator.add(time: time, count: UInt64(count * 1_000_000 + 1))
    }

    #expect(!estimator.isSane)
  }

  @Test func `no stamp, no claim`() {
    let estimator = RefreshEstimator()

    #expect(estimator.count(at: 10) == nil)
    #expect(estimator.refresh(notBefore: 10) == 10)
    #expect(!estimator.isMeasured)
  }
}
