import Drawing
import Foundation
import Testing
import XTestPointer

/// `segue snapshot`: pictures of the real program, without a display.
@Suite(.serialized) @MainActor
struct SnapshotTests {
  private let path = NSTemporaryDirectory() + "segue-snapshot-\(UUID().uuidString).png"

  /// Runs the command; takes the picture away again.
  private func snapshot(_ arguments: [String]) throws -> CGImage {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let segue = try LiveSegue(["snapshot"] + arguments + ["-o", path], display: nil)
    let ending = try segue.ending()
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(ending.errors.isEmpty)
    return try CGImage(contentsOfFile: path)
  }

  @Test(arguments: DragScene.allCases, [1, 2] as [CGFloat])
  func `what it writes is what the window shows`(_ scene: DragScene, scale: CGFloat) throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(scene, scale: scale)
    var last = try segue.counters()
    while true {
      let next = try segue.counters()
      if next.number("ticks") != last.number("ticks") { last = next }
      if next.time - last.time > 0.3 { break }
    }

    let written = try snapshot([
      scene.rawValue, "--state", scene.state, "--scale", "\(Int(scale))",
    ])

    let shown = desk.hand?.pixels(x: 0, y: 0, width: written.width, height: written.height)
    #expect(written.width == Int(390 * scale))
    #expect(written.height == Int(844 * scale))
    #expect(shown == pixels(of: written))
  }

  @Test func `a strip holds its pictures side by side`() throws {
    let strip = try snapshot(["pull-to-dismiss", "--strip", "3", "--percent", "0.5"])

    #expect(strip.width == 3 * 390 + 2 * 8)
    #expect(strip.height == 844)
  }

  @Test func `the same request gives the same picture`() throws {
    let first = try snapshot(["swipe-back", "--at", "0.3"])

    let second = try snapshot(["swipe-back", "--at", "0.3"])

    #expect(pixels(of: first) == pixels(of: second))
  }

  @Test(
    arguments: [
      (["swipe-back"], 2, "--output"),
      (["swipe-back", "-o", "/no/such/folder/x.png"], 3, "there is no folder"),
      (["swipe-back", "-o", "/"], 3, "is a folder"),
      (["no-such-scene", "-o", "x.png"], 2, "unknown scene"),
      (["swipe-back", "--percent", "2", "-o", "x.png"], 2, "0 to 1"),
      (["swipe-back", "--percent", "nan", "-o", "x.png"], 2, "0 to 1"),
      (["swipe-back", "--at", "-1", "-o", "x.png"], 2, "--at"),
      (["swipe-back", "--at", "1", "--percent", "0.5", "-o", "x.png"], 2, "one of them"),
      (["swipe-back", "--strip", "0", "-o", "x.png"], 2, "1 to 24"),
      (["swipe-back", "--strip", "24", "--scale", "8", "-o", "x.png"], 2, "wider than"),
      (["swipe-back", "--state", "list", "--percent", "0.5", "-o", "x.png"], 2, "starts in"),
    ] as [([String], Int32, String)])
  func `a request that makes no sense is told in one line`(
    _ arguments: [String], _ status: Int32, _ text: String
  ) throws {
    let segue = try LiveSegue(["snapshot"] + arguments, display: nil)

    let ending = try segue.ending()

    #expect(ending.status == status)
    #expect(ending.errors.count == 1)
    #expect(ending.errors.first?.contains(text) == true, "\(ending.errors)")
  }

  /// `0xRRGGBB`, row by row.
  private func pixels(of image: CGImage) -> [UInt32] {
    let count = image.width * image.height
    let all = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let target = buffer.baseAddress else { return }
      image.copyPixels(to: target, bytesPerRow: 4 * image.width)
      filled = count
    }
    return all.map { $0 & 0xFF_FFFF }
  }
}
