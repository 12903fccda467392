import Foundation
import Testing

@testable import segue

@Suite struct EventSinkTests {
  /// A pipe with a name that is held open and read only when the test says so.
  private final class SlowReader {
    let path = NSTemporaryDirectory() + "segue-sink-\(UUID().uuidString)"
    private let descriptor: Int32

    init() throws {
      try #require(mkfifo(path, 0o600) == 0)
      descriptor = open(path, O_RDWR | O_NONBLOCK)
      try #require(descriptor >= 0)
    }

    deinit {
      close(descriptor)
      unlink(path)
    }

    /// All that is there now.
    func read() -> [UInt8] {
      var all: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      for _ in 0..<64 {
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        all += buffer[..<count]
      }
      return all
    }
  }

  @Test func `what a slow reader has missed is counted, and said when it has room again`() throws {
    let reader = try SlowReader()
    var told: [String] = []
    let sink = try EventSink(path: reader.path) { told.append($0) }
    defer { sink.finish() }
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 4095) + [UInt8(ascii: "\n")]
    var written = 2200
    for _ in 0..<written { sink.write(line) }
    let full = told

    var read: [UInt8] = []
    for _ in 0..<400 where told.count == 1 {
      read += reader.read()
      sink.write(line)
      written += 1
    }
    read += reader.read()

    let kept = read.count { $0 == UInt8(ascii: "\n") }
    #expect(full.count == 1)
    #expect(full.first?.contains("the reader is too slow") == true)
    #expect(kept * line.count == read.count)
    #expect(kept < written)
    #expect(told.dropFirst() == ["--events \(reader.path): \(written - kept) lines were left out"])
  }

  @Test func `a reader that keeps up misses nothing and hears nothing`() throws {
    let reader = try SlowReader()
    var told: [String] = []
    let sink = try EventSink(path: reader.path) { told.append($0) }
    var read: [UInt8] = []

    for index in 0..<100 {
      sink.write(Array("\(index)\n".utf8))
      read += reader.read()
    }
    sink.finish()

    #expect(String(decoding: read, as: UTF8.self).split(separator: "\n").count == 100)
    #expect(told.isEmpty)
  }
}
