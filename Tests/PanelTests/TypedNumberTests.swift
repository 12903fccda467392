import Playground
import Testing

@testable import Panel

@Suite struct TypedNumberTests {
  private func tunable(_ unit: TunableUnit, _ range: ClosedRange<Double>) -> Tunable {
    Tunable(
      key: "k", title: "T", unit: unit, range: range, defaultValue: range.lowerBound, step: 0.01,
      source: "test")
  }

  @Test(arguments: [
    ("0.35", 0.35), (" ,5 ", 0.5), ("35 %", 0.35), ("1e-1", 0.1), ("0,25", 0.25),
  ])
  func `parts are read as people write them`(text: String, value: Double) throws {
    let read = try TypedNumber.read(text, for: tunable(.fraction, 0...1))

    #expect(abs(read - value) < 1e-12)
  }

  @Test(arguments: [("250 ms", 0.25), ("0.3 s", 0.3), ("0.3s", 0.3)])
  func `times are read with their unit`(text: String, value: Double) throws {
    let read = try TypedNumber.read(text, for: tunable(.seconds, 0...3))

    #expect(abs(read - value) < 1e-12)
  }

  @Test func `velocities are read with their unit and a true minus`() throws {
    let read = try TypedNumber.read("−300 pt/s", for: tunable(.pointsPerSecond, -4000...4000))

    #expect(read == -300)
  }

  @Test(arguments: ["", "abc", "1.2.3", "nan", "inf", "2", "-0.1", "%", "0x"])
  func `what is no number or out of range is refused in words`(text: String) {
    #expect(throws: TypedNumber.Failure.self) {
      try TypedNumber.read(text, for: tunable(.fraction, 0...1))
    }
  }

  @Test func `steps land on round numbers`() {
    let tunable = tunable(.fraction, 0.05...0.95)

    let all = (0...90).map { tunable.nearest(to: 0.05 + Double($0) * 0.01 + 1e-4) }

    #expect(all[25] == 0.3)
    #expect(all.allSatisfy { tunable.range.contains($0) })
    #expect(tunable.increment(.fine) == 0.01)
    #expect(abs(tunable.increment(.coarse) - 0.09) < 1e-12)
  }
}
