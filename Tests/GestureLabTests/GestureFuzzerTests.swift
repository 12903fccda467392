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

  @Test(arguments: ["401.0000000001", "0.1000000004", "1799999.9999999"])
  func `what lasts a little longer than can be written is written as it was read`(
    lasts: String
  ) throws {
    let text =
      "{\"segue\":{\"scene\":\"a\"},\"actions\":[{\"type\":\"pointer\",\"actions\":"
      + "[{\"type\":\"pointerMove\",\"x\":1,\"y\":2},{\"type\":\"pointerDown\"},"
      + "{\"type\":\"pointerMove\",\"duration\":\(lasts),\"x\":9,\"y\":9},"
      + "{\"type\":\"pointerUp\"},{\"type\":\"pause\",\"duration\":\(lasts)}]}]}"

    let file = try GestureFile(actions: Array(text.utf8), scene: "s")

    #expect(try GestureFile(parsing: file.text) == file)
  }

  @Test func `damaged moves that last are written as they were read`() throws {
    let move = "{\"type\":\"pointerMove\",\"duration\":40,\"x\":9,\"y\":9.1}"
    let text =
      "{\"segue\":{\"scene\":\"a\",\"set\":{\"x\":1}},\"actions\":[{\"type\":\"pointer\",\"actions\":"
      + "[{\"type\":\"pointerMove\",\"x\":1,\"y\":2},{\"type\":\"pointerDown\"},\(move),"
      + "{\"type\":\"pointerUp\"}]},{\"type\":\"wheel\",\"actions\":[{\"type\":\"scroll\",\"duration\":30,"
      + "\"x\":1,\"y\":1,\"deltaX\":0,\"deltaY\":10}]}]}"
    var fuzzer = GestureFuzzer(seeds: [Array(text.utf8)], readsActions: true)

    let whole = try fuzzer.run(2000)

    #expect(whole > 0)
  }
}
