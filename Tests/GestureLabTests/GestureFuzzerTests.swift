import Foundation
import GestureLab
import Testing

/// A bounded part of what `segue bench-lab --fuzz` does a million times.
@Suite struct GestureFuzzerTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `damaged files never crash and always say where`(number: UInt64) throws {
    let seeds = try Recordings.all().map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
    var fuzzer = GestureFuzzer(seeds: seeds, number: number)

    let whole = try fuzzer.run(4000)

    #expect(whole > 0)
    #expect(whole < 4000)
  }

  @Test func `damaged actions never crash and always say where`() throws {
    let seeds = try Recordings.all().map {
      Array(try GestureFile(contentsOfFile: $0).actions().utf8)
    }
    var fuzzer = GestureFuzzer(seeds: Array(seeds.prefix(3)), readsActions: true)

    let whole = try fuzzer.run(300)

    #expect(whole < 300)
  }
}
